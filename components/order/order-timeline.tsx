import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderEvent } from '@/contract/order/order-calls'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

type OrderTimelineProps = { events: OrderEvent[] }

/** Events of an order, newest first. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  return (
    <OrderPanel title="订单进度">
      <ol className={s.body}>
        {events.toReversed().map(({ title, text, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may be alike
          <li key={`${at}-${place}`} className={s.event}>
            <span className={s.at}>
              <TimestampText value={at} />
            </span>
            <span>{title}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </OrderPanel>
  )
}
