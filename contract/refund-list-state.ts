import { orderNo } from './order-state'
import { first, parsePage, type Query } from './query'
import type { RefundListState } from './refund-list-address'

/** Reads a /order/refunds address; whatever makes no sense falls back to the default. */
export function parseRefundListState(query: Query): RefundListState {
  const order = orderNo.safeParse(first(query.order))
  return {
    page: parsePage(query.page),
    orderNo: order.success ? order.data : null,
  }
}
