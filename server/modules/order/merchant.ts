import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import type { TransitionName } from '@/contract/order/order-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { acceptEffect, refuseEffect } from './acceptance'
import { cancelEffect } from './cancel'
import { refundEffect } from './refund-effect'
import { deliverEffect, type Parcel, pack, shipEffect } from './shipping'
import { lockOrder, type OrderChange, type OrderRow, REFUSED, transition } from './transition'

type Effect = (tx: Db, order: OrderRow, now: number) => Promise<OrderChange>

/** The other side's order actions; each step notifies the buyer (DOMAIN 3.1). */
export function createMerchant(db: Db, clock: () => number) {
  const run = (work: (tx: Db) => Promise<OrderRow>) => withRetries(() => db.transaction(work))

  const step = (
    tx: Db,
    { orderNo, name }: { orderNo: string; name: TransitionName },
    effect: Effect,
  ) => {
    const now = clock()
    const taken = { orderNo, name, by: 'merchant' as const, now }
    return transition(tx, taken, (order) => effect(tx, order, now))
  }
  const move = (name: TransitionName, effect: Effect) => (orderNo: string) =>
    run((tx) => step(tx, { orderNo, name }, effect))

  const drop = (
    name: TransitionName,
    textOf: (order: OrderRow) => { reason: string; text: string },
  ) =>
    move(name, (tx, order, now) => {
      const { reason, text } = textOf(order)
      return cancelEffect(tx, order, { reason, text, now, isTold: true })
    })

  return {
    accept: move('accept', acceptEffect),
    decline: (orderNo: string, reason: string) =>
      drop('decline', () => ({ reason, text: `店铺未能接单：${reason}` }))(orderNo),
    agreeCancel: drop('agreeCancel', ({ cancelReason }) => ({
      reason: cancelReason,
      text: '店铺同意取消',
    })),
    refuseCancel: (orderNo: string, reason: string) =>
      move('refuseCancel', (tx, order, now) => refuseEffect(tx, order, { reason, now }))(orderNo),

    /**
     * Ships a parcel; the one with the last open piece advances the order. Throws CONFLICT when the
     * order, once locked, is not what the caller saw.
     */
    ship: (orderNo: string, parcel: Parcel, isStill: (order: OrderRow) => boolean = () => true) =>
      run(async (tx) => {
        const order = await lockOrder(tx, orderNo)
        if (!isStill(order)) throw new HttpError('CONFLICT', REFUSED)
        const packed = await pack(tx, orderNo, parcel)
        if (order.shipsTogether && packed.shipped < packed.total) {
          throw new HttpError('CONFLICT', '买家要求到齐后一起发货')
        }
        const name = packed.shipped === packed.total ? 'shipRest' : 'shipPart'
        return step(tx, { orderNo, name }, (_tx, order, now) =>
          shipEffect(tx, order, { packed, now }),
        )
      }),

    deliver: move('deliver', deliverEffect),

    /** The shop has refunded a bank transfer itself. */
    refund: move('refund', async (tx, order, now) => {
      if (order.payType !== OFFLINE_PAY) throw new HttpError('CONFLICT', '在线支付由支付平台退回')
      return refundEffect(tx, order, { text: '已由店铺线下退回', now })
    }),
  }
}

export type Merchant = ReturnType<typeof createMerchant>
