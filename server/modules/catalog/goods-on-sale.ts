import { and, count, eq, exists, inArray, type SQL } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { countCategories } from './count-categories'

const { onSale, off, onRequest, shopClosed } = SALE_STATUS

/** On sale, or on sale again once the shop opens. */
const forSale = inArray(products.status, [onSale, shopClosed])

/** Refuses to close what has goods on sale; takes off the products whose SKUs are all off. */
export async function requireNothingOnSale(tx: Db, own: SQL, what: string): Promise<void> {
  const offered = tx
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, products.id), inArray(skus.status, [onSale, onRequest])))
  const [row] = await tx
    .select({ all: count() })
    .from(products)
    .where(and(own, forSale, exists(offered)))
  const left = Number(row?.all ?? 0)
  if (left > 0) throw new OperatorError(`${what} has ${left} products on sale`)
  await tx.update(products).set({ status: off }).where(and(own, forSale))
  await countCategories(tx)
}
