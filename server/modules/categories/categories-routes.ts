import { type CategoryNode, getCategoryList } from '@/contract/categories'
import { getCategoryDetail } from '@/contract/category-detail'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import type { Census } from '@/server/modules/catalog/census'
import type { Catalog, CatalogMetadata, Category } from '@/server/modules/catalog/metadata'
import { createCategoryDetail } from './category-detail'

const WHOLE = 3

type Named = { id: number; name: string; productCount?: number }

function childrenOf(catalog: CatalogMetadata, parentId: number, level: number): Category[] {
  return (catalog.children.get(parentId) ?? []).filter((child) => child.level <= level)
}

function tree(catalog: CatalogMetadata, parentId: number, level: number): CategoryNode[] {
  const named = ({ id, name, productCount }: Category): Named =>
    level === WHOLE ? { id, name, productCount } : { id, name }
  return childrenOf(catalog, parentId, level).map((top) => ({
    ...named(top),
    children: childrenOf(catalog, top.id, level).map((group) => ({
      ...named(group),
      children: childrenOf(catalog, group.id, level).map(named),
    })),
  }))
}

type Deps = { db: Db; catalog: Catalog; census: Census }

/** The category tree and the page of one category. */
export function categoriesRoutes(calls: Calls, { db, catalog, census }: Deps) {
  const detail = createCategoryDetail({ db, catalog, census })
  calls
    .open(getCategoryList, async ({ input }) =>
      tree(await catalog(), input.parentId ?? 0, input.level),
    )
    .open(getCategoryDetail, ({ input }) => detail(input))
}
