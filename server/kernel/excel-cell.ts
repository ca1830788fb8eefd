import type { Cell } from 'write-excel-file/node'
import type { CellKind } from '@/contract/quotation/quotation-layout-rules'
import { safeText } from '@/contract/spreadsheet-text'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FORMATS: Record<Exclude<CellKind, 'text'>, { format: string; scale: number }> = {
  count: { format: '0', scale: 1 },
  price: { format: '0.00##', scale: 10_000 },
  amount: { format: '#,##0.00', scale: 100 },
  percent: { format: '0%', scale: 100 },
}

const BORDER = { borderStyle: 'thin', borderColor: '#aeb7c2', alignVertical: 'center' } as const

/** A spreadsheet cell: money and counts as numbers, text that is never a formula. */
export function excelCell(
  { value, kind }: { value: string | number; kind: CellKind },
  is: string,
): Cell {
  const look = { ...BORDER, wrap: true, ...(is === 'line' ? {} : { fontWeight: 'bold' as const }) }
  if (kind === 'text' || typeof value === 'string') {
    const fill = is === 'titles' ? { backgroundColor: '#edf3f9', align: 'center' as const } : {}
    return { ...look, ...fill, type: String, value: safeText(String(value)) }
  }
  const { format, scale } = FORMATS[kind]
  return { ...look, type: Number, value: value / scale, format, align: 'right' }
}
