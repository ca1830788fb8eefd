import { chinaDate } from '@/contract/china-clock'
import { invoiceBadge } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { payTitle, statusBadge } from '@/contract/order/order-status-rules'
import { payWord } from '@/contract/order/pay-words-rules'
import type { CellKind } from '@/contract/quotation/quotation-layout-rules'
import type { Db } from '@/server/kernel/db/client'
import type { orderLines } from '@/server/kernel/db/order-schema'
import { type ExcelCell, excelCell, excelFile, XLSX_TYPE } from '@/server/kernel/excel/excel-file'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { createOrders } from './order-repository'
import type { OrderRow } from './transition'

/** Maximum number of lines in an export. */
export const EXPORTED_MAX = 10_000

type ExportedLine = {
  order: OrderRow
  line: typeof orderLines.$inferSelect
  invoiceNos: string
}
type Column = {
  title: string
  kind: CellKind
  width: number
  of: (row: ExportedLine) => string | number
}

const dateOf = (date: Date | null) => (date ? chinaDate(date.getTime()) : '')
const invoiceWord = ({ invoiceStatus }: OrderRow) =>
  invoiceStatus === 0 ? '未申请' : invoiceBadge(invoiceStatus).title
/** An order's own amount, in its first row. */
const once =
  (pick: (order: OrderRow) => number): Column['of'] =>
  ({ order, line }) =>
    line.sort === 0 ? pick(order) : ''

/** One row per line; order amounts appear on the first line only, so that columns add up. */
const COLUMNS: readonly Column[] = [
  { title: '订单编号', kind: 'text', width: 22, of: ({ order }) => order.orderNo },
  { title: '交易编号', kind: 'text', width: 22, of: ({ order }) => order.tradeNo },
  { title: '下单日期', kind: 'text', width: 12, of: ({ order }) => dateOf(order.createdAt) },
  { title: '状态', kind: 'text', width: 10, of: ({ order }) => statusBadge(order.status).title },
  { title: '支付方式', kind: 'text', width: 10, of: ({ order }) => payTitle(order.payType) },
  { title: '支付状态', kind: 'text', width: 10, of: ({ order }) => payWord(order.payStatus) },
  { title: '支付日期', kind: 'text', width: 12, of: ({ order }) => dateOf(order.paidAt) },
  { title: '店铺', kind: 'text', width: 18, of: ({ order }) => order.shopName },
  { title: '采购单号', kind: 'text', width: 16, of: ({ order }) => order.poNumber },
  {
    title: '成本中心',
    kind: 'text',
    width: 16,
    of: ({ order, line }) => line.content.costCenter || order.costCenter,
  },
  { title: '要求到货', kind: 'text', width: 12, of: ({ order }) => order.requiredDate },
  { title: '物料编码', kind: 'text', width: 14, of: ({ line }) => line.content.buyerCode },
  { title: '商品编号', kind: 'text', width: 12, of: ({ line }) => line.content.itemNo },
  { title: '商品名称', kind: 'text', width: 30, of: ({ line }) => line.content.title },
  { title: '品牌', kind: 'text', width: 10, of: ({ line }) => line.content.brand },
  { title: '规格', kind: 'text', width: 16, of: ({ line }) => line.content.spec },
  { title: '单位', kind: 'text', width: 6, of: ({ line }) => line.content.unit },
  { title: '数量', kind: 'count', width: 8, of: ({ line }) => line.qty },
  { title: '已发数量', kind: 'count', width: 8, of: ({ line }) => line.shippedQty },
  { title: '含税单价', kind: 'price', width: 12, of: ({ line }) => line.content.unitPrice },
  { title: '含税金额', kind: 'amount', width: 14, of: ({ line }) => line.content.amount },
  { title: '不含税金额', kind: 'amount', width: 14, of: ({ line }) => line.content.netAmount },
  { title: '税额', kind: 'amount', width: 12, of: ({ line }) => line.content.taxAmount },
  { title: '订单运费', kind: 'amount', width: 10, of: once((order) => order.freightAmount) },
  { title: '订单应付', kind: 'amount', width: 14, of: once((order) => order.payableAmount) },
  { title: '订单实付', kind: 'amount', width: 14, of: once((order) => order.paidAmount) },
  { title: '订单退款', kind: 'amount', width: 14, of: once((order) => order.refundAmount) },
  { title: '开票状态', kind: 'text', width: 10, of: ({ order }) => invoiceWord(order) },
  {
    title: '发票类型',
    kind: 'text',
    width: 12,
    of: ({ order }) => (order.invoice ? invoiceTitle(order.invoice.kind) : ''),
  },
  { title: '发票抬头', kind: 'text', width: 20, of: ({ order }) => order.invoice?.title ?? '' },
  { title: '发票号码', kind: 'text', width: 22, of: ({ invoiceNos }) => invoiceNos },
  { title: '备注', kind: 'text', width: 20, of: ({ line }) => line.content.note },
]

/** One row at a time, as they are asked for: ten thousand at once take a tenth of a second. */
function* rowsOf(rows: readonly ExportedLine[]): Iterable<ExcelCell[]> {
  yield COLUMNS.map(({ title }) => excelCell({ value: title, kind: 'text' }, 'titles'))
  for (const row of rows) {
    yield COLUMNS.map(({ kind, of }) => excelCell({ value: of(row), kind }, 'line'))
  }
}

type Exported = { rows: readonly ExportedLine[]; userId: string; now: number }

/** All of a buyer's orders as a spreadsheet, those removed from the list too, up to the export's limit; null without any. */
export function ownOrdersFile(db: Db, now: () => number) {
  const orders = createOrders(db, now)
  return async (userId: string): Promise<AnsweredFile | null> => {
    const rows = await orders.linesOfAll(userId, { type: -1, isHiddenToo: true }, EXPORTED_MAX)
    return rows.length > 0 ? ordersFile({ rows, userId, now: now() }) : null
  }
}

/** A buyer's orders as a spreadsheet. */
export async function ordersFile({ rows, userId, now }: Exported): Promise<AnsweredFile> {
  const body = await excelFile({
    caller: userId,
    title: '订单',
    widths: COLUMNS.map(({ width }) => width),
    rows: rowsOf(rows),
    stickyRows: 1,
  })
  return { body, type: XLSX_TYPE, fileName: `订单_${chinaDate(now)}.xlsx` }
}
