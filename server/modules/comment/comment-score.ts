import { and, eq, sql } from 'drizzle-orm'
import { COMMENT_SHOWN, comments, products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

export const shownOf = (productId: number) =>
  and(eq(comments.productId, productId), eq(comments.status, COMMENT_SHOWN))

/** Recomputes a product's comment count and average score. */
export async function refreshScore(db: Db, productId: number): Promise<void> {
  // Before they are counted: two comments at once would each count without the other.
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  const [row] = await db
    .select({
      commentCount: sql<number>`count(*)::int`,
      score: sql<number>`coalesce(round(avg(${comments.score}) * 10), 0)::int`,
    })
    .from(comments)
    .where(shownOf(productId))
  if (row) await db.update(products).set(row).where(eq(products.id, productId))
}
