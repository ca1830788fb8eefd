import * as z from 'zod/mini'
import { checkoutLine, deliveryAddress } from './checkout'
import { amount, areaCode, count, listOf, moment, named, page, pageSize, price } from './common'
import { EXPORT_TIMEOUT_MS, KEYWORD_MAX, ORDER_PAGE_SIZE } from './constants'
import { endpoint } from './endpoint'
import { ORDER_ACTIONS } from './order-moves'
import { CANCEL_REASONS, dateKey, orderNo, orderType } from './order-state'

/** What stands of an order in a list and on its page alike. */
const orderHead = {
  orderNo: z.string(),
  tradeNo: z.string(),
  createdAt: moment,
  shop: named,
  /** Codes of order-state.ts; unknown ones are to be tolerated. */
  status: z.int(),
  payStatus: z.int(),
  shipStatus: z.int(),
  refundStatus: z.int(),
  invoiceStatus: z.int(),
  payType: z.int(),
  poNumber: z.string(),
  lineCount: count,
  payableAmount: amount,
  /** The buyer has asked the shop to cancel and waits for its word. */
  isCancelAsked: z.boolean(),
  /**
   * When the mall acts by itself: cancels a pending order, grants a cancellation nobody answered,
   * confirms the receipt. Null when it will not.
   */
  dueAt: z.nullable(moment),
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

/** Lines of an order the list shows; more are counted. */
export const LISTED_LINES = 5

const listedOrder = z.looseObject({
  ...orderHead,
  /** The first of its lines. */
  lines: z.array(listedLine).check(z.maxLength(LISTED_LINES)),
})
export type ListedOrder = z.infer<typeof listedOrder>

const listFilter = {
  type: z._default(orderType, -1),
  /** Order and trade number, purchase order, goods. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
  dateKey: z.optional(dateKey),
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
    /** Orders of each tab that the keyword and the date leave. */
    counts: z.array(z.looseObject({ type: z.int(), count })),
  }),
})
export type OrderList = z.infer<typeof getOrderList.output>

/** Of the call that says what is ordered often: the home page alone shows that, orders spoil it. */
export const FREQUENT_GOODS_PATH = '/api/order/getFrequentGoods'

/** What an order that comes or goes spoils. */
export const ORDER_LISTS = [getOrderList, { path: FREQUENT_GOODS_PATH } as const]

const orderLine = z.looseObject({
  ...checkoutLine.shape,
  lineId: z.string(),
  shippedQty: count,
  receivedQty: count,
  /** After-sale can be asked for on it now. */
  mayRefund: z.boolean(),
})
export type OrderLine = z.infer<typeof orderLine>

const shipment = z.looseObject({
  shipmentNo: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  shippedAt: moment,
  deliveredAt: z.nullable(moment),
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
  /** One of the timeline's words, e.g. 提交, 支付, 发货(1/2). */
  title: z.string(),
  /** What else is to be said, '' for nothing. */
  text: z.string(),
  at: moment,
})
export type OrderEvent = z.infer<typeof orderEvent>

const voucher = z.looseObject({ fileId: z.string(), fileName: z.string(), uploadedAt: moment })
export type Voucher = z.infer<typeof voucher>

export const orderDetail = z.looseObject({
  ...orderHead,
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
  remark: z.string(),
  /** Null when none was asked for. */
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
  /** After-sale records of it, open or not. */
  saleCount: count,
  /** Oldest first. */
  events: z.array(orderEvent),
  paidAt: z.nullable(moment),
  acceptedAt: z.nullable(moment),
  /** When the shop means to have shipped all of it. */
  promisedShipAt: z.nullable(moment),
  /** When the last of it was shipped. */
  shippedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  cancelReason: z.string(),
  /** Orders of the same submission, this one included. */
  tradeOrderNos: z.array(z.string()),
})
export type OrderDetail = z.infer<typeof orderDetail>

const oneOrder = z.object({ orderNo })
/** Names an order; answers with the order as it is now. */
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

/** What became of a line that was bought again. */
const againLine = z.looseObject({
  skuId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** Quantities of the order and of what went into the cart; 0 when nothing did. */
  orderedQty: count,
  addedQty: count,
  /** Unit prices of the order and of today; today's is null when it cannot be bought. */
  priceThen: price,
  priceNow: z.nullable(price),
  /** Why it did not go in, or not as it was; '' when it did. */
  reason: z.string(),
})
export type AgainLine = z.infer<typeof againLine>

export const buyAgain = endpoint({
  name: 'buyAgain',
  method: 'POST',
  path: '/api/order/buyAgain',
  auth: 'user',
  summary: 'Puts an order’s goods into the cart; every line is answered for',
  input: z.object({ orderNo, areaCode }),
  output: z.looseObject({
    lines: z.array(againLine),
    addedCount: count,
    /** Lines in the cart now. */
    cartCount: count,
  }),
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
