import { Button, Input } from 'antd'
import dynamic from 'next/dynamic'
import Router from 'next/router'
import type { FormEvent } from 'react'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { TabBar } from '@/components/ui/tab-bar'
import { useDraftOf } from '@/components/ui/use-draft-of'
import { KEYWORD_MAX } from '@/contract/constants'
import type { OrderList } from '@/contract/order/order-calls'
import { type OrderListState, orderListAddress } from '@/contract/order/order-list-address'
import { DATE_KEYS, ORDER_TABS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import s from './shared/order-list.module.css'

/** Calendars weigh as much as the rest of the list, and few orders are looked for by date. */
const OrderPeriod = dynamic(async () => (await import('./order-period')).OrderPeriod, {
  ssr: false,
  loading: late(() => <div className={s.period} />),
})

type TabsProps = { state: OrderListState; orders: OrderList | undefined }

/** Tabs of SPEC section 4 with their order counts. */
export function OrderTabs({ state, orders }: TabsProps) {
  const countOf = (type: number) => orders?.counts.find((one) => one.type === type)?.count
  return (
    <TabBar
      label="订单状态"
      tabs={ORDER_TABS.map(({ type, title }) => ({
        title,
        href: routes.orders(orderListAddress.write({ ...state, type, page: 1 })),
        isCurrent: type === state.type,
        count: countOf(type),
      }))}
    />
  )
}

const DATES = [{ key: null, title: '全部时间' }, ...DATE_KEYS] as const

type OrderFilterProps = { state: OrderListState }

/** Keyword and period filter of the list. */
export function OrderFilter({ state }: OrderFilterProps) {
  const hasPeriod = Boolean(state.fromDay ?? state.toDay)
  const isOn = (key: OrderListState['dateKey']) => key === state.dateKey && !hasPeriod
  const [words, setWords] = useDraftOf(state.keyword)
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = words.trim()
    void Router.push(
      routes.orders(orderListAddress.write({ ...state, keyword, page: 1 })),
      undefined,
      { scroll: false },
    )
  }
  return (
    <div className={s.filter}>
      <form className={s.form} action={routes.orders()} onSubmit={handleSubmit}>
        <Input
          type="search"
          name="keyword"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={KEYWORD_MAX}
          placeholder="订单号、采购单号、商品名称或编号"
          aria-label="搜索订单"
        />
        <Button htmlType="submit">查找</Button>
      </form>
      <nav className={s.dates} aria-label="下单时间">
        {DATES.map(({ key, title }) => (
          <MallLink
            key={title}
            href={routes.orders(
              orderListAddress.write({
                ...state,
                dateKey: key,
                fromDay: null,
                toDay: null,
                page: 1,
              }),
            )}
            isInPlace
            className={isOn(key) ? `${s.date} ${s.on}` : s.date}
            aria-current={isOn(key) ? 'true' : undefined}
          >
            {title}
          </MallLink>
        ))}
      </nav>
      <OrderPeriod key={`${state.fromDay} ${state.toDay}`} state={state} />
    </div>
  )
}
