import { formatAmount } from '@/contract/money'
import { OFFLINE_PAY, ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import type { Db } from '@/server/kernel/db/client'
import { bankReceipts } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { oweBack, receivedFor } from '@/server/modules/order/bank-receipts'
import {
  lockOrder,
  type OrderChange,
  type OrderRow,
  tellBuyer,
  transition,
} from '@/server/modules/order/transition'

export type Receipt = {
  orderNo: string
  /** Fen. */
  amount: number
  /** The day it arrived, `2026-11-24`. */
  day: string
  /** The bank's own reference. */
  reference: string
  bookedBy: string
}

type Booked = { order: OrderRow; missing: number; excess: number }

/** What becomes of an order that so much, fen, has arrived for. */
async function effectOf(
  tx: Db,
  order: OrderRow,
  { received, now }: { received: number; now: number },
): Promise<OrderChange> {
  const { payableAmount } = order
  const missing = payableAmount - received
  if (missing > 0) {
    const text = `已收到 ¥${formatAmount(received)}，还差 ¥${formatAmount(missing)}，请补足后上传凭证`
    await tellBuyer(tx, order, { event: 'transferShort', text, now })
    return { payStatus: PAY_STATUS.unpaid, dueAt: new Date(now + ORDER_WAITS.noVoucher) }
  }
  const back = missing < 0 ? `，多付的 ¥${formatAmount(-missing)} 将原路退回` : ''
  const text = `已收到 ¥${formatAmount(received)}${back}`
  await tellBuyer(tx, order, { event: 'transferPaid', text, now })
  return {
    payStatus: PAY_STATUS.paid,
    paidAmount: payableAmount,
    paidAt: new Date(now),
    dueAt: new Date(now + ORDER_WAITS.notAccepted),
  }
}

const needsMoney = ({ status, payStatus }: OrderRow) =>
  status === ORDER_STATUS.pending && payStatus !== PAY_STATUS.paid

/** Of all that arrived, fen, what an order that needs no money any more was not paid with. */
function unneeded({ payType, paidAmount }: OrderRow, received: number): number {
  // A shop may have confirmed a transfer before it was booked.
  const byTransfer = payType === OFFLINE_PAY ? paidAmount : 0
  return Math.max(0, received - byTransfer)
}

/**
 * Books money that arrived at the bank, with a voucher or without. Less than the order's amount leaves it
 * unpaid and tells the buyer what is missing; more pays it, and the excess is owed back, as is what arrives for
 * an order that needs no money any more, beyond a transfer its shop has confirmed. A reference is booked once:
 * CONFLICT.
 */
export function bookTransfer(db: Db, receipt: Receipt, now: number): Promise<Booked> {
  return withRetries(() =>
    db.transaction(async (tx) => {
      const { orderNo, amount } = receipt
      const order = await lockOrder(tx, orderNo)
      const booked = await tx
        .insert(bankReceipts)
        .values({ ...receipt, bookedAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ reference: bankReceipts.reference })
      if (booked.length === 0) throw new HttpError('CONFLICT', '该银行流水号已入账')
      const received = await receivedFor(tx, orderNo)
      if (!needsMoney(order)) {
        const excess = Math.min(amount, unneeded(order, received))
        await oweBack(tx, { orderNo, amount: excess, now })
        return { order, missing: 0, excess }
      }
      const step = { orderNo, name: 'bookTransfer', by: 'merchant', now } as const
      const moved = await transition(tx, step, (locked) => effectOf(tx, locked, { received, now }))
      const excess = Math.max(0, received - order.payableAmount)
      await oweBack(tx, { orderNo, amount: excess, now })
      return { order: moved, missing: Math.max(0, order.payableAmount - received), excess }
    }),
  )
}
