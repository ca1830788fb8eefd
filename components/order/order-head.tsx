import { Steps } from 'antd'
import Router from 'next/router'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderDetail } from '@/contract/order/order-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { promisedDate, promiseText } from '@/contract/order/promised-date-rules'
import { routes } from '@/contract/routes'
import { useSaid } from '@/hooks/call/use-said'
import { OrderActions } from './order-actions'
import s from './shared/order-detail.module.css'
import { OrderDue, OrderStatus } from './shared/order-status'
import { orderSteps } from './step-list'

type OrderHeadProps = { order: OrderDetail }

function Progress({ order }: OrderHeadProps) {
  const steps = orderSteps(order)
  return (
    <div className={s.steps}>
      <Steps
        size="small"
        aria-label="订单步骤"
        current={steps.findIndex(({ status }) => status !== 'finish')}
        items={steps.map(({ title, at, status }) => ({
          key: title,
          title,
          status,
          ...(at !== null && { content: <TimestampText value={at} /> }),
        }))}
      />
    </div>
  )
}

/** The days the shop has promised, until they are kept or no longer matter. */
function PromisedDays({ order }: OrderHeadProps) {
  const { status, promisedShipAt, promisedArriveAt, shippedAt, shipments } = order
  if (promisedShipAt === null || promisedArriveAt === null) return null
  if (status === ORDER_STATUS.toShip) {
    return <span>{promiseText({ shipped: promisedShipAt, arrived: promisedArriveAt })}</span>
  }
  const isThere = shipments.length > 0 && shipments.every(({ deliveredAt }) => deliveredAt !== null)
  if (status !== ORDER_STATUS.toReceive || shippedAt === null || isThere) return null
  return <span>预计 {promisedDate(promisedArriveAt)}前送达</span>
}

/** Status, numbers and actions of an order, and how far it has come. */
export function OrderHead({ order }: OrderHeadProps) {
  const { orderNo, shop, poNumber, cancelReason } = order
  const [said, say] = useSaid()
  return (
    <section className={s.panel} aria-label="订单状态">
      <div className={s.top}>
        <div>
          <p className={s.status}>
            <OrderStatus order={order} />
            <OrderDue order={order} />
          </p>
          <p className={s.numbers}>
            <span>订单编号 {orderNo}</span>
            <MallLink href={routes.shop(shop.id)}>{shop.name}</MallLink>
            {poNumber ? <span>采购单号 {poNumber}</span> : null}
            <PromisedDays order={order} />
            {cancelReason ? <span>取消原因：{cancelReason}</span> : null}
          </p>
          <p className={s.said} role="status">
            {said}
          </p>
        </div>
        <OrderActions
          order={order}
          onDone={(text, action) => {
            if (action === 'hide') void Router.replace(routes.orders())
            else say(text)
          }}
        />
      </div>
      <Progress order={order} />
    </section>
  )
}
