import type { AfterSale, RefundList, RefundQuote } from '@/contract/after-sale/after-sale-calls'
import { AFTER_SALE_REASONS } from '@/contract/after-sale/after-sale-status-rules'
import { IMAGE, SHOP } from './good-goods'
import { ORDER_NO } from './good-orders'

const AT = Date.UTC(2026, 10, 21, 1)
const DAY_MS = 86_400_000
export const REFUND_NO = 'S261121090000123456'
export const SALE_LINE_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a01'

export const SALE: AfterSale = {
  refundNo: REFUND_NO,
  orderNo: ORDER_NO,
  shop: SHOP,
  lineId: SALE_LINE_ID,
  skuId: 7,
  productId: 5,
  itemNo: 'CJ1234567',
  title: '岑钧 外六角螺栓',
  spec: 'M8×30',
  image: IMAGE,
  unit: '个',
  type: 2,
  status: 2,
  qty: 100,
  amount: 5000,
  reason: '规格不符',
  description: '螺距不对',
  carrier: '',
  trackingNo: '',
  resentCarrier: '',
  resentNo: '',
  resentAt: null,
  dueAt: null,
  pictureIds: ['0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'],
  handlerNote: '请寄回：北岭工品专营店 示例路 1 号 19900000001',
  actions: ['sendBack', 'withdraw'],
  createdAt: AT,
  handledAt: AT + DAY_MS,
  sentBackAt: null,
  finishedAt: null,
}

const PAID_BACK: AfterSale = {
  ...SALE,
  refundNo: 'S261120090000654321',
  type: 1,
  status: 5,
  amount: 2500,
  qty: 50,
  pictureIds: [],
  actions: [],
  handlerNote: '',
  description: '',
  finishedAt: AT + 2 * DAY_MS,
}

export const SALES: RefundList = { list: [SALE, PAID_BACK], total: 12, page: 1, pageSize: 10 }

export const QUOTE: RefundQuote = {
  types: [1, 2, 3, 4],
  reasons: [...AFTER_SALE_REASONS],
  mostQty: 100,
  qty: 100,
  amount: 5000,
}

/** What the calls of after-sale answer, by name. */
export const GOOD_SALES: Record<string, unknown> = {
  quoteRefund: QUOTE,
  applyRefund: SALE,
  getRefundList: SALES,
  getRefundDetail: SALE,
  withdrawRefund: { ...SALE, status: 7, actions: [] },
  confirmReplacement: { ...SALE, type: 3, status: 5, actions: [] },
  sendBack: { ...SALE, status: 3, carrier: '示例物流', trackingNo: 'TH20261121', actions: [] },
}
