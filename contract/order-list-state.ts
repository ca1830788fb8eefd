import type { Input } from './endpoint'
import type { getOrderList } from './order'
import type { OrderListState } from './order-list-address'
import { dateKey, ORDER_TABS, orderNo } from './order-state'
import { PAID_AT_ONCE_MAX } from './payment'
import { first, parsePage, type Query, readKeyword } from './query'

/** Reads a /order/list address; whatever makes no sense falls back to the default. */
export function parseOrderListState(query: Query): OrderListState {
  const [all] = ORDER_TABS
  const tab = ORDER_TABS.find(({ type }) => String(type) === first(query.type)) ?? all
  const since = dateKey.safeParse(first(query.date))
  return {
    type: tab.type,
    keyword: readKeyword(query.keyword),
    dateKey: since.success ? since.data : null,
    page: parsePage(query.page),
  }
}

/** What the calls of the list are asked for a state, but for the page. */
export function orderFilter({ type, keyword, dateKey: since }: OrderListState) {
  return {
    type,
    ...(keyword && { keyword }),
    ...(since && { dateKey: since }),
  } satisfies Input<typeof getOrderList>
}

/** Order numbers out of an address, `D…,D…`, each once; what is none is left out. */
export function parseOrderNos(value: string | string[] | undefined): string[] {
  const known = first(value)
    .split(',')
    .filter((text) => orderNo.safeParse(text).success)
  return [...new Set(known)].slice(0, PAID_AT_ONCE_MAX)
}
