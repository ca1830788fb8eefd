import { eq, sql } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import type { Db } from '@/server/kernel/db/client'
import { bankExcesses, bankReceipts } from '@/server/kernel/db/order-schema'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import type { OrderRow } from './transition'

/** What operators have booked as received for an order, fen; 0 without a booking. */
export async function receivedFor(tx: Db, orderNo: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${bankReceipts.amount}), 0)`.mapWith(Number) })
    .from(bankReceipts)
    .where(eq(bankReceipts.orderNo, orderNo))
  return row?.sum ?? 0
}

/** Throws CONFLICT when booked money of this order falls short of its amount. */
export async function requireNoShortfall(
  tx: Db,
  { orderNo, payableAmount }: Pick<OrderRow, 'orderNo' | 'payableAmount'>,
): Promise<void> {
  const received = await receivedFor(tx, orderNo)
  if (received === 0 || received >= payableAmount) return
  const missing = formatAmount(payableAmount - received)
  throw new HttpError('CONFLICT', `转账还差 ¥${missing}，到账后再接单`)
}

type Excess = { orderNo: string; amount: number; now: number }

/** Records that so much, fen, is to go back to the buyer's bank; nothing for 0. `now` is epoch ms. */
export async function oweBack(tx: Db, { orderNo, amount, now }: Excess): Promise<void> {
  if (amount === 0) return
  const createdAt = new Date(now)
  await tx
    .insert(bankExcesses)
    .values({ excessNo: documentNo('E', now), orderNo, amount, createdAt })
}

/** An order ends, or is paid otherwise, that part of its money had arrived for: that part goes back. */
export async function oweReceivedBack(tx: Db, orderNo: string, now: number): Promise<number> {
  const amount = await receivedFor(tx, orderNo)
  await oweBack(tx, { orderNo, amount, now })
  return amount
}
