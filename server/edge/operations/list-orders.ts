import { and, desc, eq, gte, ilike, lte, or, sql } from 'drizzle-orm'
import { chinaDayEnd, chinaDayStart } from '@/contract/china-clock'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { opsOrders } from '@/contract/operations/order-operation-calls'
import { ORDER_STATUS, PAY_STATUS, statusBadge } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { orders } from '@/server/kernel/db/order-schema'
import type { OrderRow } from '@/server/modules/order/transition'
import type { Actor } from './operation'
import { shopOf } from './own-things'

const PAY_STATES = new Map<number, string>([
  [PAY_STATUS.unpaid, 'unpaid'],
  [PAY_STATUS.paid, 'paid'],
  [PAY_STATUS.checking, 'voucher to check'],
  [PAY_STATUS.partlyRefunded, 'partly refunded'],
  [PAY_STATUS.refunded, 'refunded'],
])

/** What has become of the money of an order. */
export const payStateText = (payStatus: number): string => PAY_STATES.get(payStatus) ?? ''

type Listed = Output<typeof opsOrders>['list'][number]

/** An order as operators see it. */
export function listedOrder(order: OrderRow): Listed {
  const { orderNo, shopId, shopName, buyer, status, payType, payStatus } = order
  const { payableAmount, paidAmount, refundAmount, createdAt } = order
  return {
    orderNo,
    shopId,
    shopName,
    buyer: buyer.company || buyer.contact,
    status,
    statusText: statusBadge(status).title,
    payType,
    payStatus,
    payableAmount,
    paidAmount,
    refundAmount,
    createdAt: createdAt.getTime(),
  }
}

/** Looks in what people quote of an order. */
function textFilter(text: string | undefined) {
  if (!text) return undefined
  const part = `%${escapeLike(text)}%`
  return or(
    ilike(orders.orderNo, part),
    eq(orders.tradeNo, text),
    ilike(orders.poNumber, part),
    ilike(orders.shopName, part),
    sql`${orders.buyer}->>'company' ilike ${part}`,
    sql`${orders.buyer}->>'contact' ilike ${part}`,
  )
}

/** Orders an operator may see, newest first; a shop's operator sees its own. */
export function listOrders(
  db: Db,
  actor: Actor,
  { text, state, shop, day, limit }: ParsedInput<typeof opsOrders>,
): Promise<OrderRow[]> {
  const onDay = day && [
    gte(orders.createdAt, new Date(chinaDayStart(day))),
    lte(orders.createdAt, new Date(chinaDayEnd(chinaDayStart(day)))),
  ]
  const ofShop = shopOf(actor) ?? shop
  return db
    .select()
    .from(orders)
    .where(
      and(
        textFilter(text),
        state && eq(orders.status, ORDER_STATUS[state]),
        ofShop === undefined ? undefined : eq(orders.shopId, ofShop),
        ...(onDay || []),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit)
}
