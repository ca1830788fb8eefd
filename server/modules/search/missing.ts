import type { Missing } from '@/contract/search/search-calls'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Query } from './filter'
import { unitName } from './language/units'
import { nearestLabels } from './meaning/nearest'
import type { HitRow } from './search-repository'

const NUMBER = String.raw`-?\d+(?:\.\d+)?`
/** A number or a range with its unit. */
const MEASURE = new RegExp(`^(${NUMBER}(?:[-~]${NUMBER})?)\\s*([a-zμ·/]+)$`)

/** A part in the usual notation: `m8x30` becomes M8×30, `2.2kw` 2.2kW, `0-20bar` stays. */
export function partLabel(text: string): string {
  const [, number, unit] = MEASURE.exec(text) ?? []
  if (number && unit) return `${number}${unitName(unit)}`
  return text
    .toUpperCase()
    .replace(/(?<=\d(?:MM|CM|M|T)?)\s*X\s*(?=\d)/g, '×')
    .replace(/(?<=×.*\d)(?:MM|CM|M)$|(?<=\d)T(?=×)/g, (unit) => unit.toLowerCase())
}

/** What the shown SKU lacks of a relaxed query, and what its product has next to it. */
export function missingOf(catalog: CatalogMetadata, query: Query, row: HitRow): Missing[] {
  return query.meaning.constraints.flatMap((constraint, at) => {
    if (row.satisfied[at] !== 0) return []
    const inLeaf = { catalog, meaning: query.meaning, leafId: row.category_id }
    const nearest = nearestLabels(constraint, inLeaf, row.all_values)
    return [{ wanted: partLabel(constraint.part.text), nearest }]
  })
}
