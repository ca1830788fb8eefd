import * as z from 'zod/mini'
import { amount, count, listOf, moment, named, page, pageSize } from './common'
import { LIST_PAGE_SIZE } from './constants'
import { endpoint, nothing } from './endpoint'
import { orderNo } from './order-state'

const DAY_MS = 86_400_000
/** How long after an order is completed its invoice can be asked for (DOMAIN 3.3). */
export const INVOICE_OPEN_MS = 180 * DAY_MS
/** Orders of one invoice, and orders offered at once. */
export const INVOICE_ORDERS_MAX = 50
/** Drawing a PDF may take longer than a call usually does, ms. */
const FILE_TIMEOUT_MS = 15_000

/** How an invoice stands; an order has the same codes and 0 for none (DOMAIN 3.1). */
export const INVOICE_STATUS = { waiting: 1, issued: 2, cancelled: 3, rejected: 4 } as const

const TITLES: Record<number, string> = { 1: '待开票', 2: '已开票', 3: '已红冲', 4: '已驳回' }

/** How a status is called; a code nobody knows is not an error. */
export function invoiceStatusTitle(status: number): string {
  return TITLES[status] ?? '处理中'
}

/** F, the second it was asked for in China, six digits. */
const applyNo = z.string().check(z.regex(/^F\d{18}$/, '申请编号应为 F 加 18 位数字'))
const kind = z.literal([1, 2, 3, 4])

const invoice = z.looseObject({
  applyNo: z.string(),
  shop: named,
  kind: z.int(),
  title: z.string(),
  taxpayerId: z.string(),
  status: z.int(),
  /** Below zero for a red letter, which takes back part or all of another. */
  amount: z.int(),
  taxAmount: z.int(),
  orderNos: z.array(z.string()),
  /** Twenty digits once it is issued. */
  invoiceNo: z.string(),
  /** The number of the one a red letter takes back. */
  redOf: z.string(),
  reason: z.string(),
  appliedAt: moment,
  issuedAt: z.nullable(moment),
  /** Whether it can be made out to somebody else: the old one is taken back. */
  mayReissue: z.boolean(),
})
export type Invoice = z.infer<typeof invoice>

const openOrder = z.looseObject({
  orderNo: z.string(),
  shop: named,
  /** Paid and not given back. */
  amount,
  finishedAt: moment,
  closesAt: moment,
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
  input: z.object({ page, pageSize: pageSize(LIST_PAGE_SIZE) }),
  output: listOf(invoice),
})
export type InvoiceList = z.infer<typeof getInvoiceList.output>

export const getInvoiceFile = endpoint({
  name: 'getInvoiceFile',
  method: 'POST',
  path: '/api/invoice/getFile',
  auth: 'user',
  summary: 'An issued invoice as a PDF, marked as an example',
  input: z.object({ applyNo }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: FILE_TIMEOUT_MS,
})
