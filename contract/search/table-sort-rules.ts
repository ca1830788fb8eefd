/** Columns of every leaf's spec table; others are its attributes, by id. */
export const TABLE_COLUMNS = ['product', 'itemNo', 'price', 'lead'] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

/** Default sort: grouped by product, best sellers first. */
export const UNSORTED: TableColumn = 'product'

/** A column or an attribute's id, with `-` in front for descending. */
export const TABLE_SORT = new RegExp(`^-?(${TABLE_COLUMNS.join('|')}|\\d{1,9})$`)

/** Parses a sort. */
export function readTableSort(sort: string): { by: TableColumn | number; isDescending: boolean } {
  const written = sort.replace(/^-/, '')
  const by = TABLE_COLUMNS.find((column) => column === written) ?? Number(written)
  return { by, isDescending: sort.startsWith('-') }
}
