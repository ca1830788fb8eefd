import * as z from 'zod/mini'
import { again } from '@/contract/cart/again-calls'
import { KEYWORD_MAX, ORDER_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  amount,
  areaCode,
  count,
  listOf,
  named,
  page,
  pageSize,
  price,
  timestamp,
} from '@/contract/fields'
import {
  dateKey,
  day,
  offeredPayTypes,
  orderNo,
  orderType,
} from '@/contract/order/order-fields-calls'
import { checkoutLine, deliveryAddress } from './checkout-calls'
import { CANCEL_REASONS } from './order-status-rules'
import { ORDER_ACTIONS } from './order-transition-rules'

/** Timeout of the export: thousands of orders are read and written to a sheet, ms (RELIABILITY F38). */
const EXPORT_TIMEOUT_MS = 30_000

/** Fields shared by order list and detail. */
const orderHead = {
  orderNo: z.string(),
  tradeNo: z.string(),
  createdAt: timestamp,
  shop: named,
  /** Tolerate unknown codes. */
  status: z.int(),
  payStatus: z.int(),
  shipStatus: z.int(),
  refundStatus: z.int(),
  invoiceStatus: z.int(),
  payType: z.int(),
  poNumber: z.string(),
  lineCount: count,
  payableAmount: amount,
  /** A cancellation request is waiting for the shop's answer. */
  isCancelAsked: z.boolean(),
  /** An after-sale case is open: until it ends the receipt is neither confirmed nor due. */
  hasOpenAfterSale: z.optional(z.boolean()),
  /**
   * Time of the next automatic transition: cancels a pending order, grants an unanswered
   * cancellation, confirms the receipt. Null when there is none.
   */
  dueAt: z.nullable(timestamp),
  /** What this buyer may do now. */
  actions: z.array(z.enum(ORDER_ACTIONS)),
}

const listedLine = z.looseObject({
  lineId: z.string(),
  skuId: z.int(),
  productId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  unit: z.string(),
  qty: count,
  unitPrice: price,
  amount,
})

/** Lines shown per order in the list; the rest are counted. */
export const LISTED_LINES = 5

const listedOrder = z.looseObject({
  ...orderHead,
  /** The first of its lines. */
  lines: z.array(listedLine).check(z.maxLength(LISTED_LINES)),
})
export type ListedOrder = z.infer<typeof listedOrder>

const listFilter = {
  type: z._default(orderType, -1),
  /** Matches order and trade number, a transfer's remark, purchase order number, goods. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
  dateKey: z.optional(dateKey),
  /** First and last day of placing in China, both included. */
  fromDay: z.optional(day),
  toDay: z.optional(day),
}

export const getOrderList = endpoint({
  name: 'getOrderList',
  method: 'POST',
  path: '/api/order/getOrderList',
  auth: 'user',
  summary: 'Orders, newest first, with the number under each tab',
  input: z.object({ ...listFilter, page, pageSize: pageSize(ORDER_PAGE_SIZE) }),
  output: z.looseObject({
    ...listOf(listedOrder).shape,
    /** Orders per tab that match the keyword and the date. */
    counts: z.array(z.looseObject({ type: z.int(), count })),
  }),
})
export type OrderList = z.infer<typeof getOrderList.output>

/** Path of the frequent goods call: only the home page shows it, orders invalidate it. */
export const FREQUENT_GOODS_PATH = '/api/order/getFrequentGoods'

/** Calls invalidated when an order is placed or removed. */
export const ORDER_LISTS = [getOrderList, { path: FREQUENT_GOODS_PATH } as const]

const orderLine = z.looseObject({
  ...checkoutLine.shape,
  lineId: z.string(),
  shippedQty: count,
  receivedQty: count,
  /** An after-sale case can be opened for it now. */
  mayRefund: z.boolean(),
})
export type OrderLine = z.infer<typeof orderLine>

const shipment = z.looseObject({
  shipmentNo: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  shippedAt: timestamp,
  deliveredAt: z.nullable(timestamp),
  lines: z.array(
    z.looseObject({
      lineId: z.string(),
      itemNo: z.string(),
      title: z.string(),
      spec: z.string(),
      unit: z.string(),
      qty: count,
    }),
  ),
})
export type Shipment = z.infer<typeof shipment>

const orderEvent = z.looseObject({
  /** Title of a timeline entry, e.g. 提交, 支付, 发货(1/2). */
  title: z.string(),
  /** Details, '' for none. */
  text: z.string(),
  at: timestamp,
})
export type OrderEvent = z.infer<typeof orderEvent>

