import * as z from 'zod/mini'
import { amount, count, timestamp } from '@/contract/fields'
import { operation, savedFile, typedNumber, word } from './operation-calls'

const returnCase = z.looseObject({
  refundNo: z.string(),
  orderNo: z.string(),
  shopName: z.string(),
  /** 仅退款, 退货退款, 换货 or 维修. */
  typeText: z.string(),
  qty: count,
  amount,
  status: z.int(),
  statusText: z.string(),
  createdAt: timestamp,
})
const application = z.looseObject({
  applyNo: z.string(),
  shopName: z.string(),
  title: z.string(),
  /** Fen; negative for a credit note. */
  amount: z.int(),
  status: z.int(),
  statusText: z.string(),
  invoiceNo: z.string(),
  createdAt: timestamp,
})

/** Without `all` those that are open. */
const scope = z.object({ state: z._default(z.enum(['open', 'all']), 'open') })

export const opsAfterSales = operation('after-sales', {
  summary: 'Lists open after-sale cases, oldest first; --state all with the closed ones',
  by: 'shop',
  input: scope,
  output: z.looseObject({ list: z.array(returnCase) }),
})

export const opsAfterSale = operation('after-sale', {
  summary: 'Shows an after-sale case: goods, reason, parcels',
  by: 'shop',
  words: ['afterSaleNo'],
  input: z.object({ afterSaleNo: word }),
  output: z.looseObject({
    returnCase,
    /** The line of the order: its place from 1, and its goods. */
    line: count,
    itemNo: z.string(),
    title: z.string(),
    reason: z.string(),
    /** Pictures the buyer has sent; `after-sale-picture` fetches one. */
    pictureCount: count,
    description: z.string(),
    note: z.string(),
    sentBack: z.string(),
    resent: z.string(),
  }),
})

export const opsAfterSalePicture = operation('after-sale-picture', {
  summary: 'Fetches a picture of an after-sale case; --save <folder> stores it',
  by: 'shop',
  words: ['afterSaleNo', 'place'],
  input: z.object({ afterSaleNo: word, place: z._default(typedNumber, 1) }),
  output: z.looseObject({ file: savedFile }),
})

export const opsInvoices = operation('invoices', {
  summary: 'Lists applications for invoices that wait, oldest first; --state all with the others',
  by: 'shop',
  input: scope,
  output: z.looseObject({ list: z.array(application) }),
})

export const opsInvoice = operation('invoice', {
  summary: 'Shows an application for an invoice: title, orders, lines',
  by: 'shop',
  words: ['applicationNo'],
  input: z.object({ applicationNo: word }),
  output: z.looseObject({
    application,
    taxpayerId: z.string(),
    orderNos: z.array(z.string()),
    lines: z.array(z.looseObject({ name: z.string(), qty: z.number(), amount: z.int() })),
    reason: z.string(),
  }),
})
