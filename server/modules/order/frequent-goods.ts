import { and, asc, countDistinct, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ParsedInput } from '@/contract/endpoint'
import { FREQUENT_MAX, type FrequentGood, type getFrequentGoods } from '@/contract/frequent-goods'
import { ORDER_STATUS } from '@/contract/order-state'
import { products, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/order-schema'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { soldTo } from '@/server/modules/product/filter'
import { offerView } from '@/server/modules/product/offer-view'

/** How far back orders count, and how many of the latest: a buyer with more is known by those. */
const YEAR_MS = 365 * 86_400_000
const ORDERS_MAX = 1000
/** SKUs looked at for what can be bought: what ranks lower is hardly ordered often. */
const SKUS_MAX = 200
const ON_SALE = 1

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** A buyer's orders since then, neither cancelled nor taken out of their list. */
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

/** The SKUs of a buyer's orders, the most often ordered first, then the latest. */
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

/** The goods a buyer orders most often, of those that can be bought in the area now. */
export function createFrequentGoods({ db, catalog, now }: Deps) {
  return async (
    userId: string,
    { areaCode }: ParsedInput<typeof getFrequentGoods>,
  ): Promise<FrequentGood[]> => {
    const ordered = orderedSkus(db, userId, new Date(now() - YEAR_MS))
    const { orderCount, lastAt, lastQty } = ordered
    // Named as `soldTo` names it.
    const product = alias(products, 'p')
    const rows = await db
      .select({ product, sku: skus, orderCount, lastAt, lastQty })
      .from(ordered)
      .innerJoin(skus, eq(skus.id, ordered.skuId))
      .innerJoin(product, eq(product.id, skus.productId))
      .where(and(eq(product.status, ON_SALE), eq(skus.status, ON_SALE), ...soldTo(areaCode)))
      .orderBy(desc(orderCount), desc(lastAt), asc(skus.id))
      .limit(FREQUENT_MAX)
    const metadata = await catalog()
    return rows.flatMap((row) =>
      offerView(metadata, row, areaCode).map((offer) => ({
        ...offer,
        ...{ orderCount: row.orderCount, lastQty: row.lastQty },
        lastOrderedAt: row.lastAt.getTime(),
      })),
    )
  }
}
