import { getCategoryDetail } from '@/contract/catalog/category-calls'
import { type CategoryNode, getCategoryList } from '@/contract/catalog/category-tree-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createCategoryDetail } from './category-detail'
import { categoryImage } from './category-tiles'
import type { Catalog, CatalogMetadata, Category } from './metadata'
import type { ProductCounts } from './product-counts'

const WHOLE = 3

type Named = { id: number; name: string; productCount?: number }

function childrenOf(catalog: CatalogMetadata, parentId: number, level: number): Category[] {
  return (catalog.children.get(parentId) ?? []).filter((child) => child.level <= level)
}

function tree(catalog: CatalogMetadata, parentId: number, level: number): CategoryNode[] {
  const counts = new Map([...catalog.categories.values()].map((one) => [one.id, one.productCount]))
  const named = ({ id, name, productCount }: Category): Named =>
    level === WHOLE ? { id, name, productCount } : { id, name }
  return childrenOf(catalog, parentId, level).map((top) => ({
    ...named(top),
    children: childrenOf(catalog, top.id, level).map((group) => ({
      ...named(group),
      ...(level === WHOLE && { image: categoryImage(catalog, group, counts) }),
      children: childrenOf(catalog, group.id, level).map(named),
    })),
  }))
}

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts }

/** The category tree and the page of one category. */
export function categoriesRoutes(calls: Calls, { db, catalog, productCounts }: Deps) {
  const detail = createCategoryDetail({ db, catalog, productCounts })
  calls
    .on(getCategoryList, async ({ input }) =>
      tree(await catalog(), input.parentId ?? 0, input.level),
    )
    .on(getCategoryDetail, ({ input }) => detail(input))
}
