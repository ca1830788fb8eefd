import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { ORDER_STATUS, PAY_STATUS, statusBadge } from '@/contract/order/order-status-rules'
import { promisedDate } from '@/contract/order/promised-date-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders, shipments } from '@/server/kernel/db/order-schema'
import { type NewEntry, plainEntry } from './chat-repository'

type OrderRow = typeof orders.$inferSelect

const NUMBERS = /D\d{18}/g
/** Questions about orders that name none. */
const ABOUT =
  /(我的|最近的?|这个|上次的?)(订单|单子|货|包裹)|订单(到哪|状态|进度|物流|怎么样|在哪)|(发货|到货|快递|物流|包裹)(了没|了吗|没有|到哪|在哪|进度)|什么时候(发货|到货|能到|送到)/
const NAMED_MAX = 3
const SIGN_IN = '请先登录，登录后可以查看您自己订单的状态。'
const UNKNOWN = '您的账号下没有这个订单，请核对订单编号。'
const NONE = '您还没有订单。'

const dayOf = (date: Date) => promisedDate(date.getTime())

/** What comes next for an order, in words. */
function nextOf(order: OrderRow, parcels: (typeof shipments.$inferSelect)[]): string {
  const { status, payStatus, promisedShipAt, dueAt, hasOpenAfterSale } = order
  const sent = parcels.map(({ carrier, trackingNo }) => `${carrier} ${trackingNo}`).join('、')
  const parcelText = sent ? `，已发包裹：${sent}` : ''
  if (hasOpenAfterSale) return `有售后正在处理${parcelText}`
  if (status === ORDER_STATUS.pending) {
    return payStatus === PAY_STATUS.unpaid ? '等待付款' : '已付款或已传凭证，等待店铺接单'
  }
  if (status === ORDER_STATUS.toShip) {
    return `店铺备货中${promisedShipAt ? `，预计 ${dayOf(promisedShipAt)}前发货` : ''}${parcelText}`
  }
  if (status === ORDER_STATUS.toReceive) {
    return `运输中${parcelText}${dueAt ? `，${dayOf(dueAt)}自动确认收货` : ''}`
  }
  return order.cancelReason && status === ORDER_STATUS.cancelled ? order.cancelReason : ''
}

/** The orders a question is about; null when it is about none. `subject` is the order of its card. */
export async function orderAnswer(
  db: Db,
  { text, subject, userId }: { text: string; subject: string | null; userId: string | null },
): Promise<NewEntry | null> {
  const named = [...new Set([...(subject ? [subject] : []), ...(text.match(NUMBERS) ?? [])])]
  if (named.length === 0 && !ABOUT.test(text)) return null
  if (!userId) return plainEntry('help', SIGN_IN)
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.hiddenAt),
        named.length > 0 ? inArray(orders.orderNo, named.slice(0, NAMED_MAX)) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(NAMED_MAX)
  const [first] = rows
  if (!first) return plainEntry('help', named.length > 0 ? UNKNOWN : NONE)
  const parcels = await db
    .select()
    .from(shipments)
    .where(
      inArray(
        shipments.orderNo,
        rows.map(({ orderNo }) => orderNo),
      ),
    )
  const lines = rows.map((order) => {
    const own = parcels.filter(({ orderNo }) => orderNo === order.orderNo)
    const next = nextOf(order, own)
    return `${order.orderNo}：${statusBadge(order.status).title}，¥${formatAmount(order.payableAmount)}${next ? `，${next}` : ''}。`
  })
  const { orderNo, shopName: shop, status, payableAmount: amount } = first
  const card = { kind: 'order', orderNo, shop, status, amount } as const
  return { ...plainEntry('help', lines.join('\n')), card }
}
