import { and, eq, sql } from 'drizzle-orm'
import { comments, products } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'

/** Comments everybody sees (DOMAIN 3.7). */
export const SHOWN = 1

export const shownOf = (productId: number) =>
  and(eq(comments.productId, productId), eq(comments.status, SHOWN))

/** Counts a product's comments and averages their stars anew. */
export async function refreshScore(db: Db, productId: number): Promise<void> {
  const [row] = await db
    .select({
      commentCount: sql<number>`count(*)::int`,
      score: sql<number>`coalesce(round(avg(${comments.score}) * 10), 0)::int`,
    })
    .from(comments)
    .where(shownOf(productId))
  if (row) await db.update(products).set(row).where(eq(products.id, productId))
}
