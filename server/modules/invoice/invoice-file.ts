import { chinaDate } from '@/contract/china-clock'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { VAT_PERCENT } from '@/contract/invoice/tax-rules'
import { formatAmount, formatPrice } from '@/contract/money'
import { rmbWords } from '@/contract/quotation/rmb-words-rules'
import { SITE } from '@/contract/site/company-rules'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { HttpError } from '@/server/kernel/http/http-error'
import { createPrinter } from '@/server/kernel/pdf/printer'
import type { InvoiceRow } from './invoice-repository'

/** All content of an invoice; the worker does the layout. */
type Page = {
  mall: string
  kind: string
  title: string
  facts: [name: string, value: string][]
  buyer: [name: string, value: string][]
  seller: [name: string, value: string][]
  columns: string[]
  rows: string[][]
  sums: [name: string, value: string][]
  notes: string[]
}

const WORKER = 'server/modules/invoice/invoice-worker.mjs'
/** One fen in 1/10000 yuan. */
const FEN_PRICE = 100
const COLUMNS = ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额']

function words(amount: number): string {
  return `${amount < 0 ? '（负数）' : ''}${rmbWords(Math.abs(amount))}`
}

/** A row in net amounts with a matching unit price: invoices print prices without tax. */
function rowOf({ name, spec, unit, qty, amount, netAmount }: InvoiceRow['lines'][number]) {
  const unitNet = formatPrice(Math.round((netAmount * FEN_PRICE) / qty))
  return [
    name,
    spec,
    unit,
    unit ? String(qty) : '',
    unit ? unitNet : '',
    formatAmount(netAmount),
    `${VAT_PERCENT}%`,
    formatAmount(amount - netAmount),
  ]
}

function buyerOf({ title }: InvoiceRow): Page['buyer'] {
  if (title.kind === 'personal') return [['购买方', title.name]]
  const rows: Page['buyer'] = [
    ['购买方', title.name],
    ['纳税人识别号', title.taxNo],
    ['地址、电话', [title.address, title.phone].filter(Boolean).join(' ')],
    ['开户行及账号', [title.bank, title.account].filter(Boolean).join(' ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

function pageOf(row: InvoiceRow, orderNos: readonly string[]): Page {
  const { amount, netAmount, issuedAt, creditNoteOf, kind } = row
  const name = `${invoiceTitle(kind)}${creditNoteOf ? '（红字）' : ''}`
  return {
    mall: SITE.name,
    kind: '示例，不作报销凭证',
    title: name,
    facts: [
      ['发票号码', row.invoiceNo],
      ['开票日期', issuedAt ? chinaDate(issuedAt.getTime()) : ''],
    ],
    buyer: buyerOf(row),
    seller: [['销售方', row.shopName]],
    columns: COLUMNS,
    rows: row.lines.map(rowOf),
    sums: [
      ['合计', `¥${formatAmount(netAmount)}，税额 ¥${formatAmount(amount - netAmount)}`],
      ['价税合计', `${words(amount)}（¥${formatAmount(amount)}）`],
    ],
    notes: [`订单 ${orderNos.join('、')}`, '本文件由示例商城生成，仅用于演示，不具有法律效力。'],
  }
}

/** Prints issued invoices; throws CONFLICT for any other. */
export function createInvoicePrinter() {
  const print = createPrinter<Page>(WORKER)
  return async (row: InvoiceRow, orderNos: readonly string[]): Promise<AnsweredFile> => {
    const { issued, cancelled } = INVOICE_STATUS
    if (row.status !== issued && row.status !== cancelled) {
      throw new HttpError('CONFLICT', '发票尚未开具')
    }
    const body = await print(pageOf(row, orderNos))
    return { body, type: 'application/pdf', fileName: `发票-${row.invoiceNo}.pdf` }
  }
}
