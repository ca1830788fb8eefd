import type { CellKind } from '@/contract/quotation/quotation-layout-rules'
import { safeText } from '@/contract/spreadsheet-text'
import { TEXT } from '@/contract/texts'
import { createFairQueue } from '@/server/kernel/http/fair-queue'
import { HttpError } from '@/server/kernel/http/http-error'
import { runInThread } from '@/server/kernel/one-task-thread'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What the library knows of a cell beside its value; the thread adds the type. */
type Look = Readonly<Record<string, string | number | boolean>>
export type ExcelCell = { value: string | number; look: Look }

const BORDER = {
  borderStyle: 'thin',
  borderColor: '#aeb7c2',
  alignVertical: 'center',
  wrap: true,
}
const BOLD = { ...BORDER, fontWeight: 'bold' }
const TEXT_LOOK = {
  line: BORDER,
  sum: BOLD,
  titles: { ...BOLD, backgroundColor: '#edf3f9', align: 'center' },
}
type RowKind = keyof typeof TEXT_LOOK

/** One object for all cells that look alike: it is copied to the thread once. */
const numbers = (format: string, scale: number) => ({
  scale,
  line: { ...BORDER, format, align: 'right' },
  bold: { ...BOLD, format, align: 'right' },
})
const NUMBERS: Record<Exclude<CellKind, 'text'>, ReturnType<typeof numbers>> = {
  count: numbers('0', 1),
  price: numbers('0.00##', 10_000),
  amount: numbers('#,##0.00', 100),
  percent: numbers('0%', 100),
}

/** A spreadsheet cell: money and counts as numbers, text that is never a formula. */
export function excelCell(
  { value, kind }: { value: string | number; kind: CellKind },
  is: RowKind,
): ExcelCell {
  if (kind === 'text' || typeof value === 'string') return textCell(String(value), TEXT_LOOK[is])
  const { scale, line, bold } = NUMBERS[kind]
  return { value: value / scale, look: is === 'line' ? line : bold }
}

export const textCell = (text: string, look: Look): ExcelCell => ({ value: safeText(text), look })

type ExcelFile = {
  /** Who waits for the file: callers have their turns one after another. */
  caller: string
  title: string
  widths: readonly number[]
  rows: Iterable<readonly ExcelCell[]>
  stickyRows?: number
  /** Printed to the width of one page. */
  fitsWidth?: boolean
}

const WORKER = 'server/kernel/excel/excel-worker.mjs'
/** An export of 10,000 lines takes two seconds on an idle core. */
const TIME_MS = 20_000
/** Rows that are copied to the thread at once: a few milliseconds. */
const PART_ROWS = 100
const inTurn = createFairQueue({ name: 'spreadsheets', atOnce: 2 })

function* partsOf<T>(rows: Iterable<T>): Iterable<T[] | null> {
  let part: T[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < PART_ROWS) continue
    yield part
    part = []
  }
  yield part
  yield null
}

/** An .xlsx file, written in a thread: the library works for seconds without a pause. */
export function excelFile({ caller, rows, ...about }: ExcelFile): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(caller, async () => {
    const written = await runInThread<Uint8Array<ArrayBuffer>>({
      file: WORKER,
      data: about,
      parts: partsOf(rows),
      timeMs: TIME_MS,
    })
    if (written) return written
    throw new HttpError('UNAVAILABLE', TEXT.unavailable, { retryAfter: TIME_MS / 1000 })
  })
}
