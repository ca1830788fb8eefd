import { lineKey } from '@/contract/cart/line-key-rules'
import type { ParsedInput } from '@/contract/endpoint'
import { formatAmount } from '@/contract/money'
import type { CheckoutGroup, Submitted, submitOrder } from '@/contract/order/checkout-calls'
import type { OrderDetail } from '@/contract/order/order-calls'
import { TOLD_EVENTS } from '@/contract/order/order-event-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { payDueAt } from '@/contract/order/order-time-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/order-schema'
import { documentNo } from '@/server/kernel/document-no'
import { sendMessage } from '@/server/modules/message/send-message'
import type { InvoiceOf } from './invoice-of'
import type { Quote } from './quote'
import { holdStock } from './stock'

export type Submission = ParsedInput<typeof submitOrder>

/** Data shared by the orders of one submission. */
type Trade = {
  userId: string
  now: number
  tradeNo: string
  submission: Submission
  address: NonNullable<Quote['address']>
  buyer: OrderDetail['buyer']
  invoiceOf: InvoiceOf
}

function orderRow(trade: Trade, group: CheckoutGroup): typeof orders.$inferInsert {
  const { userId, now, tradeNo, submission, address, buyer, invoiceOf } = trade
  const { shop, lines, goodsAmount, freightAmount, netAmount, taxAmount, payableAmount } = group
  const { payType, remarks, poNumber, costCenter, requiredDate, source } = submission
  const { shipsTogether } = submission
  const quotationNo = source === 'quotation' ? submission.quotationNo : ''
  return {
    orderNo: documentNo('D', now),
    tradeNo,
    userId,
    shopId: shop.id,
    shopName: shop.name,
    status: ORDER_STATUS.pending,
    payType,
    lineCount: lines.length,
    source,
    quotationNo,
    poNumber,
    costCenter,
    requiredDate,
    shipsTogether,
    goodsAmount,
    freightAmount,
    netAmount,
    taxAmount,
    payableAmount,
    address,
    buyer,
    invoice: invoiceOf(shop.id),
    createdAt: new Date(now),
    dueAt: new Date(payDueAt({ payType, createdAt: now, now })),
    remark: remarks.find(({ shopId }) => shopId === shop.id)?.remark ?? '',
  }
}

type CostCenters = Submission['lineCostCenters']
type LineRow = typeof orderLines.$inferInsert

/** Inserts for the lines of all orders with their stock holds: one statement for all. */
async function lineRows(
  tx: Db,
  orderNos: readonly string[],
  { groups, costCenters }: { groups: readonly CheckoutGroup[]; costCenters: CostCenters },
): Promise<LineRow[]> {
  const centerOf = new Map(costCenters.map((one) => [lineKey(one), one.costCenter]))
  const lines = groups.flatMap((group, at) =>
    group.lines.map((line, sort) => {
      const content = { ...line, costCenter: centerOf.get(lineKey(line)) ?? '' }
      return { orderNo: orderNos[at] ?? '', sort, content }
    }),
  )
  const held = await holdStock(
    tx,
    lines.map(({ content: { skuId, qty, awaitedQty } }) => ({ skuId, qty: qty - awaitedQty })),
  )
  return lines.map((line, at) => ({
    ...line,
    skuId: line.content.skuId,
    qty: line.content.qty,
    held: held[at] ?? [],
  }))
}

const submittedEvent = (now: number) => (row: typeof orders.$inferInsert) => ({
  orderNo: row.orderNo,
  title: TOLD_EVENTS.submitted.title,
  at: new Date(now),
  text: `订单金额 ¥${formatAmount(row.payableAmount)}`,
})

async function notifyBuyer(tx: Db, { userId, now }: Trade, { orderNos, payableAmount }: Submitted) {
  const [first = ''] = orderNos
  const several = orderNos.length > 1 ? `，按店铺分为 ${orderNos.length} 个订单` : ''
  await sendMessage(tx, {
    userId,
    ...TOLD_EVENTS.submitted,
    createdAt: new Date(now),
    summary: `${first}${several}，合计 ¥${formatAmount(payableAmount)}`,
    content: `您的订单已提交${several}，合计 ¥${formatAmount(payableAmount)}。\n\n订单编号：${orderNos.join('、')}`,
    link: routes.order(first),
  })
}

/** Places a submission: one order per shop, holds stock, notifies the buyer (DOMAIN 3.1). */
export async function placeOrders(
  tx: Db,
  trade: Omit<Trade, 'tradeNo'>,
  quote: Quote,
): Promise<Submitted> {
  const numbered = { ...trade, tradeNo: documentNo('T', trade.now) }
  const rows = quote.groups.map((group) => orderRow(numbered, group))
  const orderNos = rows.map(({ orderNo }) => orderNo)
  const lines = await lineRows(tx, orderNos, {
    groups: quote.groups,
    costCenters: trade.submission.lineCostCenters,
  })
  await tx.insert(orders).values(rows)
  await tx.insert(orderLines).values(lines)
  await tx.insert(orderEvents).values(rows.map(submittedEvent(trade.now)))
  const { payableAmount } = quote.totals
  const placed = {
    tradeNo: numbered.tradeNo,
    orderNos,
    payableAmount,
    payType: trade.submission.payType,
  }
  await notifyBuyer(tx, numbered, placed)
  return placed
}
