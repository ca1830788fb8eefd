import type { MoveName } from '@/contract/order-moves'
import { OFFLINE_PAY } from '@/contract/order-state'
import type { Db } from '@/server/db/client'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { refundEffect } from '@/server/modules/payment/refunds'
import { acceptEffect, refuseEffect } from './acceptance'
import { cancelEffect, tellCancelled } from './cancel'
import { deliverEffect, type Parcel, pack, shipEffect } from './shipping'
import { lockOrder, type OrderChange, type OrderRow, transition } from './transition'

type Effect = (tx: Db, order: OrderRow, now: number) => Promise<OrderChange>

/** What the other side does with an order; each step tells the buyer (DOMAIN 3.1). */
export function createMerchant(db: Db, clock: () => number) {
  const run = (work: (tx: Db) => Promise<OrderRow>) => withRetries(() => db.transaction(work))

  const step = (tx: Db, { orderNo, name }: { orderNo: string; name: MoveName }, effect: Effect) => {
    const now = clock()
    const taken = { orderNo, name, by: 'merchant' as const, now }
    return transition(tx, taken, (order) => effect(tx, order, now))
  }
  const move = (name: MoveName, effect: Effect) => (orderNo: string) =>
    run((tx) => step(tx, { orderNo, name }, effect))

  const drop = (name: MoveName, textOf: (order: OrderRow) => { reason: string; text: string }) =>
    move(name, async (tx, order, now) => {
      const { reason, text } = textOf(order)
      await tellCancelled(tx, order, text, now)
      return cancelEffect(tx, order, { reason, text, now })
    })

  return {
    accept: move('accept', acceptEffect),
    decline: (orderNo: string, reason: string) =>
      drop('decline', () => ({ reason, text: `店铺未能接单：${reason}` }))(orderNo),
    agreeCancel: drop('agreeCancel', ({ cancelReason }) => ({
      ...{ reason: cancelReason, text: '店铺同意取消' },
    })),
    refuseCancel: (orderNo: string, reason: string) =>
      move('refuseCancel', (tx, order, now) => refuseEffect(tx, order, { reason, now }))(orderNo),

    /** Sends a parcel; the one with the last open piece moves the order on. */
    ship: (orderNo: string, parcel: Parcel) =>
      run(async (tx) => {
        await lockOrder(tx, orderNo)
        const packed = await pack(tx, orderNo, parcel)
        const name = packed.shipped === packed.total ? 'shipRest' : 'shipPart'
        return step(tx, { orderNo, name }, (_tx, order, now) =>
          shipEffect(tx, order, { packed, now }),
        )
      }),

    deliver: move('deliver', deliverEffect),

    /** The shop has sent back by itself what was paid by transfer. */
    refund: move('refund', async (tx, order, now) => {
      if (order.payType !== OFFLINE_PAY) throw new Fault('CONFLICT', '在线支付由支付平台退回')
      return refundEffect(tx, order, { text: '已由店铺线下退回', now })
    }),
  }
}

export type Merchant = ReturnType<typeof createMerchant>
