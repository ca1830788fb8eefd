import type { AgainLine } from '@/contract/cart/again-calls'
import type { Output } from '@/contract/endpoint'
import type {
  CheckoutChange,
  CheckoutGroup,
  CheckoutLine,
  DeliveryAddress,
  OrderPreview,
  Submitted,
} from '@/contract/order/checkout-calls'
import type {
  buyAgain,
  ListedOrder,
  OrderDetail,
  OrderEvent,
  OrderLine,
  OrderList,
  Shipment,
  Voucher,
} from '@/contract/order/order-calls'
import type { CreatedPayment, Payment, SandboxCashier } from '@/contract/payment/payment-calls'
import { IMAGE, SHOP } from './good-goods'

const AT = Date.UTC(2026, 10, 21, 1)
const DAY_MS = 86_400_000
export const ORDER_NO = 'D261121090000123456'
const OTHER_NO = 'D261121090000654321'
const TRADE_NO = 'T261121090000111111'
export const PAYMENT_NO = 'P261121090100222222'
const LINE_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a01'

const LINE: CheckoutLine = {
  skuId: 7,
  productId: 5,
  itemNo: 'CJ1234567',
  model: 'CJ-M8',
  title: '岑钧 外六角螺栓',
  brand: '岑钧',
  spec: 'M8×30',
  image: IMAGE,
  unit: '个',
  packQty: 100,
  packUnit: '盒',
  qty: 200,
  awaitedQty: 0,
  unitPrice: 5000,
  isTierPrice: true,
  taxPercent: 13,
  amount: 10_000,
  netAmount: 8850,
  taxAmount: 1150,
  shipDays: 2,
  leadDays: 3,
  note: '急用',
  buyerCode: 'A-1',
  costCenter: '',
}

export const ADDRESS: DeliveryAddress = {
  id: '7a9c1b3e-0d2f-4b6a-9c8d-1e2f3a4b5c01',
  contact: '张三',
  phone: '13800138000',
  regionText: '浙江省杭州市余杭区',
  street: '示例路1号',
}

const SUMS = {
  goodsAmount: 10_000,
  freightAmount: 800,
  netAmount: 9558,
  taxAmount: 1242,
  payableAmount: 10_800,
}

const GROUP: CheckoutGroup = {
  shop: SHOP,
  lines: [LINE],
  ...SUMS,
  freeFreightFrom: 30_000,
  freeFreightGap: 20_000,
}

const CHANGE: CheckoutChange = {
  kind: 'priceUp',
  skuId: 7,
  itemNo: 'CJ1234567',
  title: '岑钧 外六角螺栓',
  spec: 'M8×30',
  unit: '个',
  note: '',
  from: 4800,
  to: 5000,
  isLeftOut: false,
  blocks: false,
}

export const PREVIEW: OrderPreview = {
  address: ADDRESS,
  groups: [GROUP, { ...GROUP, shop: { id: 2, name: '三桐五金商行' } }],
  arrivals: [],
  lastInvoice: null,
  holdRefusal: null,
  changes: [
    CHANGE,
    { ...CHANGE, skuId: 8, kind: 'short', from: 200, to: 30, isLeftOut: true },
    { ...CHANGE, skuId: 9, kind: 'areaOff', from: null, to: null, isLeftOut: true },
  ],
  totals: {
    lineCount: 2,
    qty: 400,
    goodsAmount: 20_000,
    freightAmount: 1600,
    netAmount: 19_116,
    taxAmount: 2484,
    payableAmount: 21_600,
  },
  quoteHash: 'a'.repeat(64),
  now: AT,
}

export const SUBMITTED: Submitted = {
  tradeNo: TRADE_NO,
  orderNos: [ORDER_NO, OTHER_NO],
  payableAmount: 21_600,
  payType: 1,
}

const LISTED: ListedOrder = {
  orderNo: ORDER_NO,
  tradeNo: TRADE_NO,
  createdAt: AT,
  shop: SHOP,
  status: 1,
  payStatus: 0,
  shipStatus: 0,
  refundStatus: 0,
  invoiceStatus: 0,
  payType: 1,
  poNumber: 'PO-2026-118',
  lineCount: 1,
  payableAmount: 10_800,
  isCancelAsked: false,
  dueAt: AT + DAY_MS,
  actions: ['pay', 'cancel', 'buyAgain'],
  lines: [{ ...LINE, lineId: LINE_ID }],
}

export const ORDERS: OrderList = {
  list: [
    LISTED,
    { ...LISTED, orderNo: OTHER_NO, status: 4, payStatus: 1, shipStatus: 2, dueAt: null },
    { ...LISTED, orderNo: 'D261120090000000001', status: 7, payStatus: 4, refundStatus: 3 },
  ],
  total: 23,
  page: 1,
  pageSize: 10,
  counts: [
    { type: -1, count: 23 },
    { type: 1, count: 4 },
    { type: 2, count: 0 },
    { type: 4, count: 9 },
    { type: 5, count: 8 },
    { type: 7, count: 2 },
  ],
}

