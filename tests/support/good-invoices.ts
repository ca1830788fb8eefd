import type { InvoiceList, InvoiceOrders } from '@/contract/invoice/invoice-calls'
import { SHOP } from './good-goods'
import { ORDER_NO } from './good-orders'

const AT = Date.UTC(2026, 10, 21, 1)
const DAY_MS = 86_400_000
export const APPLY_NO = 'F261121090000333333'
const NUMBER = '26112109000012345678'

const INVOICE: InvoiceList['list'][number] = {
  applyNo: APPLY_NO,
  shop: SHOP,
  kind: 2,
  title: '示例公司',
  taxpayerId: '91000000MA00000000',
  status: 2,
  amount: 10_800,
  taxAmount: 1242,
  orderNos: [ORDER_NO],
  invoiceNo: NUMBER,
  redOf: '',
  reason: '',
  appliedAt: AT,
  issuedAt: AT + 60_000,
  mayReissue: true,
}

export const INVOICES: InvoiceList = {
  list: [
    INVOICE,
    {
      ...INVOICE,
      applyNo: 'F261121090000444444',
      amount: -100,
      taxAmount: -12,
      redOf: NUMBER,
      reason: '退款',
      mayReissue: false,
    },
  ],
  total: 2,
  page: 1,
  pageSize: 20,
}

export const OPEN_ORDERS: InvoiceOrders = {
  list: [
    { orderNo: ORDER_NO, shop: SHOP, amount: 10_800, finishedAt: AT, closesAt: AT + 180 * DAY_MS },
    {
      orderNo: 'D261121090000654321',
      shop: { id: 9, name: '另一家店' },
      amount: 500,
      finishedAt: AT,
      closesAt: AT + 180 * DAY_MS,
    },
  ],
  total: 2,
}
