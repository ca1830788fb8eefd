import { sql } from 'drizzle-orm'
import type { Stocked } from '@/contract/category-detail'
import type { Db } from '@/server/db/client'
import { soldTo } from '@/server/modules/product/filter'
import { keptPerArea } from './kept-per-area'

/** How many products of a leaf, a brand and a shop are sold in an area. */
export type CensusRow = { leaf: number; brand: number; shop: number; count: number }
export type Census = (areaCode: string[]) => Promise<readonly CensusRow[]>

async function takeCensus(db: Db, areaCode: string[]): Promise<CensusRow[]> {
  const sold = sql.join([sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const { rows } = await db.execute<CensusRow>(sql`
    select p.category_id as leaf, p.brand_id as brand, p.shop_id as shop, count(*)::int as count
    from products p where ${sold} group by 1, 2, 3`)
  return rows
}

/** Every count of the browsing pages comes from one pass over the products, kept a minute per area. */
export function createCensus(db: Db, now: () => number): Census {
  return keptPerArea(now, (areaCode) => takeCensus(db, areaCode))
}

/** Products per leaf, brand or shop. */
export function countBy(
  rows: readonly CensusRow[],
  key: Exclude<keyof CensusRow, 'count'>,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row[key], (counts.get(row[key]) ?? 0) + row.count)
  return counts
}

/** Products of all the rows together. */
export function countAll(rows: readonly CensusRow[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0)
}

/** Names with their counts, most first; what has no goods is left out. */
export function stockedOf(
  counts: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, { name: string }>,
): Stocked[] {
  return [...counts]
    .map(([id, productCount]) => ({ id, name: names.get(id)?.name ?? '', productCount }))
    .sort((a, b) => b.productCount - a.productCount || a.id - b.id)
}
