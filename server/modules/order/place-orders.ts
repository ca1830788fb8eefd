import type { CheckoutGroup, Submitted, submitOrder } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import { formatAmount } from '@/contract/money'
import type { OrderDetail } from '@/contract/order'
import { OFFLINE_PAY, ORDER_STATUS } from '@/contract/order-state'
import { ORDER_WAITS } from '@/contract/order-times'
import { routes } from '@/contract/routes'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { type Held, orderEvents, orderLines, orders } from '@/server/db/order-schema'
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

/** Holds the goods of all groups at once and hands each line what is held for it. */
async function heldLines(tx: Db, groups: readonly CheckoutGroup[]): Promise<Held[][][]> {
  const held = await holdStock(
    tx,
    groups.flatMap(({ lines }) => lines),
  )
  let at = 0
  return groups.map(({ lines }) => {
    const own = held.slice(at, at + lines.length)
    at += lines.length
    return own
  })
}

async function insertOrder(
  tx: Db,
  trade: Trade,
  { group, held }: { group: CheckoutGroup; held: Held[][] },
) {
  const row = orderRow(trade, group)
  const { orderNo } = row
  await tx.insert(orders).values(row)
  await tx.insert(orderLines).values(
    group.lines.map((content, sort) => ({
      ...{ orderNo, sort, skuId: content.skuId, qty: content.qty, content },
      held: held[sort] ?? [],
    })),
  )
  const text = `订单金额 ¥${formatAmount(group.payableAmount)}`
  await tx.insert(orderEvents).values({ orderNo, title: '提交', text, at: new Date(trade.now) })
  return orderNo
}

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
  const held = await heldLines(tx, quote.groups)
  const orderNos: string[] = []
  for (const [at, group] of quote.groups.entries()) {
    orderNos.push(await insertOrder(tx, numbered, { group, held: held[at] ?? [] }))
  }
  const { payableAmount } = quote.totals
  const placed = {
    ...{ tradeNo: numbered.tradeNo, orderNos, payableAmount },
    payType: trade.submission.payType,
  }
  await tellBuyer(tx, numbered, placed)
  return placed
}
