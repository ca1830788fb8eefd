import { STANDARD } from './combination'
import type { Problem } from './data-file'
import type { ByStandardEntry, ChosenEntry, StandardTable, TableEntry } from './schema'
import type { Attribute, Value } from './types'
import { numberOf, typeOf } from './values'

/** The cell of a table for a value that has none. */
const NONE = '—'

type Labelled = { label: string; factor: number }

function distinct(values: Value[]): Value[] {
  return values.filter((v, i) => values.findIndex((w) => w.label === v.label) === i)
}

/** The listed values with their common type; numbers must be ascending. */
function typed(listed: readonly Labelled[]): Pick<Attribute, 'type' | 'values'> {
  const values = listed.map(({ label, factor }) => ({ label, num: numberOf(label), factor }))
  const type = typeOf(values)
  if (type === 'number') {
    return { type, values: distinct(values).sort((a, b) => (a.num ?? 0) - (b.num ?? 0)) }
  }
  return { type, values: distinct(values.map((value) => ({ ...value, num: null }))) }
}

/** A chosen attribute: an axis distinguishes SKUs, a fixed one distinguishes products. */
export function chosenAttribute(entry: ChosenEntry, problem: Problem): Attribute {
  const { unit = '', growth = 1 } = entry
  const own =
    'axis' in entry
      ? ({ name: entry.axis, role: 'axis' } as const)
      : ({ name: entry.fixed, role: 'fixed' } as const)
  const { type, values } = typed(entry.values)
  const twice = entry.values.find(
    ({ label }, index) => entry.values.findIndex((one) => one.label === label) < index,
  )
  if (twice) throw problem(['values'], `${twice.label} is listed twice`)
  return { ...own, unit, type, power: growth, values, derivation: null }
}

/** Derived attributes of a source: one column each, one row per source value. */
export function tableAttributes(
  { table, columns, rows }: TableEntry,
  known: readonly Attribute[],
  problem: Problem,
): Attribute[] {
  const source = known.find(({ name }) => name === table)
  if (!source) throw problem(['table'], `no attribute ${table} stands above`)
  const labels = source.values.map(({ label }) => label)
  const unknown = Object.keys(rows).find((label) => !labels.includes(label))
  if (unknown) throw problem(['rows', unknown], `no value of ${table}`)
  const cells = labels.map((label) => {
    const row = rows[label]
    if (!row) throw problem(['rows'], `no row for ${label}`)
    if (row.length !== columns.length)
      throw problem(['rows', label], `${row.length} values for ${columns.length} columns`)
    return row
  })
  return columns.map(({ name, other }, column) => {
    const listed = cells.map((row) => row[column] ?? '')
    const labels = listed.filter((label) => label !== NONE)
    const { type, values } = typed(labels.map((label) => ({ label, factor: 1 })))
    const indexes = listed.map((label) => values.findIndex((value) => value.label === label))
    const derivation = { source: table, indexes, ofAxis: source.role === 'axis' }
    return { name, unit: other ?? '', type, role: 'derived', power: 1, values, derivation }
  })
}

/** The tables that the goods of a leaf may follow, and the only standard of a leaf that has one. */
export type Tabled = { tables: readonly StandardTable[]; only: string | undefined }

/** Derived attributes whose values stand in the table of the chosen standard, or of the only one. */
export function standardAttributes(
  { standard, columns }: ByStandardEntry,
  known: readonly Attribute[],
  { tables, only }: Tabled,
  problem: Problem,
): Attribute[] {
  const source = known.find(({ name }) => name === standard)
  if (!source) throw problem(['standard'], `no attribute ${standard} stands above`)
  const chosen = known.find(({ name }) => name === STANDARD)
  const numbers = chosen?.values.map(({ label }) => label) ?? (only ? [only] : [])
  if (numbers.length === 0) throw problem([], `no attribute ${STANDARD} stands above`)
  const used = numbers.map((label) => {
    const table = tables.find((one) => one.standard === label)
    if (table?.size !== standard) throw problem([], `no table of ${label} by ${standard}`)
    return table
  })
  return columns.map(({ name, other }) => {
    const listed = used.map((table) => {
      const column = table.columns.indexOf(name)
      if (column < 0) throw problem(['columns'], `${table.standard} has no column ${name}`)
      return source.values.map(({ label }) => table.rows[label]?.[column] ?? null)
    })
    const labels = listed.flat().filter((label) => label !== null)
    const { type, values } = typed(labels.map((label) => ({ label, factor: 1 })))
    const byStandard = listed.map((row) =>
      row.map((label) => values.findIndex((value) => value.label === label)),
    )
    const [indexes = []] = byStandard
    const derivation = {
      source: standard,
      indexes,
      ofAxis: source.role === 'axis',
      ...(chosen && { byStandard }),
    }
    return { name, unit: other ?? '', type, role: 'derived', power: 1, values, derivation }
  })
}
