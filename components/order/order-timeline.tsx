import { Timeline } from 'antd'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { OrderEvent } from '@/contract/order/order-calls'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

type OrderTimelineProps = { events: OrderEvent[] }

/** Events of an order, newest first. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  return (
    <OrderPanel title="订单进度">
      <div className={s.body}>
        <Timeline
          items={events.toReversed().map(({ title, text, at }, place) => ({
            // Events have no id, and two may be alike.
            key: `${at}-${place}`,
            color: place === 0 ? 'blue' : 'gray',
            content: (
              <div className={s.event}>
                <p>
                  <b>{title}</b>{' '}
                  <span className={s.small}>
                    <TimestampText value={at} />
                  </span>
                </p>
                {text ? <p className={s.small}>{text}</p> : null}
              </div>
            ),
          }))}
        />
      </div>
    </OrderPanel>
  )
}
