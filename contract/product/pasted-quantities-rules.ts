/** A thousand cells are more than a table has rows. */
const CELLS_MAX = 1000

/** A quantity as a spreadsheet writes it: `1,200`, `300`, `50.0`, `100 个`; null for an empty or other cell. */
function quantityOf(cell: string): number | null {
  const written = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.0+)?\s*\p{Script=Han}{0,2}$/u.exec(
    cell.normalize('NFKC').trim(),
  )?.[1]
  return written ? Number(written.replaceAll(',', '')) : null
}

/**
 * The quantities of a column copied out of a spreadsheet, one a row; null where a cell has none. Of
 * several columns the first counts.
 */
export function pastedQuantities(text: string): (number | null)[] {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  return rows.slice(0, CELLS_MAX).map((row) => quantityOf(row.split('\t')[0] ?? ''))
}
