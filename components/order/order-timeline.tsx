import { MomentText } from '@/components/shared/moment-text'
import type { OrderEvent } from '@/contract/order'
import s from './order-detail.module.css'
import { OrderPanel } from './order-panel'

type OrderTimelineProps = { events: OrderEvent[] }

/** What has happened to an order, the newest first. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  return (
    <OrderPanel title="订单进度">
      <ol className={s.body}>
        {events.toReversed().map(({ title, text, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may be alike
          <li key={`${at}-${place}`} className={s.event}>
            <span className={s.at}>
              <MomentText value={at} />
            </span>
            <span>{title}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </OrderPanel>
  )
}
