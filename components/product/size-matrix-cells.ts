import type { Axis } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'

/** A wider or longer matrix would be scrolled more than read: the table has filters for that. */
const COLUMNS_MAX = 16
const ROWS_MAX = 48
/** Two short axes are chosen by buttons or in the table at a glance. */
const LEAST = 3

export type SizeMatrix<S extends Sku = Sku> = {
  /** Places of the two axes among the product's. */
  columnAxis: number
  rowAxis: number
  columns: Axis['values']
  rows: Axis['values']
  /** SKUs by row and column value id; several where other axes tell them apart. */
  cellOf: (rowId: number, columnId: number) => S[]
}

type Placed = { axis: Axis; at: number; values: Axis['values'] }

/** The axes that a buyer chooses, with the values that these SKUs have, most values first. */
function axesByLength(axes: readonly Axis[], skus: readonly Sku[]): Placed[] {
  return axes
    .map((axis, at) => {
      const used = new Set(skus.map((sku) => sku.axisValues[at]))
      return { axis, at, values: axis.values.filter(({ id }) => used.has(id)) }
    })
    .filter(({ axis, values }) => !axis.follows && values.length >= LEAST)
    .toSorted((a, b) => b.values.length - a.values.length)
}

/** The two longest axes as a matrix, the longer one downwards; null where they would not make one. */
export function sizeMatrix<S extends Sku>(
  axes: readonly Axis[],
  skus: readonly S[],
): SizeMatrix<S> | null {
  const [row, column] = axesByLength(axes, skus)
  if (!row || !column) return null
  if (row.values.length > ROWS_MAX || column.values.length > COLUMNS_MAX) return null
  const cells = new Map<string, S[]>()
  for (const sku of skus) {
    const key = `${sku.axisValues[row.at]} ${sku.axisValues[column.at]}`
    cells.set(key, [...(cells.get(key) ?? []), sku])
  }
  return {
    columnAxis: column.at,
    rowAxis: row.at,
    columns: column.values,
    rows: row.values,
    cellOf: (rowId, columnId) => cells.get(`${rowId} ${columnId}`) ?? [],
  }
}
