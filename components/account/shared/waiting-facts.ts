import type { Waiting } from '@/contract/account/account-overview-calls'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { formatAmount } from '@/contract/money'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'

export type WaitingFact = {
  title: string
  unit: string
  href: string
  countOf: (waiting: Waiting) => number
  /** Waits for the buyer, not for a shop. */
  isUrgent: boolean
  noteOf?: (waiting: Waiting) => string
}

/** What may wait for a buyer, each with the list it leads to. */
export const WAITING_FACTS: readonly WaitingFact[] = [
  {
    title: '待付款',
    unit: '个订单',
    href: routes.ordersOf(ORDER_STATUS.pending),
    countOf: ({ toPay }) => toPay,
    isUrgent: true,
    noteOf: ({ toPayAmount }) => (toPayAmount > 0 ? `¥${formatAmount(toPayAmount)}` : ''),
  },
  {
    title: '待发货',
    unit: '个订单',
    href: routes.ordersOf(ORDER_STATUS.toShip),
    countOf: ({ toShip }) => toShip,
    isUrgent: false,
  },
  {
    title: '待收货',
    unit: '个订单',
    href: routes.ordersOf(ORDER_STATUS.toReceive),
    countOf: ({ toReceive }) => toReceive,
    isUrgent: true,
  },
  {
    title: '待开票',
    unit: '个订单',
    href: routes.userInfo('invoices'),
    countOf: ({ toInvoice }) => toInvoice,
    isUrgent: true,
  },
  {
    title: '待评价',
    unit: '件商品',
    href: routes.commentPosting(),
    countOf: ({ toComment }) => toComment,
    isUrgent: false,
  },
  {
    title: '询价待确认',
    unit: '张询价单',
    href: routes.inquiries(inquiryListAddress.write({ type: INQUIRY_STATUS.quoted })),
    countOf: ({ quoted }) => quoted,
    isUrgent: true,
  },
  {
    title: '售后待寄回',
    unit: '件商品',
    href: routes.refunds(),
    countOf: ({ toSendBack }) => toSendBack,
    isUrgent: true,
  },
]
