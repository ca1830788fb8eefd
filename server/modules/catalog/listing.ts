import { fold } from '@/server/kernel/text/fold'
import { type CatalogMetadata, leavesOf } from './metadata'
import type { ProductCountRow, ProductCounts } from './product-counts'

type ListingFilter = { keyword?: string | undefined; categoryId?: number | undefined }

/** Product counts of the area, of the chosen category when there is one. */
export async function goodsOf(
  catalog: CatalogMetadata,
  productCounts: ProductCounts,
  { categoryId, areaCode }: ListingFilter & { areaCode: string[] },
): Promise<readonly ProductCountRow[]> {
  const rows = await productCounts(areaCode)
  if (!categoryId) return rows
  const leaves = new Set(leavesOf(catalog, categoryId))
  return rows.filter((row) => leaves.has(row.leaf))
}

/** Whether a brand or shop matches: by its names, and by products in the chosen category. */
export function isMatch(
  names: readonly string[],
  productCount: number,
  { keyword, categoryId }: ListingFilter,
): boolean {
  const isNamed = !keyword || names.some((name) => fold(name).includes(fold(keyword)))
  return isNamed && (!categoryId || productCount > 0)
}

/** One page of an in-memory list. */
export function pageOf<T>(rows: T[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize
  return { list: rows.slice(start, start + pageSize), total: rows.length, page, pageSize }
}
