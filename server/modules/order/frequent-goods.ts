import { and, asc, countDistinct, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@/contract/china-clock'
import type { ParsedInput } from '@/contract/endpoint'
import {
  FREQUENT_MAX,
  type FrequentGood,
  type getFrequentGoods,
} from '@/contract/order/frequent-goods-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { soldTo } from '@/server/modules/area/sold-to'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { offerView } from '@/server/modules/product/offer-view'

/** How far back orders count, and at most how many of the latest. */
const YEAR_MS = 365 * DAY_MS
const ORDERS_MAX = 1000
/** SKUs checked for availability; those ranked lower are hardly ordered often. */
const SKUS_MAX = 200

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** A buyer's orders since a date, neither cancelled nor hidden by the buyer. */
function ordersOf(db: Db, userId: string, since: Date) {
  return db
    .select({ orderNo: orders.orderNo, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.createdAt, since),
        ne(orders.status, ORDER_STATUS.cancelled),
        isNull(orders.hiddenAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_MAX)
    .as('placed')
}

/** SKUs of a buyer's orders, most often ordered first, then most recent. */
function orderedSkus(db: Db, userId: string, since: Date) {
  const placed = ordersOf(db, userId, since)
  const orderCount = countDistinct(placed.orderNo)
  const lastAt = sql`max(${placed.createdAt})`.mapWith(orders.createdAt)
  const latestFirst = sql`${placed.createdAt} desc, ${placed.orderNo} desc, ${orderLines.sort}`
  return db
    .select({
      skuId: orderLines.skuId,
      orderCount: orderCount.as('order_count'),
      lastAt: lastAt.as('last_at'),
      lastQty: sql<number>`(array_agg(${orderLines.qty} order by ${latestFirst}))[1]`.as(
        'last_qty',
      ),
    })
    .from(placed)
    .innerJoin(orderLines, eq(orderLines.orderNo, placed.orderNo))
    .groupBy(orderLines.skuId)
    .orderBy(desc(orderCount), desc(lastAt), asc(orderLines.skuId))
    .limit(SKUS_MAX)
    .as('ordered')
}

/** The goods a buyer orders most often, among those available in the area. */
export function createFrequentGoods({ db, catalog, now }: Deps) {
  return async (
    userId: string,
    { areaCode }: ParsedInput<typeof getFrequentGoods>,
  ): Promise<FrequentGood[]> => {
    const ordered = orderedSkus(db, userId, new Date(now() - YEAR_MS))
    const { orderCount, lastAt, lastQty } = ordered
    // Same alias as in `soldTo`.
    const product = alias(products, 'p')
    const rows = await db
      .select({ product, sku: skus, orderCount, lastAt, lastQty })
      .from(ordered)
      .innerJoin(skus, eq(skus.id, ordered.skuId))
      .innerJoin(product, eq(product.id, skus.productId))
      .where(
        and(
          eq(product.status, SALE_STATUS.onSale),
          eq(skus.status, SALE_STATUS.onSale),
          ...soldTo(areaCode),
        ),
      )
      .orderBy(desc(orderCount), desc(lastAt), asc(skus.id))
      .limit(FREQUENT_MAX)
    const metadata = await catalog()
    return rows.flatMap((row) =>
      offerView(metadata, row, areaCode).map((offer) => ({
        ...offer,
        orderCount: row.orderCount,
        lastQty: row.lastQty,
        lastOrderedAt: row.lastAt.getTime(),
      })),
    )
  }
}
