import type { CategoryGroup, CategoryTile } from '@/contract/catalog/category-calls'
import { smallDrawingUrl } from './drawing-url'
import { type CatalogMetadata, type Category, leavesOf } from './metadata'

type Counts = ReadonlyMap<number, number>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** The drawing of a leaf; a higher category shows that of its leaf with the most products. */
export function categoryImage(
  catalog: CatalogMetadata,
  category: Category,
  counts: Counts,
): string {
  const [shown] = leavesOf(catalog, category.id)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .flatMap((id) => catalog.categories.get(id)?.drawing ?? [])
  return shown ? smallDrawingUrl(shown, '') : ''
}

function tileOf(catalog: CatalogMetadata, category: Category, counts: Counts): CategoryTile {
  return {
    id: category.id,
    name: category.name,
    productCount: sum(leavesOf(catalog, category.id).map((id) => counts.get(id) ?? 0)),
    image: categoryImage(catalog, category, counts),
  }
}

/** Subcategories with their own children; `counts` are per leaf. */
export function groupsBelow(
  catalog: CatalogMetadata,
  parentId: number,
  counts: Counts,
): CategoryGroup[] {
  return (catalog.children.get(parentId) ?? []).map((child) => ({
    ...tileOf(catalog, child, counts),
    children: (catalog.children.get(child.id) ?? []).map((leaf) => tileOf(catalog, leaf, counts)),
  }))
}

/** Top categories with their stocked leaves: the range of a brand or shop. */
export function topGroups(catalog: CatalogMetadata, counts: Counts): CategoryGroup[] {
  return (catalog.children.get(0) ?? [])
    .map((top) => ({
      ...tileOf(catalog, top, counts),
      children: leavesOf(catalog, top.id)
        .flatMap((id) => catalog.categories.get(id) ?? [])
        .map((leaf) => tileOf(catalog, leaf, counts))
        .filter(({ productCount }) => productCount > 0),
    }))
    .filter(({ children }) => children.length > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
}
