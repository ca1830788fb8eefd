import { invoiceTitle } from '@/contract/invoice'
import { INVOICE_STATUS } from '@/contract/invoicing'
import { formatAmount, formatPrice } from '@/contract/money'
import { rmbWords } from '@/contract/rmb-words'
import { SITE } from '@/contract/site'
import { VAT_PERCENT } from '@/contract/tax'
import { chinaDate } from '@/contract/working-days'
import type { AnsweredFile } from '@/server/http/attachment'
import { Fault } from '@/server/http/fault'
import { createPrinter } from '@/server/pdf/printer'
import type { InvoiceRow } from './invoice-repository'

/** Everything an invoice says; its layout is the worker's. */
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
/** A fen in 1/10000 yuan. */
const FEN_PRICE = 100
const COLUMNS = ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额']

function words(amount: number): string {
  return `${amount < 0 ? '（负数）' : ''}${rmbWords(Math.abs(amount))}`
}

/** Net amounts with a unit price to match: what stands on an invoice is without tax. */
function rowOf({ name, spec, unit, qty, amount, netAmount }: InvoiceRow['lines'][number]) {
  const unitNet = formatPrice(Math.round((netAmount * FEN_PRICE) / qty))
  return [
    ...[name, spec, unit, unit ? String(qty) : '', unit ? unitNet : ''],
    ...[formatAmount(netAmount), `${VAT_PERCENT}%`, formatAmount(amount - netAmount)],
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
  const { amount, netAmount, issuedAt, redOf, kind } = row
  const name = `${invoiceTitle(kind)}${redOf ? '（红字）' : ''}`
  return {
    ...{ mall: SITE.name, kind: '示例，不作报销凭证', title: name },
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

/** Prints issued invoices; throws CONFLICT for one that is not. */
export function createInvoicePrinter() {
  const print = createPrinter<Page>(WORKER)
  return async (row: InvoiceRow, orderNos: readonly string[]): Promise<AnsweredFile> => {
    const { issued, cancelled } = INVOICE_STATUS
    if (row.status !== issued && row.status !== cancelled) {
      throw new Fault('CONFLICT', '发票尚未开具')
    }
    const body = await print(pageOf(row, orderNos))
    return { body, type: 'application/pdf', fileName: `发票-${row.invoiceNo}.pdf` }
  }
}
