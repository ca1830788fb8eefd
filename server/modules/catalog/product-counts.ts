import { sql } from 'drizzle-orm'
import type { Stocked } from '@/contract/catalog/category-calls'
import type { Db } from '@/server/kernel/db/client'
import { cachePerArea } from '@/server/modules/area/cache-per-area'
import { soldTo } from '@/server/modules/area/sold-to'

/** Number of products per leaf, brand and shop sold in an area. */
export type ProductCountRow = { leaf: number; brand: number; shop: number; count: number }
export type ProductCounts = (areaCode: string[]) => Promise<readonly ProductCountRow[]>

async function countProducts(db: Db, areaCode: string[]): Promise<ProductCountRow[]> {
  const sold = sql.join([sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const { rows } = await db.execute<ProductCountRow>(sql`
    select p.category_id as leaf, p.brand_id as brand, p.shop_id as shop, count(*)::int as count
    from products p where ${sold} group by 1, 2, 3`)
  return rows
}

/** One pass over the products yields every count of a browsing page; cached a minute per area. */
export function createProductCounts(db: Db, now: () => number): ProductCounts {
  return cachePerArea(now, (areaCode) => countProducts(db, areaCode))
}

/** Products per leaf, brand or shop. */
export function countBy(
  rows: readonly ProductCountRow[],
  key: Exclude<keyof ProductCountRow, 'count'>,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row[key], (counts.get(row[key]) ?? 0) + row.count)
  return counts
}

/** Total number of products. */
export function countAll(rows: readonly ProductCountRow[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0)
}

/** Names with their counts, largest first; those without products are left out. */
export function stockedOf(
  counts: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, { name: string }>,
): Stocked[] {
  return [...counts]
    .map(([id, productCount]) => ({ id, name: names.get(id)?.name ?? '', productCount }))
    .sort((a, b) => b.productCount - a.productCount || a.id - b.id)
}
