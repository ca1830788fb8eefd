import type { DateKey, OrderTab } from './order-state'

/** What the address of /order/list says. */
export type OrderListState = {
  type: OrderTab
  keyword: string
  dateKey: DateKey | null
  page: number
}

/** The query of a state; defaults are left out, so equal states have equal addresses. */
export function formatOrderListState(state: Partial<OrderListState>): string {
  const query = new URLSearchParams()
  if (state.type && state.type !== -1) query.set('type', String(state.type))
  if (state.keyword) query.set('keyword', state.keyword)
  if (state.dateKey) query.set('date', state.dateKey)
  if (state.page && state.page > 1) query.set('page', String(state.page))
  return query.toString()
}
