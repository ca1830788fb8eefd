import { KEYWORD_MAX } from './constants'
import type { OrderLine, SheetField, SheetReading } from './match-lines'
import { readQuantity, splitQuantity, unsafeText } from './order-text'
import { type Columns, findTitles, guessColumns } from './sheet-columns'

const BUYER_CODE_MAX = 40
const NOTE_MAX = 100
/** A written quantity is quoted no longer than this. */
const QUOTED_MAX = 20

type Cut = { text: string; problem: string }

/** A text no longer than a call takes, and what was left out. */
function cut(text: string, most: number, name: string): Cut {
  if (text.length <= most) return { text, problem: '' }
  return { text: text.slice(0, most), problem: `${name}过长，只取前 ${most} 字` }
}

function quantityOf(written: string): { qty: number | null; problem: string } {
  const qty = written === '' ? null : readQuantity(written)
  const isLost = written !== '' && qty === null
  return { qty, problem: isLost ? `数量“${written.slice(0, QUOTED_MAX)}”无法识别` : '' }
}

/** Words said in one cell already are not said twice: 型号 is often part of 品名. */
function joined(parts: readonly string[]): string {
  return parts
    .filter((part, at) => part && !parts.slice(0, at).some((earlier) => earlier.includes(part)))
    .join(' ')
}

type Written = Partial<Record<SheetField, string>>

/** A row as a line of an order; null when it names no goods. */
function toLine(row: number, written: Written): OrderLine | null {
  const { itemNo = '', model = '', name = '', spec = '', brand = '' } = written
  const description = joined([name, spec, model, brand])
  const code = cut(written.buyerCode ?? '', BUYER_CODE_MAX, '物料编码')
  if (!itemNo && !joined([name, spec, model]) && !code.text) return null
  const text = cut(description || itemNo, KEYWORD_MAX, '描述')
  const note = cut(written.note ?? '', NOTE_MAX, '备注')
  const number = cut(itemNo || model, KEYWORD_MAX, '编号')
  const { qty, problem } = quantityOf(written.qty ?? '')
  const problems = [problem, text.problem, number.problem, code.problem, note.problem]
  return {
    ...{ row, text: text.text, itemNo: number.text, qty, buyerCode: code.text, note: note.text },
    problem: problems.filter(Boolean).join('；'),
  }
}

function writtenIn(cells: readonly string[], columns: Columns): Written {
  return Object.fromEntries([...columns].map(([at, field]) => [field, cells[at] ?? '']))
}

/** A line of words alone, its quantity at the end. */
function plainLine(row: number, words: string): OrderLine | null {
  const { text, qty } = splitQuantity(words)
  const line = toLine(row, { name: text })
  return line && { ...line, qty }
}

const hasCells = (cells: readonly string[]) => cells.filter(Boolean).length > 1

/** The lines of a table in any order of columns, with titles or without. */
export function readRows(raw: readonly (readonly string[])[]): SheetReading {
  const rows = raw.map((row) => row.map((cell) => unsafeText(cell.trim())))
  const titles = findTitles(rows)
  // Lines of a chat between rows of a table say nothing of its columns.
  const tabular = rows.filter(hasCells)
  const columns = titles?.columns ?? guessColumns(tabular.length > 0 ? tabular : rows)
  const isPlain = (cells: readonly string[]) => !titles && (columns.size <= 1 || !hasCells(cells))
  const names = titles ? (rows[titles.at] ?? []) : []
  // A long list says its titles again at the head of each printed page.
  const isTitles = (cells: readonly string[]) =>
    titles !== null && [...columns.keys()].every((at) => cells[at] === names[at])
  const reading: SheetReading = {
    columns: [...columns].map(([at, field]) => ({ title: names[at] ?? '', field })),
    lines: [],
    blankRows: 0,
    ignored: [],
  }
  for (const [at, cells] of rows.entries()) {
    const words = cells.filter(Boolean).join(' ')
    if (words === '') reading.blankRows += 1
    if (words === '' || at === titles?.at) continue
    const isGoods = !(isTitles(cells) || (titles !== null && at < titles.at))
    const line = isPlain(cells)
      ? plainLine(at + 1, words)
      : toLine(at + 1, writtenIn(cells, columns))
    if (line && isGoods) reading.lines.push(line)
    else reading.ignored.push({ row: at + 1, text: words.slice(0, NOTE_MAX) })
  }
  return reading
}

const SEPARATORS = /[,，;；]/

/** What was pasted: rows of a spreadsheet, lines of a chat, or a list with commas. */
export function readPasted(text: string): SheetReading {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.some((line) => line.includes('\t'))) {
    return readRows(lines.map((line) => line.split('\t')))
  }
  const separated = lines.map((line) => line.split(SEPARATORS))
  if (findTitles(separated)?.at === 0) return readRows(separated)
  return readRows(lines.map((line) => [line]))
}
