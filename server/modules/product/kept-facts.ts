import { LRUCache } from 'lru-cache'
import type { Axis } from '@/contract/product/product-calls'
import { type FactColumns, packFacts } from '@/contract/product/sku-packing-rules'
import type { products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type OfferRow, offersOf, type SkuRow, skusOf } from './sku-repository'

/** How long a product's facts are kept, ms: as long as the catalogue's. */
const KEPT_MS = 60_000
/** SKUs whose facts are kept: a few MB. */
const SKUS_MAX = 20_000

type ProductRow = Pick<typeof products.$inferSelect, 'id' | 'categoryId'>

/** What the SKUs of a product are, packed. */
type Facts = { catalog: CatalogMetadata; ids: number[]; axes: Axis[]; columns: FactColumns }

/** The attributes that differ between SKUs, with their values in natural order. */
function axesOf(catalog: CatalogMetadata, categoryId: number, skus: SkuRow[]): Axis[] {
  const used = new Set(skus.flatMap((sku) => sku.axisValues))
  return (catalog.attributes.get(categoryId) ?? [])
    .map(({ id, name, unit, axis, values }) => ({
      id,
      name,
      unit,
      follows: !axis,
      values: values
        .filter((value) => used.has(value.id))
        .map((value) => ({ id: value.id, label: value.label })),
    }))
    .filter((axis) => axis.values.length > 0)
}

function factsOf(catalog: CatalogMetadata, categoryId: number, rows: SkuRow[]): Facts {
  const axes = axesOf(catalog, categoryId, rows)
  const skus = rows.map((row) => {
    const ofAttribute = new Map(
      row.axisValues.map((id) => [catalog.values.get(id)?.attributeId, id] as const),
    )
    return { ...row, axisValues: axes.map((axis) => ofAttribute.get(axis.id) ?? 0) }
  })
  return { catalog, ids: rows.map(({ id }) => id), axes, columns: packFacts(skus, axes) }
}

const isOf = ({ ids }: Facts, offers: OfferRow[]) =>
  ids.length === offers.length && offers.every(({ id }, at) => id === ids[at])

/**
 * The SKUs of a product: what they are, packed and kept for a minute, for no operation changes it
 * (edge/operations/catalogue-import.ts); and how they are sold, read anew. Other SKUs or another catalogue are packed anew.
 */
export function createSkuFacts(db: Db) {
  const kept = new LRUCache<number, Facts>({
    ttl: KEPT_MS,
    maxSize: SKUS_MAX,
    sizeCalculation: ({ ids }) => Math.max(1, ids.length),
    perf: { now: () => Date.now() },
  })
  return async (catalog: CatalogMetadata, { id, categoryId }: ProductRow) => {
    const known = kept.get(id)
    if (known?.catalog === catalog) {
      const offers = await offersOf(db, id)
      if (isOf(known, offers)) return { facts: known, offers }
    }
    const rows = await skusOf(db, id)
    const facts = factsOf(catalog, categoryId, rows)
    kept.set(id, facts)
    return { facts, offers: rows }
  }
}
