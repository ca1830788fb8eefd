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

/** What keeps a row from the cart, or changed its quantity. */
function reasonOf({ sku, match, obstacle, advice, problem, standing }: OrderRow): string {
  const unread = standing === 'waiting' ? '尚未识别' : ''
  const said = [obstacle, advice, problem, sku ? '' : (match?.reason ?? ''), unread]
  return said.filter(Boolean).join('；')
}

function resultOf(row: OrderRow): string[] {
  const { sku, buyerCode, itemNo, written, note } = row
  return [
    buyerCode,
    sku?.itemNo ?? itemNo,
    sku ? `${sku.title} ${sku.spec}` : written.text,
    quantityText(row),
    note,
    STANDING_TEXT[row.standing],
    reasonOf(row),
  ]
}

function leftOf(row: OrderRow): string[] {
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
    reasonOf(row),
  ]
}

/** A table as CSV (RFC 4180). */
function csvOf(table: readonly string[][]): string {
  const quoted = (cell: string) => `"${safeText(cell).replaceAll('"', '""')}"`
  return table.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** The list with its match results. */
export function resultCsv(rows: readonly OrderRow[]): string {
  return csvOf([RESULT_TITLES, ...rows.map(resultOf)])
}

/** The lines that would not go into the cart, as written and with the reasons. */
export function leftCsv(rows: readonly OrderRow[]): string {
  return csvOf([LEFT_TITLES, ...rows.filter((row) => !isReady(row)).map(leftOf)])
}
