import { fold } from '@/server/catalog/search/fold'
import type { Census, CensusRow } from '@/server/modules/catalog/census'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'

type HallFilter = { keyword?: string | undefined; categoryId?: number | undefined }

/** The area's goods, those of a category alone when one is chosen. */
export async function goodsOf(
  catalog: CatalogMetadata,
  census: Census,
  { categoryId, areaCode }: HallFilter & { areaCode: string[] },
): Promise<readonly CensusRow[]> {
  const rows = await census(areaCode)
  if (!categoryId) return rows
  const leaves = new Set(leavesOf(catalog, categoryId))
  return rows.filter((row) => leaves.has(row.leaf))
}

/** Whether a brand or shop is meant: by its names, and by having goods in the chosen category. */
export function isMeant(
  names: readonly string[],
  productCount: number,
  { keyword, categoryId }: HallFilter,
): boolean {
  const isNamed = !keyword || names.some((name) => fold(name).includes(fold(keyword)))
  return isNamed && (!categoryId || productCount > 0)
}

/** One page of a list that is whole in memory. */
export function pageOf<T>(rows: T[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize
  return { list: rows.slice(start, start + pageSize), total: rows.length, page, pageSize }
}
