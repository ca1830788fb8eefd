import Papa from 'papaparse'
import { formatAmount, formatPrice } from '@/contract/money'
import type { Quotation, QuotationFormat } from '@/contract/quotation/quotation-calls'
import {
  type CellKind,
  QUOTATION_COLUMNS,
  quotationHead,
  quotationSums,
  quotationTerms,
} from '@/contract/quotation/quotation-layout-rules'
import { safeText } from '@/contract/spreadsheet-text'
import {
  type ExcelCell,
  excelCell,
  excelFile,
  textCell,
  XLSX_TYPE,
} from '@/server/kernel/excel/excel-file'
import type { AnsweredFile } from '@/server/kernel/http/attachment'

/** A row of the file: cells by column, or one text across the full width. */
type SheetRow =
  | { kind: 'title' | 'text'; text: string }
  | { kind: 'titles' | 'line' | 'sum'; cells: { value: string | number; kind: CellKind }[] }

const WIDTH = QUOTATION_COLUMNS.length
const columnOf = (title: string) => QUOTATION_COLUMNS.findIndex((column) => column.title === title)
const QTY_AT = columnOf('数量')
const AMOUNT_AT = columnOf('含税金额')
const HEAD_PER_ROW = 4

/** A label at the left and a sum in its column; the other columns stay empty. */
function sumRow(label: string, sum: { at: number; value: number; kind: CellKind }[]): SheetRow {
  const cells = QUOTATION_COLUMNS.map((_column, at) => {
    const result = sum.find((one) => one.at === at)
    return result ?? { value: at === 0 ? label : '', kind: 'text' as const }
  })
  return { kind: 'sum', cells }
}

function headRows(quotation: Quotation): SheetRow[] {
  const parts = quotationHead(quotation).map(([name, value]) => `${name}：${value}`)
  const rows = Array.from({ length: Math.ceil(parts.length / HEAD_PER_ROW) }, (_, at) =>
    parts.slice(at * HEAD_PER_ROW, (at + 1) * HEAD_PER_ROW).join('    '),
  )
  return [
    { kind: 'title', text: '报价单' },
    ...rows.map((text) => ({ kind: 'text' as const, text })),
  ]
}

function lineRows({ lines, taxPercent }: Quotation): SheetRow[] {
  return lines.map((line, at) => ({
    kind: 'line',
    cells: QUOTATION_COLUMNS.map(({ kind, of }) => ({ kind, value: of(line, { at, taxPercent }) })),
  }))
}

function footRows(quotation: Quotation): SheetRow[] {
  const { sums, words } = quotationSums(quotation)
  const { lines, totals } = quotation
  return [
    sumRow(`合计 ${lines.length} 行`, [
      { at: QTY_AT, value: totals.qty, kind: 'count' },
      { at: AMOUNT_AT, value: totals.goods, kind: 'amount' },
    ]),
    ...sums
      .slice(1)
      .map(({ label, amount }) =>
        sumRow(label, [{ at: AMOUNT_AT, value: amount, kind: 'amount' }]),
      ),
    { kind: 'text', text: words },
    ...quotationTerms(quotation).map((text) => ({ kind: 'text' as const, text })),
  ]
}

function rowsOf(quotation: Quotation): SheetRow[] {
  const titles = QUOTATION_COLUMNS.map(({ title }) => ({ value: title, kind: 'text' as const }))
  return [
    ...headRows(quotation),
    { kind: 'titles', cells: titles },
    ...lineRows(quotation),
    ...footRows(quotation),
  ]
}

function excelRow(row: SheetRow): ExcelCell[] {
  if ('cells' in row) return row.cells.map((cell) => excelCell(cell, row.kind))
  const look =
    row.kind === 'title'
      ? { fontSize: 16, fontWeight: 'bold', align: 'center', height: 28 }
      : { wrap: true }
  return [textCell(row.text, { ...look, columnSpan: WIDTH })]
}

const asExcel = (quotation: Quotation, caller: string) =>
  excelFile({
    caller,
    title: '报价单',
    widths: QUOTATION_COLUMNS.map(({ width }) => width),
    rows: rowsOf(quotation).map(excelRow),
    fitsWidth: true,
  })

function csvCell({ value, kind }: { value: string | number; kind: CellKind }): string {
  if (kind === 'text' || typeof value === 'string') return safeText(String(value))
  if (kind === 'percent') return `${value}%`
  if (kind === 'count') return String(value)
  // Without thousands separators, so that other programs read a number.
  return (kind === 'price' ? formatPrice(value) : formatAmount(value)).replaceAll(',', '')
}

const BOM = '\ufeff'

function csvFile(quotation: Quotation): Uint8Array<ArrayBuffer> {
  const rows = rowsOf(quotation).map((row) =>
    'cells' in row ? row.cells.map(csvCell) : [safeText(row.text)],
  )
  return new TextEncoder().encode(`${BOM}${Papa.unparse(rows)}\r\n`)
}

/** Formats of a spreadsheet; the third is `quotation-pdf.ts`. */
type SheetFormat = Exclude<QuotationFormat, 'pdf'>

const TYPES: Record<SheetFormat, string> = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
}

/** A quotation as a spreadsheet that prints and can be re-imported into quick order. */
export async function quotationFile(
  quotation: Quotation,
  { format, caller }: { format: SheetFormat; caller: string },
): Promise<AnsweredFile> {
  const body = format === 'xlsx' ? await asExcel(quotation, caller) : csvFile(quotation)
  return { body, type: TYPES[format], fileName: `报价单_${quotation.no}.${format}` }
}
