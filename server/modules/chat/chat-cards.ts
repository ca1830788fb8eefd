import { and, eq } from 'drizzle-orm'
import type { ask, ChatCard } from '@/contract/chat/chat-calls'
import type { ParsedInput } from '@/contract/endpoint'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'

type Requested = ParsedInput<typeof ask>['card']

async function orderCard(db: Db, orderNo: string, userId: string | null): Promise<ChatCard> {
  const own = userId && and(eq(orders.orderNo, orderNo), eq(orders.userId, userId))
  const [order] = own ? await db.select().from(orders).where(own) : []
  if (!order) throw new HttpError('NOT_FOUND', '订单不存在')
  const { shopName: shop, status, payableAmount: amount } = order
  return { kind: 'order', orderNo, shop, status, amount }
}

async function productCard(db: Db, productId: number): Promise<ChatCard> {
  const [row] = await db
    .select({ title: products.title, drawing: products.drawing, dims: skus.dims })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(eq(products.id, productId))
  if (!row) throw new HttpError('NOT_FOUND', '商品不存在')
  return {
    kind: 'product',
    productId,
    title: row.title,
    image: smallDrawingUrl(row.drawing, row.dims),
  }
}

/** The product or order a chat is about, as a card; a foreign order is unknown. */
export async function chatCard(
  db: Db,
  requested: Requested,
  userId: string | null,
): Promise<ChatCard | null> {
  if (!requested) return null
  return requested.kind === 'order'
    ? orderCard(db, requested.orderNo, userId)
    : productCard(db, requested.productId)
}
