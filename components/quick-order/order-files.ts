import { NOT_SOLD_HERE, notSoldIn } from '@/contract/product/obstacle-rules'
import { safeText } from '@/contract/spreadsheet-text'
import { isReady, type OrderRow, STANDING_TEXT } from './order-rows'

/** Both are read by quick order again: it leaves out the columns of results and reasons. */
const RESULT_TITLES = ['物料编码', '商品编号', '品名', '数量', '备注', '结果', '说明']
const LEFT_TITLES = [
  '行号',
  '原始内容',
  '描述',
  '商品编号',
  '数量',
  '物料编码',
  '备注',
  '结果',
  '原因',
]

/** The quantity of a row: in pieces where a SKU is chosen, else as written. */
function quantityText({ buyQty, written }: OrderRow): string {
  if (buyQty > 0) return String(buyQty)
  return written.qty === null ? '' : `${written.qty}${written.unit}`
}

/** What keeps a row from the cart in an area, or changed its quantity. */
function reasonOf(row: OrderRow, area: string): string {
  const { sku, match, obstacle, advice, problem, standing } = row
  const unread = standing === 'waiting' ? '尚未识别' : ''
  const unsold = obstacle === NOT_SOLD_HERE ? notSoldIn(area) : obstacle
  const said = [unsold, advice, problem, sku ? '' : (match?.reason ?? ''), unread]
  return said.filter(Boolean).join('；')
}

function resultOf(row: OrderRow, area: string): string[] {
  const { sku, buyerCode, itemNo, written, note } = row
  return [
    buyerCode,
    sku?.itemNo ?? itemNo,
    sku ? `${sku.title} ${sku.spec}` : written.text,
    quantityText(row),
    note,
    STANDING_TEXT[row.standing],
    reasonOf(row, area),
  ]
}

function leftOf(row: OrderRow, area: string): string[] {
  const { row: place, source, written, itemNo, buyerCode, note } = row
  return [
    String(place),
    source || written.text,
    written.text,
    itemNo,
    quantityText(row),
    buyerCode,
    note,
    STANDING_TEXT[row.standing],
    reasonOf(row, area),
  ]
}

/** A table as CSV (RFC 4180). */
function csvOf(table: readonly string[][]): string {
  const quoted = (cell: string) => `"${safeText(cell).replaceAll('"', '""')}"`
  return table.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** The list with its match results; `area` is the name of the sales area. */
export function resultCsv(rows: readonly OrderRow[], area: string): string {
  return csvOf([RESULT_TITLES, ...rows.map((row) => resultOf(row, area))])
}

/** The lines that would not go into the cart, as written and with the reasons. */
export function leftCsv(rows: readonly OrderRow[], area: string): string {
  const left = rows.filter((row) => !isReady(row))
  return csvOf([LEFT_TITLES, ...left.map((row) => leftOf(row, area))])
}
