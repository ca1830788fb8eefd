import { formatAmount } from '@/contract/money'
import { PAY_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { type OrderChange, type OrderRow, tellBuyer } from './transition'

/** Side effect of a refund: a timeline entry and a message to the buyer. */
export async function refundEffect(
  tx: Db,
  order: OrderRow,
  { text, now }: { text: string; now: number },
): Promise<OrderChange> {
  const { paidAmount } = order
  const said = `¥${formatAmount(paidAmount)} ${text}`
  await tellBuyer(tx, order, { event: 'refunded', text: said, now })
  return {
    payStatus: PAY_STATUS.refunded,
    refundStatus: REFUND_STATUS.refunded,
    refundAmount: paidAmount,
  }
}
