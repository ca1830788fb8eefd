import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { OperatorError } from '@/server/kernel/operator-error'
import {
  type Assortment,
  EMPTY,
  KEYS,
  type Row,
  TABLE_NAMES,
  TABLES,
  type TableName,
} from './tables'

/** So many mistakes are told at once. */
const TOLD = 20

type Cells = { cells: Record<string, string>; place: string }
type Problems = string[]

const cellText = (cell: unknown) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))

/** Rows under a row of heads; empty rows are left out. */
function underHeads(file: string, rows: readonly (readonly unknown[])[]): Cells[] {
  const [heads = [], ...others] = rows
  const names = heads.map((head) => cellText(head).trim())
  return others.flatMap((row, at) => {
    const texts = row.map(cellText)
    if (texts.every((one) => one.trim() === '')) return []
    const cells = Object.fromEntries(names.map((name, column) => [name, texts[column] ?? '']))
    return [{ cells, place: `${file} row ${at + 2}` }]
  })
}

function readCsv(file: string, bytes: Buffer): Cells[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return underHeads(file, Papa.parse<string[]>(text, { delimiter: ',' }).data)
}

async function readXlsx(file: string, bytes: Buffer): Promise<Cells[]> {
  const [sheet] = await readXlsxFile(new Uint8Array(bytes).buffer)
  return underHeads(file, sheet?.data ?? [])
}

const entries = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
)

function readYaml(file: string, bytes: Buffer): Cells[] {
  return entries
    .parse(parseYaml(bytes.toString(), { schema: 'failsafe' }) ?? [])
    .map((entry, at) => {
      const cells = Object.entries(entry).map(([head, cell]) => [head, cellText(cell)])
      return { cells: Object.fromEntries(cells), place: `${file} entry ${at + 1}` }
    })
}

const READERS = { csv: readCsv, xlsx: readXlsx, yaml: readYaml }

async function cellsOf(folder: string, table: TableName): Promise<Cells[]> {
  for (const [kind, read] of Object.entries(READERS)) {
    const file = `${table}.${kind}`
    if (!existsSync(join(folder, file))) continue
    try {
      return await read(file, readFileSync(join(folder, file)))
    } catch (error) {
      throw new OperatorError(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  throw new OperatorError(`${folder} has no ${table}.csv, .xlsx or .yaml`)
}

function parseRows<T extends TableName>(table: T, cells: Cells[], problems: Problems): Row<T>[] {
  const seen = new Set<string>()
  return cells.flatMap(({ cells: own, place }) => {
    const result = TABLES[table].safeParse(own)
    if (!result.success) {
      for (const { path, message } of result.error.issues) {
        problems.push(`${place}, ${path.join(' ')}: ${message}`)
      }
      return []
    }
    const key = KEYS[table].map((head) => own[head]?.trim()).join(' ')
    if (seen.has(key)) problems.push(`${place}: ${key} stands there twice`)
    seen.add(key)
    return [{ ...result.data, place } as unknown as Row<T>] // the schema of this table made it
  })
}

/** Throws with the first mistakes, one line each; does nothing when there are none. */
export function requireNone(problems: Problems): void {
  if (problems.length === 0) return
  const more = problems.length > TOLD ? [`and ${problems.length - TOLD} more`] : []
  throw new OperatorError([...problems.slice(0, TOLD), ...more].join('\n'))
}

/** Reads the tables of a folder; throws OperatorError naming file, row and field of what is wrong. */
export async function readAssortment(folder: string): Promise<Assortment> {
  const problems: Problems = []
  const assortment: Record<string, unknown[]> = { ...EMPTY }
  for (const table of TABLE_NAMES) {
    assortment[table] = parseRows(table, await cellsOf(folder, table), problems)
  }
  requireNone(problems)
  return assortment as Assortment // one list for each table
}