const ORDER_LINE: OrderLine = {
  ...LINE,
  lineId: LINE_ID,
  shippedQty: 100,
  receivedQty: 0,
  mayRefund: false,
}

const SHIPMENT: Shipment = {
  shipmentNo: 'K261122100000333333',
  carrier: '示例物流',
  trackingNo: 'SL000123456',
  shippedAt: AT + DAY_MS,
  deliveredAt: null,
  lines: [{ ...LINE, lineId: LINE_ID, qty: 100 }],
}

const EVENTS: OrderEvent[] = [
  { title: '订单已提交', text: '订单金额 ¥108.00', at: AT },
  { title: '支付', text: '支付宝支付 ¥108.00', at: AT + 60_000 },
  { title: '订单部分发货', text: '示例物流 SL000123456，已发 1/2 件', at: AT + DAY_MS },
]

const VOUCHER: Voucher = { fileId: LINE_ID, fileName: '回单.jpg', uploadedAt: AT }

export const ORDER: OrderDetail = {
  ...LISTED,
  status: 2,
  payStatus: 1,
  shipStatus: 1,
  actions: ['remindShipment', 'buyAgain'],
  dueAt: null,
  costCenter: '机修车间',
  quotationNo: '',
  shipsTogether: false,
  requiredDate: '2026-12-01',
  buyer: { company: '示例公司', contact: '张三', phone: '13800138000' },
  address: ADDRESS,
  lines: [ORDER_LINE],
  ...SUMS,
  discountAmount: 0,
  paidAmount: 10_800,
  refundAmount: 0,
  receivedAmount: 0,
  remark: '工作日送货',
  vouchers: [VOUCHER],
  invoice: {
    kind: 2,
    titleId: '9b1c3e5a-0d2f-4b6a-9c8d-1e2f3a4b5c02',
    title: '示例公司',
    taxpayerId: '91000000MA00000000',
    email: '',
  },
  shipments: [SHIPMENT],
  events: EVENTS,
  paidAt: AT + 60_000,
  acceptedAt: AT + 120_000,
  promisedShipAt: AT + 3 * DAY_MS,
  promisedArriveAt: AT + 5 * DAY_MS,
  shippedAt: null,
  finishedAt: null,
  cancelledAt: null,
  cancelReason: '',
  tradeOrderNos: [ORDER_NO, OTHER_NO],
  saleCount: 0,
}

const AGAIN: AgainLine = {
  skuId: 7,
  itemNo: 'CJ1234567',
  title: '岑钧 外六角螺栓',
  spec: 'M8×30',
  unit: '个',
  orderedQty: 200,
  addedQty: 200,
  priceThen: 5000,
  priceNow: 5200,
  reason: '',
}

export const BOUGHT_AGAIN: Output<typeof buyAgain> = {
  lines: [AGAIN, { ...AGAIN, skuId: 8, addedQty: 0, priceNow: null, reason: '已下架' }],
  addedCount: 1,
  cartCount: 4,
}

export const PAYMENT: Payment = {
  paymentNo: PAYMENT_NO,
  orderNos: [ORDER_NO, OTHER_NO],
  amount: 21_600,
  payType: 1,
  status: 'waiting',
  paidAt: null,
  expiresAt: AT + 1_800_000,
  isSandbox: true,
}

export const CREATED: CreatedPayment = {
  ...PAYMENT,
  cashierUrl: `/order/sandbox-cashier?payment=${PAYMENT_NO}&token=${'t'.repeat(43)}`,
}

export const CASHIER: SandboxCashier = {
  paymentNo: PAYMENT_NO,
  amount: 21_600,
  payType: 1,
  status: 'waiting',
  expiresAt: AT + 1_800_000,
}

/** What the calls of orders and payments answer, by name. */
export const GOOD_ORDERS: Record<string, unknown> = {
  previewOrder: PREVIEW,
  submitOrder: SUBMITTED,
  getSubmitResult: { placed: SUBMITTED },
  getOrderList: ORDERS,
  getOrderDetail: ORDER,
  cancelOrder: ORDER,
  confirmReceipt: ORDER,
  extendReceipt: ORDER,
  remindShipment: ORDER,
  hideOrder: { orderNo: ORDER_NO },
  buyAgain: BOUGHT_AGAIN,
  createPayment: CREATED,
  getPaymentStatus: PAYMENT,
  changePayType: { orders: [{ orderNo: ORDER_NO, payType: 4, dueAt: Date.UTC(2026, 10, 26) }] },
  uploadVoucher: { fileId: LINE_ID, fileName: '回单.jpg', orderNos: [ORDER_NO] },
  getSandboxCashier: CASHIER,
  paySandbox: { status: 'paid' },
}
