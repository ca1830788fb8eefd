import { Button } from 'antd'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderDetail } from '@/contract/order/order-calls'
import { type PayType, payTitle } from '@/contract/order/order-status-rules'
import { payDueAt } from '@/contract/order/order-time-rules'
import { usePayTypeChange } from '@/hooks/payment/use-pay-type-change'
import s from './cashier.module.css'

type MethodChangeProps = {
  /** Those placed for, or changed to, the other kind of method. */
  orders: OrderDetail[]
  method: PayType
  onChanged: () => void
}

/** Offers unpaid orders another kind of method, and says until when they can then be paid. */
export function MethodChange({ orders, method, onChanged }: MethodChangeProps) {
  const { changeTo, isPending, failure } = usePayTypeChange()
  async function handleChange() {
    const orderNos = orders.map(({ orderNo }) => orderNo)
    if (await changeTo(orderNos, method)) onChanged()
  }
  const now = Date.now()
  const due = orders.map(({ createdAt, dueAt }) =>
    payDueAt({ payType: method, createdAt, dueAt, now }),
  )
  return (
    <div className={s.steps}>
      <p>
        {orders.length} 个订单现为{payTitle(orders[0]?.payType ?? method)}。改为{payTitle(method)}
        后，请在 <TimestampText value={Math.min(...due)} /> 前付款。
      </p>
      <Button type="primary" loading={isPending} onClick={() => void handleChange()}>
        改为{payTitle(method)}
      </Button>
      {failure ? (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      ) : null}
    </div>
  )
}
