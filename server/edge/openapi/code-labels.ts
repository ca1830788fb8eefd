import {
  AFTER_SALE_STATUS,
  AFTER_SALE_TYPE,
  afterSaleBadge,
  afterSaleTitle,
} from '@/contract/after-sale/after-sale-status-rules'
import {
  ANSWER_STATUS,
  INQUIRY_STATUS,
  INQUIRY_TABS,
  inquiryBadge,
} from '@/contract/inquiry/inquiry-status-rules'
import { INVOICE_STATUS, invoiceBadge } from '@/contract/invoice/invoice-calls'
import { INVOICE_KINDS } from '@/contract/invoice/invoice-kind-rules'
import { JOIN_STATUS, joinBadge } from '@/contract/merchant/merchant-status-rules'
import {
  DATE_KEYS,
  ORDER_STATUS,
  ORDER_TABS,
  PAY_STATUS,
  PAY_TYPES,
  REFUND_STATUS,
  SHIP_STATUS,
  statusBadge,
} from '@/contract/order/order-status-rules'
import {
  QUOTATION_STATUS,
  QUOTATION_TABS,
  quotationBadge,
} from '@/contract/quotation/quotation-status-rules'

type Codes = Readonly<Record<string, number>>

/** `1 pending (待接单), 2 toShip (待发货)`. */
const listed = (codes: Codes, titleOf?: (code: number) => string) =>
  Object.entries(codes)
    .map(([name, code]) => `${code} ${name}${titleOf ? ` (${titleOf(code)})` : ''}`)
    .join(', ')
const titled = <T extends { title: string }>(rows: readonly T[], keyOf: (row: T) => unknown) =>
  rows.map((row) => `${keyOf(row)} ${row.title}`).join(', ')

const order = listed(ORDER_STATUS, (code) => statusBadge(code).title)
const afterSale = listed(
  AFTER_SALE_STATUS,
  (status) => afterSaleBadge({ type: AFTER_SALE_TYPE.exchange, status }).title,
)
const afterSaleType = listed(AFTER_SALE_TYPE, afterSaleTitle)
const invoice = listed(INVOICE_STATUS, (status) => invoiceBadge(status).title)
const invoiceKind = titled(INVOICE_KINDS, ({ kind }) => kind)
const application = listed(JOIN_STATUS, (code) => joinBadge(code).title)
const inquiry = listed(INQUIRY_STATUS, (code) => inquiryBadge(code).title)
const inquiryTab = titled(INQUIRY_TABS, ({ type }) => type)
const quotation = listed(QUOTATION_STATUS, (code) => quotationBadge(code).title)
const quotationTab = titled(QUOTATION_TABS, ({ type }) => type)
const orderTab = titled(ORDER_TABS, ({ type }) => type)

/** Codes whose property is called the same wherever it occurs. */
const BY_NAME: Readonly<Record<string, string>> = {
  payType: titled(PAY_TYPES, ({ type }) => type),
  payTypes: titled(PAY_TYPES, ({ type }) => type),
  payStatus: listed(PAY_STATUS),
  shipStatus: listed(SHIP_STATUS),
  refundStatus: listed(REFUND_STATUS),
  invoiceStatus: `0 none, ${invoice}`,
  dateKey: titled(DATE_KEYS, ({ key }) => key),
}

/** Codes of properties called `status`, `type` or `kind`, by position. */
const BY_POSITION: Readonly<Record<string, string>> = {
  'Order.status': order,
  'OrderSummary.status': order,
  'ChatThread.entries[].card.status': order,
  'Refund.status': afterSale,
  'Refund.type': afterSaleType,
  'RefundQuote.types': afterSaleType,
  'applyRefund.input.type': afterSaleType,
  'Invoice.status': invoice,
  'Invoice.kind': invoiceKind,
  'Order.invoice.kind': invoiceKind,
  'submitOrder.input.invoice.kind': invoiceKind,
  'applyInvoice.input.kind': invoiceKind,
  'reissueInvoice.input.kind': invoiceKind,
  'Inquiry.status': inquiry,
  'InquirySummary.status': inquiry,
  'InquiryAnswer.status': listed(ANSWER_STATUS),
  'getInquiryList.input.type': inquiryTab,
  'getInquiryList.output.counts[].type': inquiryTab,
  'QuotationSummary.status': quotation,
  'OwnQuotation.status': quotation,
  'getSharedQuotation.output.status': quotation,
  'getQuotationList.input.type': quotationTab,
  'getQuotationList.output.counts[].type': quotationTab,
  'MerchantApplication.status': application,
  'MerchantApplication.history[].status': application,
  'getOrderList.input.type': orderTab,
  'getOrderList.output.counts[].type': orderTab,
  'exportOrders.input.type': orderTab,
}

/** What the codes of a property mean, from the tables the mall itself shows them by. */
export function labelsOf({ at, name }: { at: string; name: string }): string | undefined {
  return BY_POSITION[at] ?? BY_NAME[name]
}

/** Positions that must exist: a renamed property would lose its labels silently. */
export const LABELLED_POSITIONS = Object.keys(BY_POSITION)
