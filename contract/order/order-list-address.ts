import {
  type AddressState,
  addressOf,
  first,
  matching,
  maybeOneOf,
  oneOf,
  pageNumber,
  text,
} from '@/contract/address-of'
import { isDay } from '@/contract/china-clock'
import { PAID_AT_ONCE_MAX } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import type { getOrderList } from './order-calls'
import { DATE_KEYS, ORDER_NO, ORDER_TYPES } from './order-status-rules'

const A_DAY = { test: isDay }

/** The address of /order/list (SPEC section 2: `type` is the order status). */
export const orderListAddress = addressOf({
  type: oneOf(ORDER_TYPES),
  keyword: text(),
  dateKey: maybeOneOf(
    DATE_KEYS.map(({ key }) => key),
    'date',
  ),
  fromDay: matching(A_DAY, 'from'),
  toDay: matching(A_DAY, 'to'),
  page: pageNumber(),
})
export type OrderListState = AddressState<typeof orderListAddress>

/** Filter input of the list's calls for a state, without the page. */
export function orderFilter({ type, keyword, dateKey: since, fromDay, toDay }: OrderListState) {
  return {
    type,
    ...(keyword && { keyword }),
    ...(since && { dateKey: since }),
    ...(fromDay && { fromDay }),
    ...(toDay && { toDay }),
  } satisfies Input<typeof getOrderList>
}

/** Parses order numbers, `D…,D…`, without duplicates and invalid ones. */
export function parseOrderNos(value: string | string[] | undefined): string[] {
  const known = first(value)
    .split(',')
    .filter((text) => ORDER_NO.test(text))
  return [...new Set(known)].slice(0, PAID_AT_ONCE_MAX)
}
