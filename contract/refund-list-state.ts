import { orderNo } from './order-state'
import { first, type Query } from './query'
import type { RefundListState } from './refund-list-address'

const PAGE = /^[1-9]\d{0,3}$/

/** Reads a /order/refunds address; whatever makes no sense falls back to the default. */
export function parseRefundListState(query: Query): RefundListState {
  const page = first(query.page)
  const order = orderNo.safeParse(first(query.order))
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    orderNo: order.success ? order.data : null,
  }
}
