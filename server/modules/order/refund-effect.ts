import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatAmount } from '@/contract/money'
import { PAY_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { addEvent, notifyBuyer, type OrderChange, type OrderRow } from './transition'

/** Side effect of a refund: a timeline entry and a message to the buyer. */
export async function refundEffect(
  tx: Db,
  order: OrderRow,
  { text, now }: { text: string; now: number },
): Promise<OrderChange> {
  const { orderNo, paidAmount } = order
  const summary = `¥${formatAmount(paidAmount)} ${text}`
  await addEvent(tx, orderNo, { title: '退款', text: summary, now })
  const told = { category: MESSAGE_CATEGORY.refund, title: '退款已完成', summary, now }
  await notifyBuyer(tx, order, told)
  return {
    payStatus: PAY_STATUS.refunded,
    refundStatus: REFUND_STATUS.refunded,
    refundAmount: paidAmount,
  }
}
