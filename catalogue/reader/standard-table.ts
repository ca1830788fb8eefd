import { STANDARD } from './combination'
import { dataFilesIn, readDataFile } from './data-file'
import { type StandardTable, standardFile } from './schema'
import { REGISTER } from './standard-register'
import type { Attribute, Bound, StandardScope } from './types'

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/

/** The files of tables: the register beside them has none. */
export const standardTableFiles = (): string[] =>
  dataFilesIn('../standards').filter((file) => file !== REGISTER)

/** Parses the tables of a file; throws with the file and line of an error. */
export function readStandardTables(file: string, text?: string): StandardTable[] {
  const { contents, problem } = readDataFile(file, standardFile, text)
  for (const [index, { columns, rows }] of contents.entries()) {
    for (const [size, row] of Object.entries(rows)) {
      if (row.length !== columns.length)
        throw problem([index, 'rows', size], `${row.length} values for ${columns.length} columns`)
    }
  }
  return contents
}

/** A cell such as `25-40` bounds the attribute its column is named after. */
function boundsOf(table: StandardTable, row: readonly string[], names: Set<string>): Bound[] {
  return table.columns.flatMap((name, column) => {
    const range = RANGE.exec(row[column] ?? '')
    if (!range || !names.has(name)) return []
    return [{ name, from: Number(range[1]), to: Number(range[2]) }]
  })
}

/** The standards of a leaf, of which its goods have one or several. */
function numbersOf(attributes: readonly Attribute[], standards: readonly string[]) {
  const own = attributes.find(({ name }) => name === STANDARD)
  return own?.values.flatMap(({ label }) => label.split('、')) ?? standards
}

/** Scopes of the standards of a leaf, as far as they are tabled by one of its attributes. */
export function scopesOf(
  attributes: readonly Attribute[],
  standards: readonly string[],
  tables: readonly StandardTable[],
): StandardScope[] {
  const labels = numbersOf(attributes, standards)
  const names = new Set(attributes.map(({ name }) => name))
  const axes = new Set(attributes.filter(({ role }) => role === 'axis').map(({ name }) => name))
  return tables
    .filter(({ standard, size }) => labels.includes(standard) && names.has(size))
    .map((table) => ({
      standard: table.standard,
      must: table.must,
      size: table.size,
      bounds: new Map(
        Object.entries(table.rows).map(([size, row]) => [size, boundsOf(table, row, axes)]),
      ),
    }))
}
