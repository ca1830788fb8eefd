import { Button, DatePicker } from 'antd'
import Router from 'next/router'
import type { FormEvent } from 'react'
import { DAY_FORMAT, pickedDay } from '@/components/ui/picked-day'
import { isDay } from '@/contract/china-clock'
import { type OrderListState, orderListAddress } from '@/contract/order/order-list-address'
import { routes } from '@/contract/routes'
import s from './shared/order-list.module.css'

const FIELDS = [
  { name: 'fromDay', label: '下单日期从', placeholder: '开始日期' },
  { name: 'toDay', label: '下单日期到', placeholder: '结束日期' },
] as const

function dayOf(form: FormData, name: 'fromDay' | 'toDay'): string | null {
  const text = String(form.get(name) ?? '')
  return isDay(text) ? text : null
}

/** The days in a form, the earlier one first: whoever fills them in the wrong way round means the same. */
function periodOf(form: FormData) {
  const fromDay = dayOf(form, 'fromDay')
  const toDay = dayOf(form, 'toDay')
  return fromDay && toDay && fromDay > toDay
    ? { fromDay: toDay, toDay: fromDay }
    : { fromDay, toDay }
}

type OrderPeriodProps = { state: OrderListState }

/** First and last day of placing; either may be left open. */
export function OrderPeriod({ state }: OrderPeriodProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const period = { ...periodOf(new FormData(event.currentTarget)), dateKey: null, page: 1 }
    void Router.push(routes.orders(orderListAddress.write({ ...state, ...period })), undefined, {
      scroll: false,
    })
  }
  return (
    <form className={s.period} onSubmit={handleSubmit}>
      {FIELDS.map(({ name, label, placeholder }) => (
        <DatePicker
          key={name}
          className={s.day ?? ''}
          name={name}
          format={DAY_FORMAT}
          defaultValue={pickedDay(state[name])}
          placeholder={placeholder}
          aria-label={label}
        />
      ))}
      <Button htmlType="submit">按日期查</Button>
    </form>
  )
}
