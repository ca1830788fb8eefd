import { adviseQuantity } from '@/contract/product/advise-quantity-rules'
import { pastedQuantities } from '@/contract/product/pasted-quantities-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import type { FillableRow, FilledRow, PastedColumn } from './use-filled-rows'

function filledBy(row: FillableRow, requested: number): FilledRow {
  const { qty, advice } = adviseQuantity(requested, row)
  return { row, qty, note: advice }
}

function saidOf(lines: FilledRow[], off: number, skipped: number): string {
  const adjusted = lines.filter(({ note }) => note).length
  return [
    `已粘贴 ${formatQuantity(lines.length, '行')}`,
    adjusted > 0 ? `${adjusted} 行按起订量或倍数调整` : '',
    off > 0 ? `${off} 行当前不可购买` : '',
    skipped > 0 ? `${skipped} 行没有数量或没有对应的规格` : '',
  ]
    .filter(Boolean)
    .join('，')
}

/** Fills the column of a spreadsheet down from a row on; says what was changed and what found no row. */
export function pasteColumn(
  rows: readonly FillableRow[],
  from: number,
  text: string,
): PastedColumn {
  const start = rows.findIndex(({ skuId }) => skuId === from)
  const quantities = pastedQuantities(text)
  const lines = quantities.flatMap((requested, at) => {
    const row = rows[start + at]
    return row && !row.isOff && requested ? [filledBy(row, requested)] : []
  })
  const given = quantities.filter((requested) => requested !== 0).length
  const off = quantities.filter((requested, at) => requested && rows[start + at]?.isOff).length
  return { lines, said: saidOf(lines, off, given - lines.length - off) }
}
