import type { OrderDetail } from '@/contract/order/order-calls'
import { ORDER_STATUS, SHIP_STATUS } from '@/contract/order/order-status-rules'

export type OrderStep = {
  title: string
  /** When it was done; null when it was not. */
  at: number | null
  status: 'finish' | 'process' | 'wait' | 'error'
}

/** The way of an order, with where it stands; a cancelled one ends where it was cancelled. */
export function orderSteps(order: OrderDetail): OrderStep[] {
  const { createdAt, paidAt, acceptedAt, shippedAt, finishedAt, cancelledAt } = order
  const isPart = order.shipStatus === SHIP_STATUS.part
  const steps: [title: string, at: number | null][] = [
    ['提交订单', createdAt],
    ['付款', paidAt],
    ['店铺接单', acceptedAt],
    [isPart ? '部分发货' : '发货', shippedAt],
    ['完成', finishedAt],
  ]
  if (order.status === ORDER_STATUS.cancelled) {
    const done = steps.filter(([, at]) => at !== null)
    return [
      ...done.map(([title, at]): OrderStep => ({ title, at, status: 'finish' })),
      { title: '已取消', at: cancelledAt, status: 'error' },
    ]
  }
  // Goods may be paid for after they are accepted: what comes next follows the last step done.
  const current = steps.findLastIndex(([, at]) => at !== null) + 1
  return steps.map(([title, at], place): OrderStep => {
    if (at !== null) return { title, at, status: 'finish' }
    return { title, at, status: place === current ? 'process' : 'wait' }
  })
}
