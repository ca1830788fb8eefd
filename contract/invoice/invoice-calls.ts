import * as z from 'zod/mini'
import { LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { amount, count, listOf, named, nothing, page, pageSize, timestamp } from '@/contract/fields'
import { orderNo } from '@/contract/order/order-fields-calls'
import type { StatusBadge } from '@/contract/order/order-status-rules'

/** Maximum orders per invoice, and orders offered at once. */
export const INVOICE_ORDERS_MAX = 50
/** Timeout: a worker renders the PDF, and the first one loads Chinese fonts, ms. */
const FILE_TIMEOUT_MS = 15_000

/** Statuses of an invoice; orders use the same codes and 0 for none (DOMAIN 3.1). */
export const INVOICE_STATUS = { waiting: 1, issued: 2, cancelled: 3, rejected: 4 } as const

const BADGES: Record<number, StatusBadge> = {
  1: { title: '待开票', colour: 'orange' },
  2: { title: '已开票', colour: 'blue' },
  3: { title: '已红冲', colour: 'grey' },
  4: { title: '已驳回', colour: 'grey' },
}

/** Badge of a status; unknown codes are tolerated. */
export function invoiceBadge(status: number): StatusBadge {
  return BADGES[status] ?? { title: '处理中', colour: 'grey' }
}

/** F, the second of the application in China, six digits. */
const applyNo = z.string().check(z.regex(/^F\d{18}$/, '申请编号应为 F 加 18 位数字'))
const kind = z.literal([1, 2, 3, 4])

const invoice = z.looseObject({
  applyNo: z.string(),
  shop: named,
  kind: z.int(),
  title: z.string(),
  taxpayerId: z.string(),
  status: z.int(),
  /** In fen; negative for a credit note, which reverses part or all of another invoice. */
  amount: z.int(),
  /** In fen; negative for a credit note. */
  taxAmount: z.int(),
  orderNos: z.array(z.string()),
  /** Twenty digits once issued. */
  invoiceNo: z.string(),
  /** Application that a credit note reverses. */
  redOf: z.string(),
  reason: z.string(),
  appliedAt: timestamp,
  issuedAt: z.nullable(timestamp),
  /** Whether it can be reissued to another title: the old invoice is reversed. */
  mayReissue: z.boolean(),
})
export type Invoice = z.infer<typeof invoice>

const openOrder = z.looseObject({
  orderNo: z.string(),
  shop: named,
  /** Paid and not refunded. */
  amount,
  finishedAt: timestamp,
  closesAt: timestamp,
})
export type OpenOrder = z.infer<typeof openOrder>

export const getInvoiceOrders = endpoint({
  name: 'getInvoiceOrders',
  method: 'POST',
  path: '/api/invoice/getInvoiceOrders',
  auth: 'user',
  summary: 'Completed orders without an invoice, the oldest first, as many as one call offers',
  input: nothing,
  output: z.looseObject({ list: z.array(openOrder), total: count }),
})
export type InvoiceOrders = z.infer<typeof getInvoiceOrders.output>

const madeOut = { kind, titleId: z.uuid() }

export const applyInvoice = endpoint({
  name: 'applyInvoice',
  method: 'POST',
  path: '/api/invoice/apply',
  auth: 'user',
  summary: 'Asks for one invoice over orders of one shop; all of them or none',
  input: z.object({
    ...madeOut,
    orderNos: z.array(orderNo).check(
      z.minLength(1),
      z.maxLength(INVOICE_ORDERS_MAX),
      z.refine((list) => new Set(list).size === list.length, '订单重复'),
    ),
  }),
  output: z.looseObject({ applyNo: z.string() }),
})

export const reissueInvoice = endpoint({
  name: 'reissueInvoice',
  method: 'POST',
  path: '/api/invoice/reissue',
  auth: 'user',
  summary: 'Takes an issued invoice back and asks for it anew with another title',
  input: z.object({ applyNo, ...madeOut }),
  output: z.looseObject({ applyNo: z.string() }),
})

export const getInvoiceList = endpoint({
  name: 'getInvoiceList',
  method: 'POST',
  path: '/api/invoice/getList',
  auth: 'user',
  summary: 'Invoices and red letters, the newest first',
  /** `orderNo` asks for those of one order. */
  input: z.object({ orderNo: z.optional(orderNo), page, pageSize: pageSize(LIST_PAGE_SIZE) }),
  output: listOf(invoice),
})
export type InvoiceList = z.infer<typeof getInvoiceList.output>

export const getInvoiceFile = endpoint({
  name: 'getInvoiceFile',
  method: 'POST',
  path: '/api/invoice/getFile',
  auth: 'user',
  summary:
    'An issued invoice as a PDF: the file of the tax platform, in a demo an example that says so',
  input: z.object({ applyNo }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: FILE_TIMEOUT_MS,
})
