import { sql } from 'drizzle-orm'
import type { TestMall } from '../../../support/test-mall'

type Db = TestMall['db']

/** A SKU on sale with what predicates speak of. */
export type JudgedSku = {
  id: number
  productId: number
  leafId: number
  brandId: number
  standards: string[]
  values: ReadonlySet<number>
  numbers: { itemNo: string; model: string; oldNo: string | undefined }
  rule: { moq: number; step: number; most: number; pack: number }
}

/** The catalogue's own data, read once: predicates are judged on it and never on a search. */
export type JudgedCatalogue = {
  skusOf: ReadonlyMap<number, readonly JudgedSku[]>
  /** Name of a category of any level -> leaves in it. */
  leavesNamed: ReadonlyMap<string, readonly number[]>
  /** `attribute/label` -> value ids. */
  valuesNamed: ReadonlyMap<string, readonly number[]>
  brands: ReadonlyMap<string, number>
}

function grouped<T, V>(rows: readonly T[], pick: (row: T) => readonly (readonly [string, V])[]) {
  const groups = new Map<string, V[]>()
  for (const [key, value] of rows.flatMap(pick))
    groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

async function readSkus(db: Db): Promise<Map<number, JudgedSku[]>> {
  const { rows } = await db.execute<{
    id: number
    product_id: number
    category_id: number
    brand_id: number
    standards: string[]
    value_ids: number[]
    item_no: string
    model: string
    old_no: string | null
    moq: number
    step: number
    max_per_order: number
    pack_qty: number
  }>(sql`
    select s.id, s.product_id, p.category_id, p.brand_id, p.standards, s.item_no, s.model,
      p.fixed_values || s.axis_values as value_ids, s.old_nos[1] as old_no,
      s.moq, s.step, s.max_per_order, s.pack_qty
    from products p join skus s on s.product_id = p.id
    where p.status = 1 and s.status = 1 order by s.id`)
  const byLeaf = new Map<number, JudgedSku[]>()
  for (const row of rows) {
    const sku = {
      id: row.id,
      productId: row.product_id,
      leafId: row.category_id,
      brandId: row.brand_id,
      standards: row.standards,
      values: new Set(row.value_ids),
      numbers: { itemNo: row.item_no, model: row.model, oldNo: row.old_no ?? undefined },
      rule: { moq: row.moq, step: row.step, most: row.max_per_order, pack: row.pack_qty },
    }
    const same = byLeaf.get(sku.leafId)
    if (same) same.push(sku)
    else byLeaf.set(sku.leafId, [sku])
  }
  return byLeaf
}

/** Reads the catalogue of a mall. */
export async function readCatalogue(db: Db): Promise<JudgedCatalogue> {
  const leaves = await db.execute<{ id: number; names: string[] }>(sql`
    select leaf.id, array[leaf.name, middle.name, top.name] as names from categories leaf
    join categories middle on middle.id = leaf.parent_id
    join categories top on top.id = middle.parent_id where leaf.level = 3`)
  const values = await db.execute<{ id: number; attribute: string; label: string }>(sql`
    select v.id, a.name as attribute, v.label from attribute_values v
    join attributes a on a.id = v.attribute_id`)
  const brands = await db.execute<{ id: number; name: string }>(sql`select id, name from brands`)
  return {
    skusOf: await readSkus(db),
    leavesNamed: grouped(leaves.rows, ({ id, names }) => names.map((name) => [name, id] as const)),
    valuesNamed: grouped(values.rows, ({ id, attribute, label }) => [
      [`${attribute}/${label}`, id] as const,
    ]),
    brands: new Map(brands.rows.map(({ id, name }) => [name, id])),
  }
}
