import { readQuantity } from './quantity-rules'
import type { SheetField, SheetMapping, SheetReading } from './quick-order-calls'

export type SheetTable = NonNullable<SheetReading['table']>
/** Fields by the titles they were chosen under. */
export type NamedFields = { titles: string[]; fields: (SheetField | null)[] }

const trimmed = (row: readonly string[]) => row.map((cell) => cell.trim())

/** Whether the first row of a table is one of titles that were not recognised: no quantity in it. */
function beginsWithTitles({ rows, mapping }: SheetTable): boolean {
  const qtyAt = mapping.fields.indexOf('qty')
  const first = rows.find((row) => row.filter(Boolean).length > 1) ?? []
  return qtyAt >= 0 && readQuantity(first[qtyAt] ?? '').qty === null
}

/** Whether a table was not understood, so that its columns are better mapped by hand. */
export function isUnclear({ table, lines }: SheetReading): boolean {
  if (!table) return false
  if (lines.length === 0) return true
  const { fields } = table.mapping
  const isBlind = !fields.includes('qty') && !fields.includes('itemNo')
  return !table.isSure && (isBlind || beginsWithTitles(table))
}

/** The mapping to begin with: as read, with the first row as titles where it looks like one. */
export function suggestedMapping(table: SheetTable): SheetMapping {
  if (table.isSure || !beginsWithTitles(table)) return table.mapping
  const at = table.rows.findIndex((row) => row.filter(Boolean).length > 1)
  return { ...table.mapping, titleRow: table.firstRow + at }
}

/** The mapping of a table by its titles, to know it again; null without a row of titles. */
export function namedFields(table: SheetTable, mapping: SheetMapping): NamedFields | null {
  const titles = table.rows[mapping.titleRow - table.firstRow]
  return titles ? { titles: trimmed(titles), fields: mapping.fields } : null
}

/** A known mapping for a table that has its titles, null for another table. */
export function knownMapping(
  table: SheetTable,
  known: readonly NamedFields[],
): SheetMapping | null {
  for (const [at, row] of table.rows.entries()) {
    const titles = JSON.stringify(trimmed(row))
    const one = known.find((earlier) => JSON.stringify(earlier.titles) === titles)
    if (one) return { titleRow: table.firstRow + at, fields: one.fields }
  }
  return null
}
