import type { Problem } from './data-file'
import type { ChosenEntry, TableEntry } from './schema'
import type { Attribute, Value } from './types'
import { numberOf, typeOf } from './values'

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
    const { type, values } = typed(listed.map((label) => ({ label, factor: 1 })))
    const indexes = listed.map((label) => values.findIndex((value) => value.label === label))
    const derivation = { source: table, indexes, ofAxis: source.role === 'axis' }
    return { name, unit: other ?? '', type, role: 'derived', power: 1, values, derivation }
  })
}
