import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Spend, SpendShare, Waiting } from '@/contract/account/account-overview-calls'
import { chinaDate, chinaMonthStart } from '@/contract/china-clock'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import { products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { type Catalog, type CatalogMetadata, pathOf } from '@/server/modules/catalog/metadata'
import { createInquiries } from '@/server/modules/inquiry/inquiry-repository'

/** Counts of a buyer that modules above this one know. */
export type CountsElsewhere = (
  userId: string,
) => Promise<Pick<Waiting, 'toInvoice' | 'toComment' | 'toSendBack'>>

type Deps = { db: Db; catalog: Catalog; now: () => number; countsElsewhere: CountsElsewhere }

const { pending, toShip, toReceive, cancelled } = ORDER_STATUS
const UNLISTED = { id: 0, name: '其他商品' }
/** Length of `2026-11`. */
const MONTH_LENGTH = 7

/** Sums of bigint columns are texts on the wire of PostgreSQL. */
const sumOf = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/** The buyer's orders under way by status, in one pass. */
async function ordersUnderWay(db: Db, userId: string) {
  const isUnpaid = sql`${orders.status} = ${pending} and ${orders.payStatus} = ${PAY_STATUS.unpaid}`
  const countOf = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const [row] = await db
    .select({
      toPay: countOf(isUnpaid),
      toPayAmount:
        sql<number>`coalesce(sum(${orders.payableAmount}) filter (where ${isUnpaid}), 0)`.mapWith(
          Number,
        ),
      toShip: countOf(sql`${orders.status} = ${toShip}`),
      toReceive: countOf(sql`${orders.status} = ${toReceive}`),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [pending, toShip, toReceive])))
  return row ?? { toPay: 0, toPayAmount: 0, toShip: 0, toReceive: 0 }
}

/** What the buyer ordered since a moment, shop by shop, the largest amount first. */
function spendByShop(db: Db, ordered: SQL | undefined) {
  const amount = sumOf(orders.payableAmount)
  return db
    .select({
      id: orders.shopId,
      // A shop that was renamed is shown by its name in the latest order.
      name: sql<string>`(array_agg(${orders.shopName} order by ${orders.createdAt} desc))[1]`,
      orderCount: countDistinct(orders.orderNo),
      amount,
      freightAmount: sumOf(orders.freightAmount),
      refundAmount: sumOf(orders.refundAmount),
    })
    .from(orders)
    .where(ordered)
    .groupBy(orders.shopId)
    .orderBy(desc(amount), orders.shopId)
}

/** The same goods by leaf category; null for those no longer in the catalogue. */
function spendByLeaf(db: Db, ordered: SQL | undefined) {
  return db
    .select({
      categoryId: products.categoryId,
      amount: sumOf(sql`(${orderLines.content} ->> 'amount')::bigint`),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderNo, orders.orderNo))
    .leftJoin(products, eq(products.id, sql`(${orderLines.content} ->> 'productId')::int`))
    .where(ordered)
    .groupBy(products.categoryId)
}

type LeafAmount = { categoryId: number | null; amount: number }

/** Amounts of leaves added up by their top categories. */
function byTopCategory(metadata: CatalogMetadata, leaves: readonly LeafAmount[]): SpendShare[] {
  const shares = new Map<number, SpendShare>()
  for (const { categoryId, amount } of leaves) {
    const top = pathOf(metadata, categoryId ?? 0)[0] ?? UNLISTED
    const sum = (shares.get(top.id)?.amount ?? 0) + amount
    shares.set(top.id, { id: top.id, name: top.name, amount: sum })
  }
  return [...shares.values()].sort((a, b) => b.amount - a.amount || a.id - b.id)
}

/** The overview of the personal centre. */
export function createOverview({ db, catalog, now, countsElsewhere }: Deps) {
  const inquiries = createInquiries(db, now)

  async function waitingOf(userId: string): Promise<Waiting> {
    const [underWay, quoted, elsewhere] = await Promise.all([
      ordersUnderWay(db, userId),
      inquiries.countOfStatus(userId, INQUIRY_STATUS.quoted),
      countsElsewhere(userId),
    ])
    return { ...underWay, ...elsewhere, quoted }
  }

  async function spendOf(userId: string): Promise<Spend> {
    const since = chinaMonthStart(now())
    const ordered = and(
      eq(orders.userId, userId),
      gte(orders.createdAt, new Date(since)),
      ne(orders.status, cancelled),
    )
    const [shops, leaves, metadata] = await Promise.all([
      spendByShop(db, ordered),
      spendByLeaf(db, ordered),
      catalog(),
    ])
    const total = (pick: (shop: (typeof shops)[number]) => number) =>
      shops.reduce((sum, shop) => sum + pick(shop), 0)
    return {
      month: chinaDate(since).slice(0, MONTH_LENGTH),
      orderCount: total((shop) => shop.orderCount),
      amount: total((shop) => shop.amount),
      freightAmount: total((shop) => shop.freightAmount),
      refundAmount: total((shop) => shop.refundAmount),
      byShop: shops.map(({ id, name, amount }) => ({ id, name, amount })),
      byCategory: byTopCategory(metadata, leaves),
    }
  }

  return async (userId: string) => {
    const [waiting, spend] = await Promise.all([waitingOf(userId), spendOf(userId)])
    return { waiting, spend }
  }
}
