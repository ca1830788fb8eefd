import type { CSSProperties } from 'react'
import { formatPrice } from '@/contract/money'
import { stockWord } from '@/contract/product/supply-rules'
import type { ColumnOfTable, TableRow } from '@/contract/search/search-calls'

/** How wide signs are at most, em; all others are as wide as they are high. */
const SIGN_WIDTHS: readonly [signs: RegExp, width: number][] = [
  [/\s/, 0.26],
  [/[.,:;'|/()il-]/, 0.36],
  [/[mMW@%]/, 0.92],
  [/[A-Z×≤≥±]/, 0.67],
  [/[!-~\u00a1-\u00b6\u00b8-\u2e7f]/, 0.58],
]
/** The padding of a cell, and what a text may be wider than expected. */
const PADDING = 1.05
/** Marks of a head that sorts. */
const SORT_MARKS = 1.45
/** Prices are written larger than the rest. */
const PRICE_SCALE = 14 / 12
/** Least width of the unit behind a price. */
const PRICE_UNIT = 2
/** What can be done with the goods (对比, 收藏), beside an item number. */
const MARKS = 7.85
/** A title is cut off there, by the style sheet. */
const TITLE_MAX = 20
const TITLE_GAP = 0.7
/** A quantity's input, the padding of its cell and the cell's border. */
const QUANTITY = 7.1

/** Of signs seen before: a table of 500 rows has tens of thousands of them. */
const known = new Map<string, number>()

function signWidth(sign: string): number {
  const width = known.get(sign) ?? SIGN_WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 1
  known.set(sign, width)
  return width
}

function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += signWidth(sign)
  return width
}

const toHundredths = (width: number) => Math.ceil(width * 100) / 100

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf))

type Head = { name: string; unit?: string; letter?: string | undefined }

/** Heads that every table has behind those of its own columns. */
export const PRICE_HEAD = { name: '单价', unit: '元' }
export const SUPPLY_HEAD = { name: '库存 / 送达' }

const headOf = ({ name, unit, letter }: Head) =>
  widthOf(`${letter ? `${letter} ` : ''}${name}${unit ? ` ${unit}` : ''}`) + SORT_MARKS

function itemWidth(rows: readonly TableRow[], hasTitle: boolean): number {
  const title = Math.min(TITLE_MAX, widest(rows.map(({ title }) => title))) + TITLE_GAP
  return widest(rows.map(({ itemNo }) => itemNo)) + (hasTitle ? title : MARKS)
}

function priceWidth(rows: readonly TableRow[], decimals: number): number {
  const prices = rows.map(({ price }) => (price ? formatPrice(price, decimals) : ''))
  const units = rows.map(({ unit }) => `/${unit}`)
  return Math.max(
    headOf(PRICE_HEAD),
    widest(prices) * PRICE_SCALE + Math.max(PRICE_UNIT, widest(units)),
  )
}

/** As long as any day, by its date or counted. */
const LONG_DAY = '12月30日'

const supplyOf = ({ withdrawn, stockState: state, stock, unit }: TableRow) =>
  withdrawn || `${stockWord({ state, stock, unit })} · ${LONG_DAY}`

/** A style whose properties are read by a style sheet. */
type SheetStyle = CSSProperties & Record<`--${string}`, string | number>

type Sized = { columns: readonly ColumnOfTable[]; list: readonly TableRow[] }

/**
 * Least widths of a table's columns as its texts need them, as two properties of its style sheet: with widths that no
 * row changes, the browser can leave out the rows that are not in sight. The first column is wider with the goods'
 * titles; `decimals`: those of the prices.
 */
export function columnWidths(
  { columns, list }: Sized,
  hasTitle: boolean,
  decimals: number,
): SheetStyle {
  const widths = [
    itemWidth(list, hasTitle) + PADDING,
    ...columns.map((column, at) => {
      const cells = list.map(({ cells }) => cells[at] ?? '')
      return Math.max(headOf(column), widest(cells)) + PADDING
    }),
    priceWidth(list, decimals) + PADDING,
    Math.max(headOf(SUPPLY_HEAD), widest(list.map(supplyOf))) + PADDING,
  ].map(toHundredths)
  const all = widths.reduce((sum, width) => sum + width, QUANTITY)
  const template = widths.map((width) => `minmax(${width}em,${width}fr)`).join(' ')
  return { '--columns': `${template} ${QUANTITY}em`, '--width': `${toHundredths(all)}em` }
}

/** How many rows a group is high, for the browser that has not laid it out yet. */
export const rowsHigh = (rows: number): SheetStyle => ({ '--rows': rows })
