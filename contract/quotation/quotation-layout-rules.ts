import { CLAIM_HOURS } from '@/contract/after-sale/after-sale-window-rules'
import { chinaDate, chinaDayEnd, chinaMinute, DAY_MS } from '@/contract/china-clock'
import { formatAmount, formatPrice, groupDigits } from '@/contract/money'
import { promisedDate } from '@/contract/order/promised-date-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { QUOTATION_DAYS, type Quotation, type QuotationLine } from './quotation-calls'
import { rmbWords } from './rmb-words-rules'

/** Format of a cell: prices are 1/10000 yuan, amounts fen, percentages whole. */
export type CellKind = 'text' | 'count' | 'price' | 'amount' | 'percent'

export type QuotationColumn = {
  title: string
  kind: CellKind
  /** Width in spreadsheet characters. */
  width: number
  of: (line: QuotationLine, context: { at: number; taxPercent: number }) => string | number
}

const grouped = (count: number) => groupDigits(String(count))

/** What is in stock, and what is awaited. */
function stockText({ isInStock, qty, awaitedQty }: QuotationLine): string {
  if (isInStock) return '现货'
  const inStock = qty - awaitedQty
  return awaitedQty > 0 && inStock > 0
    ? `现货 ${grouped(inStock)}，期货 ${grouped(awaitedQty)}`
    : '期货'
}

/** The day of arrival, both days where what is in stock comes first. */
function arrivalDays({ arrival, arrivalInStock = null }: QuotationLine): string {
  const whole = promisedDate(arrival)
  return arrivalInStock === null ? whole : `现货 ${promisedDate(arrivalInStock)}，其余 ${whole}`
}

/** Columns of a quotation in order (DOMAIN 3.6), in files and in print. */
export const QUOTATION_COLUMNS: readonly QuotationColumn[] = [
  { title: '序号', kind: 'count', width: 5, of: (_line, { at }) => at + 1 },
  { title: '物料编码(客户)', kind: 'text', width: 13, of: (line) => line.buyerCode },
  { title: '商品编号', kind: 'text', width: 16, of: (line) => line.itemNo },
  { title: '商品名称', kind: 'text', width: 26, of: (line) => line.title },
  { title: '品牌', kind: 'text', width: 8, of: (line) => line.brand },
  { title: '型号', kind: 'text', width: 14, of: (line) => line.model },
  { title: '规格参数', kind: 'text', width: 14, of: (line) => line.spec },
  { title: '店铺', kind: 'text', width: 16, of: (line) => line.shop },
  { title: '单位', kind: 'text', width: 5, of: (line) => line.unit },
  { title: '包装量', kind: 'text', width: 10, of: (line) => line.pack },
  { title: '起订量', kind: 'count', width: 8, of: (line) => line.moq },
  { title: '数量', kind: 'count', width: 8, of: (line) => line.qty },
  { title: '含税单价', kind: 'price', width: 10, of: (line) => line.price },
  { title: '不含税单价', kind: 'price', width: 10, of: (line) => line.netPrice },
  { title: '税率', kind: 'percent', width: 6, of: (_line, { taxPercent }) => taxPercent },
  { title: '含税金额', kind: 'amount', width: 12, of: (line) => line.amount },
  { title: '现货/期货', kind: 'text', width: 12, of: stockText },
  { title: '预计送达', kind: 'text', width: 16, of: arrivalDays },
  { title: '备注', kind: 'text', width: 14, of: (line) => line.note },
]

/** A cell as it is read on paper. */
export function quotationCell(value: string | number, kind: CellKind): string {
  if (typeof value === 'string') return value
  if (kind === 'price') return formatPrice(value)
  if (kind === 'amount') return formatAmount(value)
  return kind === 'percent' ? `${value}%` : grouped(value)
}

type Field = [name: string, value: string]

/** The number of a quotation; a draft has none yet. */
export function quotationNo({ no }: Quotation): string {
  return no || '打印或导出时生成'
}

/** Until when a quotation holds; an agreed price among its lines may end it earlier, at any minute. */
function validity({ issuedAt, validUntil }: Quotation): string {
  const isWhole = validUntil === chinaDayEnd(issuedAt + QUOTATION_DAYS * DAY_MS)
  return isWhole ? `${chinaDate(validUntil)}（${QUOTATION_DAYS} 天）` : chinaMinute(validUntil)
}

/** What a quotation says in its head besides its number, its date and who quotes. */
export function quotationFacts(quotation: Quotation): Field[] {
  const { buyer, area, taxPercent } = quotation
  return [
    ['公司名称', buyer.company || '–'],
    ['联系人', buyer.contact],
    ['联系电话', buyer.phone],
    ['收货地址', '以下单时选择的地址为准'],
    ['配送区域', area],
    ['有效期至', validity(quotation)],
    ['币种', '人民币 CNY'],
    ['税率说明', `单价与金额均含 ${taxPercent}% 增值税`],
  ]
}

/** Head of a quotation's file, which has no letterhead. */
export function quotationHead(quotation: Quotation): Field[] {
  return [
    ['编号', quotationNo(quotation)],
    ['报价日期', chinaDate(quotation.issuedAt)],
    ['报价方', `${SITE.name} ${SITE.phone}`],
    ...quotationFacts(quotation),
  ]
}

/** Footer of a quotation: totals in order, then the total in words. */
export function quotationSums({ freights, totals, taxPercent }: Quotation) {
  return {
    sums: [
      { label: '商品金额（含税）', amount: totals.goods },
      ...freights.map(({ shop, amount }) => ({ label: `运费 · ${shop}`, amount })),
      { label: '不含税合计', amount: totals.net },
      { label: `税额（${taxPercent}%）`, amount: totals.tax },
      { label: '价税合计', amount: totals.total },
    ],
    words: `人民币大写：${rmbWords(totals.total)}（¥${formatAmount(totals.total)}）`,
  }
}

/** Terms of a quotation, and how to verify it. */
export function quotationTerms({ no, validUntil, taxPercent }: Quotation): string[] {
  return [
    `1. 有效期：本报价至 ${chinaDate(validUntil)} 24 时有效，逾期请重新报价；库存以下单时为准。`,
    `2. 税费：单价与金额均含 ${taxPercent}% 增值税，可开具增值税专用发票或普通发票。`,
    '3. 运费：按店铺分别计收，单店金额达到包邮标准的免收，已列入合计。',
    '4. 交货：预计送达日按报价日下单推算，周六、周日及法定节假日不计；偏远地区以物流为准。',
    `5. 验收：收货时请当面核对品名、规格与数量，短少、破损、错发请在签收后 ${CLAIM_HOURS} 小时内提出。`,
    no
      ? `核验：${SITE.name}网站 ${routes.quotation(no)}，或致电 ${SITE.phone}`
      : '核验：正式打印或导出后可凭编号核验',
  ]
}
