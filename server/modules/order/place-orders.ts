import type { CheckoutGroup, Submitted, submitOrder } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import { formatAmount } from '@/contract/money'
import type { OrderDetail } from '@/contract/order'
import { OFFLINE_PAY, ORDER_STATUS } from '@/contract/order-state'
import { ORDER_WAITS } from '@/contract/order-times'
import { routes } from '@/contract/routes'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { orderEvents, orderLines, orders } from '@/server/db/order-schema'
import { sendMessage } from '@/server/modules/system-message/send-message'
import { documentNo } from './document-no'
import type { Quote } from './quote'
import { holdStock } from './stock'

export type Submission = ParsedInput<typeof submitOrder>

/** What the orders of one submission have in common. */
type Trade = {
  userId: string
  now: number
  tradeNo: string
  submission: Submission
  address: NonNullable<Quote['address']>
  buyer: OrderDetail['buyer']
  invoice: OrderDetail['invoice']
}

function orderRow(trade: Trade, group: CheckoutGroup): typeof orders.$inferInsert {
  const { userId, now, tradeNo, submission, address, buyer, invoice } = trade
  const { shop, lines, goodsAmount, freightAmount, netAmount, taxAmount, payableAmount } = group
  const { payType, remarks, poNumber, source } = submission
  const wait = payType === OFFLINE_PAY ? ORDER_WAITS.noVoucher : ORDER_WAITS.unpaid
  return {
    ...{ orderNo: documentNo('D', now), tradeNo, userId, shopId: shop.id, shopName: shop.name },
    ...{ status: ORDER_STATUS.pending, payType, lineCount: lines.length, source, poNumber },
    ...{ goodsAmount, freightAmount, netAmount, taxAmount, payableAmount },
    ...{ address, buyer, invoice, createdAt: new Date(now), dueAt: new Date(now + wait) },
    remark: remarks.find(({ shopId }) => shopId === shop.id)?.remark ?? '',
  }
}

type LineRow = typeof orderLines.$inferInsert

/** Lines of all orders, with what is held for each: one statement for them all. */
async function lineRows(
  tx: Db,
  orderNos: readonly string[],
  groups: readonly CheckoutGroup[],
): Promise<LineRow[]> {
  const lines = groups.flatMap((group, at) =>
    group.lines.map((content, sort) => ({ orderNo: orderNos[at] ?? '', sort, content })),
  )
  const held = await holdStock(
    tx,
    lines.map(({ content }) => content),
  )
  return lines.map((line, at) => ({
    ...{ ...line, skuId: line.content.skuId, qty: line.content.qty },
    held: held[at] ?? [],
  }))
}

const submittedEvent = (now: number) => (row: typeof orders.$inferInsert) => ({
  ...{ orderNo: row.orderNo, title: '提交', at: new Date(now) },
  text: `订单金额 ¥${formatAmount(row.payableAmount)}`,
})

async function tellBuyer(tx: Db, { userId, now }: Trade, { orderNos, payableAmount }: Submitted) {
  const [first = ''] = orderNos
  const several = orderNos.length > 1 ? `，按店铺分为 ${orderNos.length} 个订单` : ''
  await sendMessage(tx, {
    ...{ userId, category: MESSAGE_CATEGORY.order, title: '订单已提交', createdAt: new Date(now) },
    summary: `${first}${several}，合计 ¥${formatAmount(payableAmount)}`,
    content: `您的订单已提交${several}，合计 ¥${formatAmount(payableAmount)}。\n\n订单编号：${orderNos.join('、')}`,
    link: routes.order(first),
  })
}

/** Writes a submission down: an order a shop, its goods held, the buyer told (DOMAIN 3.1). */
export async function placeOrders(
  tx: Db,
  trade: Omit<Trade, 'tradeNo'>,
  quote: Quote,
): Promise<Submitted> {
  const numbered = { ...trade, tradeNo: documentNo('T', trade.now) }
  const rows = quote.groups.map((group) => orderRow(numbered, group))
  const orderNos = rows.map(({ orderNo }) => orderNo)
  const lines = await lineRows(tx, orderNos, quote.groups)
  await tx.insert(orders).values(rows)
  await tx.insert(orderLines).values(lines)
  await tx.insert(orderEvents).values(rows.map(submittedEvent(trade.now)))
  const { payableAmount } = quote.totals
  const placed = {
    ...{ tradeNo: numbered.tradeNo, orderNos, payableAmount },
    payType: trade.submission.payType,
  }
  await tellBuyer(tx, numbered, placed)
  return placed
}
