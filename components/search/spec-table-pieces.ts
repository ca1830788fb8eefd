import type { TableRow } from '@/contract/search/search-calls'

/** Rows that the browser lays out together, as they come into sight. */
const PIECE_ROWS = 25

export type Piece = {
  first: TableRow
  rows: readonly TableRow[]
  /** Where the product's title leads, which stands above its first piece alone. */
  opened?: TableRow | undefined
}

const isInStock = ({ stockState }: TableRow) => stockState !== 'out'

/** Groups adjacent rows of one product, in the given order. */
function groupByProduct(rows: readonly TableRow[]): TableRow[][] {
  const groups: TableRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.productId === row.productId) last.push(row)
    else groups.push([row])
  }
  return groups
}

const inPieces = (rows: readonly TableRow[]): Piece[] =>
  rows.flatMap((first, at) =>
    at % PIECE_ROWS === 0 ? [{ first, rows: rows.slice(at, at + PIECE_ROWS) }] : [],
  )

/** The rows in pieces; with groups, each is of one product. */
export function piecesOf(rows: readonly TableRow[], hasGroups: boolean): Piece[] {
  if (!hasGroups) return inPieces(rows)
  return groupByProduct(rows).flatMap((group) => {
    const opened = group.find(isInStock) ?? group[0]
    return inPieces(group).map((piece, at) => (at === 0 ? { ...piece, opened } : piece))
  })
}
