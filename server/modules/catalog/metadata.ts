import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  shops,
} from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { readRows } from '@/server/kernel/db/read-rows'

export type Category = typeof categories.$inferSelect
export type AttributeValue = typeof attributeValues.$inferSelect
export type Attribute = typeof attributes.$inferSelect & { values: AttributeValue[] }
export type Brand = typeof brands.$inferSelect
export type Shop = typeof shops.$inferSelect

/**
 * Catalogue metadata as buyers may see it: without closed categories and brands and shops that have
 * not opened yet. It changes only on a reload: cached in memory, the same for everybody.
 */
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
}

/** Interval at which the catalogue is reloaded, ms. */
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

async function readTables(db: Db) {
  const ofCategories = db
    .select()
    .from(categories)
    .where(eq(categories.open, true))
    .orderBy(asc(categories.sort))
  const ofAttributes = db.select().from(attributes).orderBy(asc(attributes.sort))
  const ofValues = db.select().from(attributeValues).orderBy(asc(attributeValues.sort))
  return {
    categories: await ofCategories,
    attributes: await readRows(db, ofAttributes),
    values: await readRows(db, ofValues),
    brands: await db.select().from(brands).where(eq(brands.open, true)).orderBy(asc(brands.id)),
    shops: await db.select().from(shops).where(eq(shops.opened, true)).orderBy(asc(shops.id)),
  }
}

type Tables = Awaited<ReturnType<typeof readTables>>

function metadataOf(tables: Tables): CatalogMetadata {
  const valuesOf = groupBy(tables.values, (value) => value.attributeId)
  const withValues = tables.attributes.map((row) => ({
    ...row,
    values: valuesOf.get(row.id) ?? [],
  }))
  return {
    categories: byId(tables.categories),
    children: groupBy(tables.categories, (category) => category.parentId ?? 0),
    attributes: groupBy(withValues, (attribute) => attribute.categoryId),
    attribute: byId(withValues),
    values: byId(tables.values),
    brands: byId(tables.brands),
    shops: byId(tables.shops),
  }
}

export type Catalog = () => Promise<CatalogMetadata>

/**
 * The catalogue's metadata, cached and read again every minute; the same object while they have not changed, since
 * what is worked out of them (a lexicon, meanings) is kept with it.
 */
export function createCatalog(db: Db, now: () => number): Catalog {
  let current: Promise<CatalogMetadata> | null = null
  let loadedAt = 0
  let last: { digest: string; metadata: CatalogMetadata } | null = null

  async function load(): Promise<CatalogMetadata> {
    const tables = await readTables(db)
    const digest = createHash('sha256').update(JSON.stringify(tables)).digest('base64')
    if (last?.digest !== digest) last = { digest, metadata: metadataOf(tables) }
    return last.metadata
  }

  return () => {
    if (!current || now() - loadedAt > RELOAD_MS) {
      loadedAt = now()
      current = load()
      current.catch(() => {
        current = null // the next caller tries again
      })
    }
    return current
  }
}

/** From the top category down to the category itself. */
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
