import { BUYER_CODE_MAX, NOTE_MAX } from '@/contract/cart/line-limits-rules'
import { KEYWORD_MAX } from '@/contract/constants'
import { unsafeText } from '@/contract/spreadsheet-text'
import { isHeading } from './heading-rules'
import { readQuantity, splitQuantity, type WrittenQuantity } from './quantity-rules'
import {
  type OrderLine,
  PREVIEW_ROWS,
  type SheetField,
  type SheetMapping,
  type SheetReading,
  UNIT_MAX,
} from './quick-order-calls'
import {
  type Columns,
  findTitles,
  guessColumns,
  mappedTitles,
  titleUnit,
} from './sheet-columns-rules'
import { unitOf } from './unit-rules'

/** Maximum length of a line quoted as written. */
const SOURCE_MAX = 200
/** Maximum length of a cell shown for mapping columns. */
const CELL_MAX = 40

type Cut = { text: string; problem: string }

/** Truncates a text to what a call accepts, and reports what was cut. */
function cut(text: string, max: number, name: string): Cut {
  if (text.length <= max) return { text, problem: '' }
  return { text: text.slice(0, max), problem: `${name}过长，只取前 ${max} 字` }
}

/** Joins cells without repeating words: 型号 is often part of 品名. */
function joined(parts: readonly string[]): string {
  return parts
    .filter((part, at) => part && !parts.slice(0, at).some((earlier) => earlier.includes(part)))
    .join(' ')
}

type Written = Partial<Record<SheetField, string>>

/** The quantity of a row: its own unit before the unit column, that before the column's title. */
function quantityIn({ qty = '', unit = '' }: Written, columnUnit: string): WrittenQuantity {
  const said = unitOf(unit).slice(0, UNIT_MAX) || columnUnit
  const own = readQuantity(qty)
  if (own.qty !== null) return { ...own, unit: own.unit || said }
  // 1.5 is no number of pieces, but with kg beside it a weight.
  const together = said === '' ? own : readQuantity(`${qty}${said}`)
  return together.qty === null ? own : together
}

type Place = { row: number; source: string; columnUnit?: string }

/** A table row as an order line; null when it names no goods. */
function toLine({ row, source, columnUnit = '' }: Place, written: Written): OrderLine | null {
  const { itemNo = '', model = '', name = '', spec = '', brand = '' } = written
  const description = joined([name, spec, model, brand])
  const code = cut(written.buyerCode ?? '', BUYER_CODE_MAX, '物料编码')
  if (!itemNo && !joined([name, spec, model]) && !code.text) return null
  const text = cut(description || itemNo, KEYWORD_MAX, '描述')
  const note = cut(written.note ?? '', NOTE_MAX, '备注')
  const number = cut(itemNo || model, KEYWORD_MAX, '编号')
  const { qty, unit, problem } = quantityIn(written, columnUnit)
  const problems = [text.problem, number.problem, code.problem, note.problem]
  return {
    row,
    text: text.text,
    itemNo: number.text,
    qty,
    unit: qty === null ? '' : unit,
    qtyProblem: problem,
    tail: null,
    buyerCode: code.text,
    note: note.text,
    problem: problems.filter(Boolean).join('；'),
    source: source.slice(0, SOURCE_MAX),
  }
}

function writtenIn(cells: readonly string[], columns: Columns): Written {
  return Object.fromEntries([...columns].map(([at, field]) => [field, cells[at] ?? '']))
}

/** A free-text line, with its quantity at the end; null when it names no goods. */
export function readLine(row: number, words: string): OrderLine | null {
  const { text, qty, unit, problem, tail } = splitQuantity(words)
  const line = toLine({ row, source: words }, { name: text })
  if (!line) return null
  // A cut text no longer ends in the number.
  const isWhole = text.length <= KEYWORD_MAX
  return {
    ...line,
    qty,
    unit: qty === null ? '' : unit,
    qtyProblem: problem,
    tail: isWhole ? tail : null,
  }
}

/** A line typed into the fields of the page: a quantity in its text counts when the field is empty. */
export function typedLine(text: string, written: string): OrderLine | null {
  if (written.trim() === '') return readLine(1, text)
  return toLine({ row: 1, source: `${text} ${written}` }, { name: text, qty: written })
}

/** A line typed below a table, which is one cell wide and has its quantity; null for another row of it. */
function typedBelow(row: number, cells: readonly string[]): OrderLine | null {
  const [words = '', ...others] = cells
  const line = others.length === 0 ? readLine(row, words) : null
  return line && (line.qty !== null || line.tail) ? line : null
}

