import { type CategoryNode, getCategoryList } from '@/contract/categories'
import type { Calls } from '@/server/http/calls'
import type { Catalog, CatalogMetadata, Category } from '@/server/modules/catalog/metadata'

type Named = { id: number; name: string; productCount: number }

function childrenOf(catalog: CatalogMetadata, parentId: number, level: number): Category[] {
  return (catalog.children.get(parentId) ?? []).filter((child) => child.level <= level)
}

const named = ({ id, name, productCount }: Category): Named => ({ id, name, productCount })

function tree(catalog: CatalogMetadata, parentId: number, level: number): CategoryNode[] {
  return childrenOf(catalog, parentId, level).map((top) => ({
    ...named(top),
    children: childrenOf(catalog, top.id, level).map((group) => ({
      ...named(group),
      children: childrenOf(catalog, group.id, level).map(named),
    })),
  }))
}

export function categoriesRoutes(calls: Calls, { catalog }: { catalog: Catalog }) {
  calls.open(getCategoryList, async ({ input }) =>
    tree(await catalog(), input.parentId ?? 0, input.level),
  )
}
