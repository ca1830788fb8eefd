import { asc, eq } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { statusBadge } from '@/contract/order/order-status-rules'
import { tradeNoOfRemark } from '@/contract/payment/transfer-remark-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { requireWord, type WordOperation } from './operation'

/** The orders a transfer is for, by the remark on the bank's statement. */
async function transferOf(db: Db, remark: string | undefined) {
  const tradeNo = tradeNoOfRemark(requireWord(remark, 'remark'))
  const rows = tradeNo
    ? await db.select().from(orders).where(eq(orders.tradeNo, tradeNo)).orderBy(asc(orders.orderNo))
    : []
  if (rows.length === 0) throw new OperatorError(`no order has the remark ${remark}`)
  const lines = rows.map(({ orderNo, payableAmount, status, buyer }) =>
    [orderNo, formatAmount(payableAmount), statusBadge(status).title, buyer.company].join('  '),
  )
  return lines.join('\n')
}

/** Bank transfers. */
export const transferOperations = (db: Db): Record<string, WordOperation> => ({
  transfer: { run: ([remark]) => transferOf(db, remark) },
})