const hasCells = (cells: readonly string[]) => cells.filter(Boolean).length > 1

/** What the columns of a list mean: as mapped by hand, as their titles say, or guessed. */
function structureOf(rows: readonly string[][], mapping: SheetMapping | undefined) {
  const named = mapping ? mappedTitles(mapping) : findTitles(rows)
  if (named) return { columns: named.columns, titleAt: named.at, isSure: true }
  // Chat lines between table rows say nothing about its columns.
  const tabular = rows.filter(hasCells)
  return {
    columns: guessColumns(tabular.length > 0 ? tabular : rows),
    titleAt: -1,
    isSure: false,
  }
}

type Structure = ReturnType<typeof structureOf>

/** The rows around the titles, to map the columns by hand; null for plain lines. */
function tableOf(rows: readonly string[][], structure: Structure): SheetReading['table'] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width < 2) return null
  const { columns, titleAt, isSure } = structure
  const first = Math.max(0, titleAt - 1)
  return {
    firstRow: first + 1,
    rows: rows
      .slice(first, first + PREVIEW_ROWS)
      .map((row) => row.map((cell) => cell.slice(0, CELL_MAX))),
    mapping: {
      titleRow: titleAt + 1,
      fields: Array.from({ length: width }, (_, at) => columns.get(at) ?? null),
    },
    isSure,
  }
}

/** What chats and web pages copy along between the letters; an item number with it is another one. */
const UNSEEN = /[\u200b\u2060\ufeff]/g

/** The lines of a table with columns in any order, with or without a header row. */
export function readRows(
  raw: readonly (readonly string[])[],
  mapping?: SheetMapping,
): SheetReading {
  const rows = raw.map((row) => row.map((cell) => unsafeText(cell.replace(UNSEEN, '').trim())))
  const structure = structureOf(rows, mapping)
  const { columns, titleAt, isSure } = structure
  const isPlain = (cells: readonly string[]) => !isSure && (columns.size <= 1 || !hasCells(cells))
  const names = rows[titleAt] ?? []
  // Long lists repeat the header row on each printed page.
  const isTitles = (cells: readonly string[]) =>
    titleAt >= 0 && [...columns.keys()].every((at) => cells[at] === names[at])
  const qtyAt = [...columns].find(([, field]) => field === 'qty')?.[0]
  const columnUnit = qtyAt === undefined ? '' : titleUnit(names[qtyAt] ?? '')
  const reading: SheetReading = {
    columns: [...columns].map(([at, field]) => ({ title: names[at] ?? '', field })),
    lines: [],
    blankRows: 0,
    ignored: [],
    table: tableOf(rows, structure),
  }
  for (const [at, cells] of rows.entries()) {
    const source = cells.filter(Boolean).join(' ')
    if (source === '') reading.blankRows += 1
    if (source === '' || at === titleAt) continue
    const row = at + 1
    const line = isPlain(cells)
      ? readLine(row, source)
      : (typedBelow(row, cells) ?? toLine({ row, source, columnUnit }, writtenIn(cells, columns)))
    const isAround = at < titleAt || isTitles(cells)
    const isGoods = !isAround && line !== null && !isHeading(cells, line.qty !== null)
    if (isGoods) reading.lines.push(line)
    else reading.ignored.push({ row, text: source.slice(0, NOTE_MAX) })
  }
  return reading
}

const SEPARATORS = /[,，;；]/

/** A cell that a spreadsheet copies in quotes: it has line breaks or quotes of its own. */
const QUOTED = /(^|[\t\n])"((?:[^"\t]|"")*)"(?=[\t\n]|$)/g

/** The lines of quoted cells become one: `"平垫圈⏎M8"` is 平垫圈 M8, as in the file itself. */
const unquoted = (text: string) =>
  text.replace(
    QUOTED,
    (_quoted, before: string, cell: string) =>
      before + cell.replaceAll('""', '"').replace(/\s*\n\s*/g, ' '),
  )

/** Parses pasted text: spreadsheet rows, chat lines, or comma-separated values. */
export function readPasted(text: string, mapping?: SheetMapping): SheetReading {
  const plain = text.replace(/\r\n?/g, '\n')
  const lines = (plain.includes('\t') ? unquoted(plain) : plain).split('\n')
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.some((line) => line.includes('\t'))) {
    return readRows(
      lines.map((line) => line.split('\t')),
      mapping,
    )
  }
  const separated = lines.map((line) => line.split(SEPARATORS))
  if (findTitles(separated)?.at === 0) return readRows(separated, mapping)
  return readRows(lines.map((line) => [line]))
}
