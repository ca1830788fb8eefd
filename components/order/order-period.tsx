import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import Router from 'next/router'
import type { FormEvent } from 'react'
import type { OrderListState } from '@/contract/order/order-list-address'
import { DAY as IS_DAY } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import s from './shared/order-list.module.css'

const DAY = 'YYYY-MM-DD'
const SHOWN = [
  { name: 'from', label: '下单日期从', placeholder: '开始日期', of: 'fromDay' },
  { name: 'to', label: '下单日期到', placeholder: '结束日期', of: 'toDay' },
] as const

/** The days in a form, the earlier one first: whoever fills them in the wrong way round means the same. */
function periodOf(form: FormData) {
  const [from = null, to = null] = SHOWN.map(({ name }) => String(form.get(name) ?? '')).map(
    (text) => (IS_DAY.test(text) ? text : null),
  )
  const isTurned = from && to && from > to
  return isTurned ? { fromDay: to, toDay: from } : { fromDay: from, toDay: to }
}

type OrderPeriodProps = { state: OrderListState }

/** First and last day of placing; either may be left open. */
export function OrderPeriod({ state }: OrderPeriodProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const period = { ...periodOf(new FormData(event.currentTarget)), dateKey: null, page: 1 }
    void Router.push(routes.orders({ ...state, ...period }), undefined, { scroll: false })
  }
  return (
    <form className={s.period} onSubmit={handleSubmit}>
      {SHOWN.map(({ name, label, placeholder, of }) => (
        <DatePicker
          key={name}
          className={s.day ?? ''}
          name={name}
          format={DAY}
          defaultValue={state[of] ? dayjs(state[of]) : null}
          placeholder={placeholder}
          aria-label={label}
        />
      ))}
      <Button htmlType="submit">按日期查</Button>
    </form>
  )
}
