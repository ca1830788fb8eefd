import { eq, sql } from 'drizzle-orm'
import { TOLD_EVENTS } from '@/contract/order/order-event-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { EXTENSION_DAYS, ORDER_WAITS } from '@/contract/order/order-time-rules'
import type { TransitionName } from '@/contract/order/order-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, shipments } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { cancelEffect, releaseGoods } from './cancel'
import {
  addEvent,
  lockOrder,
  type OrderChange,
  type OrderRow,
  tellBuyer,
  transition,
} from './transition'

type Mine = { userId: string; orderNo: string }

/** Side effect of a completed order: held goods are spent, every parcel has arrived. */
export async function completeEffect(
  tx: Db,
  order: OrderRow,
  { text, now, isTold = false }: { text: string; now: number; isTold?: boolean },
): Promise<OrderChange> {
  const { orderNo } = order
  await releaseGoods(tx, orderNo, 'spend')
  await tx
    .update(orderLines)
    .set({ receivedQty: sql`${orderLines.shippedQty}` })
    .where(eq(orderLines.orderNo, orderNo))
  await tx
    .update(shipments)
    .set({
      deliveredAt: sql`coalesce(${shipments.deliveredAt}, ${new Date(now).toISOString()}::timestamptz)`,
    })
    .where(eq(shipments.orderNo, orderNo))
  if (isTold) await tellBuyer(tx, order, { event: 'completed', text, now })
  else await addEvent(tx, orderNo, { title: TOLD_EVENTS.completed.title, text, now })
  return { finishedAt: new Date(now), dueAt: null }
}

/** The buyer's order actions (DOMAIN 3.1). */
export function createBuyerTransitions(db: Db, clock: () => number) {
  type Effect = (tx: Db, order: OrderRow, now: number) => Promise<OrderChange>

  const move = (name: TransitionName, mine: Mine, effect: Effect): Promise<OrderRow> => {
    const now = clock()
    return withRetries(() =>
      db.transaction((tx) =>
        transition(tx, { ...mine, name, by: 'buyer', now }, (order) => effect(tx, order, now)),
      ),
    )
  }

  const ask = (mine: Mine, reason: string) =>
    move('requestCancel', mine, async (tx, { orderNo }, now) => {
      await addEvent(tx, orderNo, { title: '申请取消', text: reason, now })
      const dueAt = new Date(now + ORDER_WAITS.cancelAsked)
      return { cancelAskedAt: new Date(now), cancelReason: reason, dueAt }
    })

  const drop = (mine: Mine, reason: string) =>
    move('cancel', mine, (tx, order, now) =>
      cancelEffect(tx, order, { reason, text: `买家取消：${reason}`, now }),
    )

  return {
    /** Cancels directly until the shop has accepted; afterwards asks the shop. */
    async cancel(mine: Mine, reason: string): Promise<OrderRow> {
      const { status } = await db.transaction((tx) => lockOrder(tx, mine.orderNo, mine.userId))
      return status === ORDER_STATUS.pending ? drop(mine, reason) : ask(mine, reason)
    },

    confirm: (mine: Mine) =>
      move('confirmReceipt', mine, (tx, order, now) =>
        completeEffect(tx, order, { text: '买家确认收货', now }),
      ),

    extend: (mine: Mine) =>
      move('extendReceipt', mine, async (tx, { orderNo, dueAt }, now) => {
        const text = `自动确认收货延后 ${EXTENSION_DAYS} 天`
        await addEvent(tx, orderNo, { title: '延长收货', text, now })
        const due = (dueAt?.getTime() ?? now) + ORDER_WAITS.extension
        return { isExtended: true, dueAt: new Date(due) }
      }),

    remind: (mine: Mine) =>
      move('remindShipment', mine, async (tx, { orderNo }, now) => {
        await addEvent(tx, orderNo, { title: '催发货', text: '已提醒店铺发货', now })
        return { remindedAt: new Date(now) }
      }),

    hide: (mine: Mine) =>
      move('hide', mine, (_tx, _order, now) => Promise.resolve({ hiddenAt: new Date(now) })),
  }
}
