import type { ListedOrder } from '@/contract/order/order-calls'
import {
  OFFLINE_PAY,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATUS,
  SHIP_STATUS,
  type StatusBadge,
} from '@/contract/order/order-status-rules'

type Due = Pick<
  ListedOrder,
  'status' | 'payStatus' | 'payType' | 'refundStatus' | 'isCancelAsked' | 'dueAt'
>

/** Next step of the order, before and after its automatic transition is due; null for none. */
export function dueText(order: Due): { before: string; after: string } | null {
  const { status, payStatus, payType, refundStatus, isCancelAsked, dueAt } = order
  if (dueAt === null) return null
  if (status === ORDER_STATUS.pending && payStatus === PAY_STATUS.unpaid) {
    const what = payType === OFFLINE_PAY ? '上传付款凭证' : '付款'
    return { before: '请在 ', after: ` 前${what}，逾期自动取消` }
  }
  if (status === ORDER_STATUS.pending) {
    return { before: '等待店铺接单，', after: ' 前未接单将自动取消' }
  }
  if (isCancelAsked) return { before: '取消申请待店铺处理，', after: ' 前未答复将自动取消' }
  // The timer is paused during a refund.
  if (refundStatus === REFUND_STATUS.refunding) return null
  if (status === ORDER_STATUS.toReceive) return { before: '', after: ' 自动确认收货' }
  return null
}

type Paying = Pick<ListedOrder, 'status' | 'payStatus'>

/** What is missing of the payment, a fact beside the order's own status; null when nothing is. */
export function payBadge({ status, payStatus }: Paying): StatusBadge | null {
  if (status !== ORDER_STATUS.pending) return null
  if (payStatus === PAY_STATUS.unpaid) return { title: '待付款', colour: 'orange' }
  return payStatus === PAY_STATUS.checking ? { title: '凭证待核', colour: 'orange' } : null
}

/** What the order's amount is called before and after it is paid; of a cancelled one nothing is due. */
export function amountWord({ status, payStatus }: Paying): string {
  const isPaid = payStatus !== PAY_STATUS.unpaid && payStatus !== PAY_STATUS.checking
  if (isPaid) return '实付'
  return status === ORDER_STATUS.cancelled ? '订单' : '应付'
}

/** How much of the order has been shipped; '' where its status says it all. */
export function parcelWord({ status, shipStatus }: Pick<ListedOrder, 'status' | 'shipStatus'>) {
  if (status === ORDER_STATUS.toShip && shipStatus === SHIP_STATUS.part) return '部分已发货'
  return status === ORDER_STATUS.toReceive ? '全部已发货' : ''
}
