import { and, eq } from 'drizzle-orm'
import type { ask, ChatCard } from '@/contract/chat'
import type { ParsedInput } from '@/contract/endpoint'
import { products, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orders } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'
import { drawingUrl } from '@/server/modules/product/sku-repository'

type Wanted = ParsedInput<typeof ask>['card']

async function orderCard(db: Db, orderNo: string, userId: string | null): Promise<ChatCard> {
  const own = userId && and(eq(orders.orderNo, orderNo), eq(orders.userId, userId))
  const [order] = own ? await db.select().from(orders).where(own) : []
  if (!order) throw new Fault('NOT_FOUND', '订单不存在')
  const { shopName: shop, status, payableAmount: amount } = order
  return { kind: 'order', orderNo, shop, status, amount }
}

async function productCard(db: Db, productId: number): Promise<ChatCard> {
  const [row] = await db
    .select({ title: products.title, drawing: products.drawing, dims: skus.dims })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(eq(products.id, productId))
  if (!row) throw new Fault('NOT_FOUND', '商品不存在')
  return { kind: 'product', productId, title: row.title, image: drawingUrl(row.drawing, row.dims) }
}

/** What a question is about as it is shown; a foreign order is unknown. */
export async function chatCard(
  db: Db,
  wanted: Wanted,
  userId: string | null,
): Promise<ChatCard | null> {
  if (!wanted) return null
  return wanted.kind === 'order'
    ? orderCard(db, wanted.orderNo, userId)
    : productCard(db, wanted.productId)
}
