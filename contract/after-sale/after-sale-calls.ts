import * as z from 'zod/mini'
import { ORDER_PAGE_SIZE, QTY_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { amount, count, listOf, named, page, pageSize, timestamp } from '@/contract/fields'
import { orderNo } from '@/contract/order/order-fields-calls'
import { textLine } from '@/contract/text-line'
import { afterSaleReason, afterSaleType, refundNo } from './after-sale-fields-calls'
import { AFTER_SALE_ACTIONS } from './after-sale-transition-rules'

export const AFTER_SALE_TEXT_MAX = 500
export const AFTER_SALE_PICTURES_MAX = 9
export const CARRIER_MAX = 40
export const TRACKING_MAX = 40

const afterSale = z.looseObject({
  refundNo,
  orderNo,
  shop: named,
  lineId: z.string(),
  skuId: z.int(),
  productId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  unit: z.string(),
  /** Tolerate unknown codes. */
  type: z.int(),
  status: z.int(),
  qty: count,
  /** Refund amount; 0 for exchanges and repairs. */
  amount,
  reason: z.string(),
  description: z.string(),
  /** Served by getPicture, only to the user who uploaded them. */
  pictureIds: z.array(z.uuid()),
  /** Carrier of the return parcel, '' before. */
  carrier: z.string(),
  trackingNo: z.string(),
  /** Carrier and number of the parcel with the exchanged or repaired goods, '' before. */
  resentCarrier: z._default(z.string(), ''),
  resentNo: z._default(z.string(), ''),
  resentAt: z._default(z.nullable(timestamp), null),
  /** When its receipt is confirmed by itself; null when nothing waits for it. */
  dueAt: z._default(z.nullable(timestamp), null),
  /** The shop's latest note, '' before. */
  handlerNote: z.string(),
  actions: z.array(z.enum(AFTER_SALE_ACTIONS)),
  createdAt: timestamp,
  /** When it was approved or rejected. */
  handledAt: z.nullable(timestamp),
  sentBackAt: z.nullable(timestamp),
  finishedAt: z.nullable(timestamp),
})
export type AfterSale = z.infer<typeof afterSale>

const lineId = z.uuid()
const qty = z.int().check(z.minimum(1), z.maximum(QTY_MAX))

export const quoteRefund = endpoint({
  name: 'quoteRefund',
  method: 'POST',
  path: '/api/order/quoteRefund',
  auth: 'user',
  summary: 'What can be asked for of a line now, and the amount that many pieces bring back',
  /** Defaults to the whole remaining quantity. */
  input: z.object({ lineId, qty: z.optional(qty) }),
  output: z.looseObject({
    types: z.array(afterSaleType).check(z.minLength(1)),
    reasons: z.array(afterSaleReason).check(z.minLength(1)),
    mostQty: qty,
    qty,
    /** Requested refund; exchanges and repairs have none. */
    amount,
  }),
})
export type RefundQuote = z.infer<typeof quoteRefund.output>

export const applyRefund = endpoint({
  name: 'applyRefund',
  method: 'POST',
  path: '/api/order/applyRefund',
  auth: 'user',
  summary: 'Asks for after-sale on pieces of a shipped line',
  input: z.object({
    lineId,
    type: afterSaleType,
    qty,
    reason: afterSaleReason,
    description: z._default(z.string().check(z.trim(), z.maxLength(AFTER_SALE_TEXT_MAX)), ''),
    /** From uploadPicture, with this use. */
    pictureIds: z._default(z.array(z.uuid()).check(z.maxLength(AFTER_SALE_PICTURES_MAX)), []),
  }),
  output: afterSale,
})

export const getRefundList = endpoint({
  name: 'getRefundList',
  method: 'POST',
  path: '/api/order/getRefundList',
  auth: 'user',
  summary: 'After-sale records, newest first, of one order or of all',
  input: z.object({
    orderNo: z.optional(orderNo),
    page,
    pageSize: pageSize(ORDER_PAGE_SIZE),
  }),
  output: listOf(afterSale),
})
export type RefundList = z.infer<typeof getRefundList.output>

const oneRefund = z.object({ refundNo })

export const getRefundDetail = endpoint({
  name: 'getRefundDetail',
  method: 'POST',
  path: '/api/order/getRefundDetail',
  auth: 'user',
  summary: 'One after-sale record; a foreign one is unknown',
  input: oneRefund,
  output: afterSale,
})

export const withdrawRefund = endpoint({
  name: 'withdrawRefund',
  method: 'POST',
  path: '/api/order/withdrawRefund',
  auth: 'user',
  summary: 'Takes an after-sale request back before the goods are sent',
  input: oneRefund,
  output: afterSale,
})

export const sendBack = endpoint({
  name: 'sendBack',
  method: 'POST',
  path: '/api/order/sendBack',
  auth: 'user',
  summary: 'Names the parcel the goods go back in',
  input: z.object({
    refundNo,
    carrier: textLine(CARRIER_MAX, 1),
    trackingNo: z
      .string()
      .check(
        z.trim(),
        z.maxLength(TRACKING_MAX),
        z.regex(/^[\dA-Za-z-]{4,}$/, '请填写正确的物流单号'),
      ),
  }),
  output: afterSale,
})

export const confirmReplacement = endpoint({
  name: 'confirmReplacement',
  method: 'POST',
  path: '/api/order/confirmReplacement',
  auth: 'user',
  summary: 'The exchanged or repaired goods have arrived: the case ends',
  input: oneRefund,
  output: afterSale,
})
