import { asc } from 'drizzle-orm'
import { fold } from '@/server/catalog/search/fold'
import type { Lexicon } from '@/server/catalog/search/query'
import { attributes, attributeValues, brands, categories, shops } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'

export type Category = typeof categories.$inferSelect
export type AttributeValue = typeof attributeValues.$inferSelect
export type Attribute = typeof attributes.$inferSelect & { values: AttributeValue[] }
export type Brand = typeof brands.$inferSelect
export type Shop = typeof shops.$inferSelect

/** What changes only when the catalogue is loaded anew: kept in memory, the same for everybody. */
export type CatalogMetadata = {
  categories: ReadonlyMap<number, Category>
  /** Parent id (0 for the top) -> children in order. */
  children: ReadonlyMap<number, Category[]>
  /** Leaf id -> its attributes in order. */
  attributes: ReadonlyMap<number, Attribute[]>
  attribute: ReadonlyMap<number, Attribute>
  values: ReadonlyMap<number, AttributeValue>
  brands: ReadonlyMap<number, Brand>
  shops: ReadonlyMap<number, Shop>
  lexicon: Lexicon
}

/** A loaded catalogue is looked at again after this long, ms. */
const RELOAD_MS = 60_000

function byId<T extends { id: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

function groupBy<T>(rows: T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

function buildLexicon(rows: {
  categories: Category[]
  brands: Brand[]
  labels: string[]
}): Lexicon {
  const named = new Map<string, number[]>()
  for (const { id, name, synonyms } of rows.categories) {
    for (const word of new Set([name, ...synonyms].map(fold))) {
      named.set(word, [...(named.get(word) ?? []), id])
    }
  }
  return {
    categories: named,
    brands: new Map(
      rows.brands.flatMap(({ id, name, latin }) => [
        [fold(name), id],
        [fold(latin), id],
      ]),
    ),
    labels: new Set(rows.labels.map(fold).filter((label) => /^\p{Script=Han}{2,}$/u.test(label))),
  }
}

async function load(db: Db): Promise<CatalogMetadata> {
  const allCategories = await db.select().from(categories).orderBy(asc(categories.sort))
  const allAttributes = await db.select().from(attributes).orderBy(asc(attributes.sort))
  const allValues = await db.select().from(attributeValues).orderBy(asc(attributeValues.sort))
  const allBrands = await db.select().from(brands)
  const allShops = await db.select().from(shops)
  const valuesOf = groupBy(allValues, (value) => value.attributeId)
  const withValues = allAttributes.map((row) => ({ ...row, values: valuesOf.get(row.id) ?? [] }))
  return {
    categories: byId(allCategories),
    children: groupBy(allCategories, (category) => category.parentId ?? 0),
    attributes: groupBy(withValues, (attribute) => attribute.categoryId),
    attribute: byId(withValues),
    values: byId(allValues),
    brands: byId(allBrands),
    shops: byId(allShops),
    lexicon: buildLexicon({
      categories: allCategories,
      brands: allBrands,
      labels: allValues.map((value) => value.label),
    }),
  }
}

export type Catalog = () => Promise<CatalogMetadata>

/** The catalogue's metadata, loaded once and looked at again every minute. */
export function createCatalog(db: Db, now: () => number): Catalog {
  let current: Promise<CatalogMetadata> | null = null
  let loadedAt = 0
  return () => {
    if (!current || now() - loadedAt > RELOAD_MS) {
      loadedAt = now()
      current = load(db)
      current.catch(() => {
        current = null // the next caller tries again
      })
    }
    return current
  }
}

/** Top category first, the category itself last. */
export function pathOf(catalog: CatalogMetadata, categoryId: number): Category[] {
  const path: Category[] = []
  for (let id: number | null = categoryId; id; ) {
    const category = catalog.categories.get(id)
    if (!category) break
    path.unshift(category)
    id = category.parentId
  }
  return path
}

/** The leaves at or below a category. */
export function leavesOf(catalog: CatalogMetadata, categoryId: number): number[] {
  const children = catalog.children.get(categoryId)
  if (!children) return catalog.categories.has(categoryId) ? [categoryId] : []
  return children.flatMap((child) => leavesOf(catalog, child.id))
}
