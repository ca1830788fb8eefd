import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import type { Attribute, CatalogMetadata } from '@/server/modules/catalog/metadata'

type Value = { attribute: Attribute; id: number; label: string }
type Sample = { id: number; values: number[]; spec: string; brand: string; standards: string[] }

/** One SKU of a leaf, written as buyers write it, and every SKU that is that very size. */
export type TypedBack = {
  leaf: string
  spec: string
  /** Way of writing -> keyword. */
  writings: Record<string, string>
  rightIds: ReadonlySet<number>
}

const FULL_WIDTH_SHIFT = 0xfee0

function fullWidth(text: string): string {
  return text
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_SHIFT))
    .replaceAll(' ', '　')
}

const isNumber = (label: string) => /^[\d.]+$/.test(label)

/** A value with its unit, as it stands on a label: 8.5mm, 46号, M8. */
function withUnit({ attribute, label }: Value): string {
  return isNumber(label) ? `${label}${attribute.unit}` : label
}

/** Values joined as a size where they are one, else by spaces. */
function joined(values: readonly Value[], sign: string): string {
  const isSize = values.every(({ label }) => /^[A-Z]{0,2}[\d.]+$/.test(label))
  return values.map(({ label }) => label).join(isSize ? sign : ' ')
}

/** 是 of 带透气孔 is written with the attribute's name. */
function spoken(value: Value): Value {
  const { attribute, label } = value
  if (label === '是') return { ...value, label: `带${attribute.name}` }
  return label === '否' ? { ...value, label: `无${attribute.name}` } : value
}

function writingsOf(leaf: string, axes: readonly Value[], fixed: readonly Value[], sample: Sample) {
  const said = axes.map(spoken)
  const first = said[0]
  const telling = fixed.find(({ label }) => label.length > 1 && !isNumber(label))
  const diameter = first && isNumber(first.label) && first.attribute.unit === 'mm' ? 'φ' : ''
  return {
    'name first': `${leaf} ${joined(said, '×')}`,
    'with units': `${leaf} ${said.map(withUnit).join(' ')}`,
    'size first': `${said.map(withUnit).join(' ')} ${leaf}`,
    'other signs': `${leaf} ${diameter}${joined(said, '*')}`,
    'full width': fullWidth(`${leaf} ${joined(said, 'x')}`),
    'with brand': `${sample.brand} ${leaf} ${joined(said, 'x')}`,
    ...(sample.standards[0] && {
      'with standard': `${sample.standards[0]} ${leaf} ${joined(said, '×')}`,
    }),
    ...(telling && { 'with grade': `${leaf} ${joined(said, '×')} ${withUnit(spoken(telling))}` }),
  }
}

/** SKUs in stock of every leaf, spread over its products. */
async function samplesOf(db: Db, leafId: number, count: number): Promise<Sample[]> {
  const { rows } = await db.execute<Sample>(sql`
    select s.id, s.values, s.spec, b.name as brand, p.standards
    from skus s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
    where s.category_id = ${leafId} and s.status = 1 and p.status = 1
    order by md5(s.id::text) limit ${count}`)
  return rows
}

async function sameSize(db: Db, leafId: number, valueIds: number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from skus where category_id = ${leafId} and values @> ${intArray(valueIds)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Several SKUs of every leaf, written back in the ways buyers write. */
export async function typedBack(
  db: Db,
  catalog: CatalogMetadata,
  perLeaf: number,
): Promise<TypedBack[]> {
  const result: TypedBack[] = []
  for (const [leafId, attributes] of catalog.attributes) {
    const leaf = catalog.categories.get(leafId)?.name ?? ''
    for (const sample of await samplesOf(db, leafId, perLeaf)) {
      const values = attributes.flatMap((attribute) =>
        attribute.values.flatMap(({ id, label }) =>
          sample.values.includes(id) ? [{ attribute, id, label }] : [],
        ),
      )
      const axes = values.filter(({ attribute }) => attribute.axis)
      const fixed = values.filter(({ attribute }) => !attribute.axis && !attribute.inTable)
      result.push({
        leaf,
        spec: sample.spec,
        writings: writingsOf(leaf, axes, fixed, sample),
        rightIds: await sameSize(
          db,
          leafId,
          axes.map(({ id }) => id),
        ),
      })
    }
  }
  return result
}
