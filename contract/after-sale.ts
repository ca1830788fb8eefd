import * as z from 'zod/mini'
import { SALE_ACTIONS } from './after-sale-moves'
import { refundNo, saleReason, saleType } from './after-sale-state'
import { amount, count, listOf, moment, named, page, pageSize } from './common'
import { ORDER_PAGE_SIZE, QTY_MAX } from './constants'
import { endpoint } from './endpoint'
import { orderNo } from './order-state'
import { textLine } from './text-line'

export const SALE_TEXT_MAX = 500
export const SALE_PICTURES_MAX = 9
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
  /** Codes of after-sale-state.ts; unknown ones are to be tolerated. */
  type: z.int(),
  status: z.int(),
  qty: count,
  /** What comes back; 0 for exchanges and repairs. */
  amount,
  reason: z.string(),
  description: z.string(),
  /** Of getPicture: theirs alone who uploaded them. */
  pictureIds: z.array(z.uuid()),
  /** The parcel the goods went back in, '' before. */
  carrier: z.string(),
  trackingNo: z.string(),
  /** The shop's last word, '' before. */
  handlerNote: z.string(),
  actions: z.array(z.enum(SALE_ACTIONS)),
  createdAt: moment,
  /** Agreed to or rejected. */
  handledAt: z.nullable(moment),
  sentBackAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
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
  /** Without a quantity: of all that is left. */
  input: z.object({ lineId, qty: z.optional(qty) }),
  output: z.looseObject({
    types: z.array(saleType).check(z.minLength(1)),
    reasons: z.array(saleReason).check(z.minLength(1)),
    mostQty: qty,
    qty,
    /** Of a refund; exchanges and repairs bring back nothing. */
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
    type: saleType,
    qty,
    reason: saleReason,
    description: z._default(z.string().check(z.trim(), z.maxLength(SALE_TEXT_MAX)), ''),
    /** Of uploadPicture, for this use. */
    pictureIds: z._default(z.array(z.uuid()).check(z.maxLength(SALE_PICTURES_MAX)), []),
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