const voucher = z.looseObject({ fileId: z.string(), fileName: z.string(), uploadedAt: timestamp })
export type Voucher = z.infer<typeof voucher>

export const orderDetail = z.looseObject({
  ...orderHead,
  payTypes: offeredPayTypes,
  buyer: z.looseObject({ company: z.string(), contact: z.string(), phone: z.string() }),
  address: deliveryAddress,
  lines: z.array(orderLine),
  goodsAmount: amount,
  discountAmount: amount,
  freightAmount: amount,
  netAmount: amount,
  taxAmount: amount,
  paidAmount: amount,
  refundAmount: amount,
  /** What has arrived of a bank transfer that falls short; 0 once the order is paid. */
  receivedAmount: z._default(amount, 0),
  remark: z.string(),
  /** The buyer's cost centre and required date, `2026-11-24`; '' for none. */
  costCenter: z._default(z.string(), ''),
  requiredDate: z._default(z.string(), ''),
  /** The buyer wants everything in one delivery. */
  shipsTogether: z._default(z.boolean(), false),
  /** The quotation it was made of, '' for none. */
  quotationNo: z._default(z.string(), ''),
  /** Null when none was requested. */
  invoice: z.nullable(
    z.looseObject({
      kind: z.int(),
      titleId: z.string(),
      title: z.string(),
      taxpayerId: z.string(),
      email: z.string(),
    }),
  ),
  vouchers: z.array(voucher),
  shipments: z.array(shipment),
  /** Number of its after-sale cases, open or closed. */
  saleCount: count,
  /** Oldest first. */
  events: z.array(orderEvent),
  paidAt: z.nullable(timestamp),
  acceptedAt: z.nullable(timestamp),
  /** Date by which the shop promised to ship everything. */
  promisedShipAt: z.nullable(timestamp),
  /** Date by which everything was promised to have arrived. */
  promisedArriveAt: z._default(z.nullable(timestamp), null),
  /** When the last parcel was shipped. */
  shippedAt: z.nullable(timestamp),
  finishedAt: z.nullable(timestamp),
  cancelledAt: z.nullable(timestamp),
  cancelReason: z.string(),
  /** Orders of the same submission, including this one. */
  tradeOrderNos: z.array(z.string()),
})
export type OrderDetail = z.infer<typeof orderDetail>

const oneOrder = z.object({ orderNo })
/** Takes an order number; returns the updated order. */
const onOrder = { method: 'POST', auth: 'user', input: oneOrder, output: orderDetail } as const

export const getOrderDetail = endpoint({
  ...onOrder,
  name: 'getOrderDetail',
  path: '/api/order/getOrderDetail',
  summary: 'One order with its lines, parcels and timeline; a foreign one is unknown',
})

export const cancelOrder = endpoint({
  ...onOrder,
  name: 'cancelOrder',
  path: '/api/order/cancelOrder',
  summary: 'Cancels an order that waits for the shop; asks the shop when it prepares the goods',
  input: z.object({ orderNo, reason: z.enum(CANCEL_REASONS) }),
})

export const confirmReceipt = endpoint({
  ...onOrder,
  name: 'confirmReceipt',
  path: '/api/order/confirmReceipt',
  summary: 'The goods have arrived: the order is completed',
})

export const extendReceipt = endpoint({
  ...onOrder,
  name: 'extendReceipt',
  path: '/api/order/extendReceipt',
  summary: 'Seven days more before the receipt is confirmed by itself; once',
})

export const remindShipment = endpoint({
  ...onOrder,
  name: 'remindShipment',
  path: '/api/order/remindShipment',
  summary: 'Asks the shop to ship; once a day',
})

export const hideOrder = endpoint({
  name: 'hideOrder',
  method: 'POST',
  path: '/api/order/hideOrder',
  auth: 'user',
  summary: 'Takes a completed or cancelled order out of the buyer’s list',
  input: oneOrder,
  output: z.looseObject({ orderNo: z.string() }),
})

export const buyAgain = endpoint({
  name: 'buyAgain',
  method: 'POST',
  path: '/api/order/buyAgain',
  auth: 'user',
  summary: 'Puts an order’s goods into the cart; every line is answered for',
  input: z.object({ orderNo, areaCode }),
  output: again,
})

export const exportOrders = endpoint({
  name: 'exportOrders',
  method: 'POST',
  path: '/api/order/exportOrders',
  auth: 'user',
  summary: 'The orders of a list as a spreadsheet, a row a line',
  input: z.object(listFilter),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: EXPORT_TIMEOUT_MS,
})
