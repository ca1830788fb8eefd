import { Alert } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderDetail } from '@/contract/order/order-calls'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { leftText } from './left-text'

type DueProps = { at: number }

/** The time left stands outside of what is announced: it changes every minute. */
function Due({ at }: DueProps) {
  const left = useCountdown(at)
  return (
    <>
      请在 <TimestampText value={at} /> 前付款，逾期自动取消
      <span aria-live="off">（剩余 {leftText(left)}）</span>
    </>
  )
}

type SubmittedProps = { orders: OrderDetail[] }

/** Said first: that the orders are placed, and until when they can be paid. */
export function Submitted({ orders }: SubmittedProps) {
  const [first] = orders.flatMap(({ dueAt }) => dueAt ?? []).sort((a, b) => a - b)
  const amount = orders.reduce((sum, { payableAmount }) => sum + payableAmount, 0)
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title={
        <>
          {orders.length} 个订单已提交，应付 <Amount value={amount} size="m" />
        </>
      }
      description={first === undefined ? null : <Due at={first} />}
    />
  )
}
