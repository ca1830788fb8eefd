import useSWR from 'swr'
import { getOrderDetail, getOrderList, type OrderDetail } from '@/contract/order/order-calls'
import type { OrderListState } from '@/contract/order/order-list-address'
import { orderFilter } from '@/contract/order/order-list-address'
import { useSession } from '@/hooks/account/use-session'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { swrOptions } from '@/hooks/swr-policy'
import type { ApiError } from '@/services/http/api-error'
import { endpointKey } from '@/services/http/endpoint-key'

/** A page of the user's orders; previous data stays until the next page settles. */
export function useOrderList(state: OrderListState) {
  const { data, ...requested } = usePersonal(
    getOrderList,
    { ...orderFilter(state), page: state.page },
    { keepPrevious: true },
  )
  return { orders: data, ...requested }
}

/** One order of the user; previous data stays during a refresh. */
export function useOrder(orderNo: string) {
  const { data, ...requested } = usePersonal(getOrderDetail, { orderNo }, { keepPrevious: true })
  return { order: data, ...requested }
}

/** Several orders of the user under one cache key, each with the details its own page shows. */
export function useSomeOrders(orderNos: string[]) {
  const { http } = useMall()
  const { userId, error: userError, retry } = useSession()
  const key = userId && orderNos.length > 0 ? endpointKey(getOrderDetail, orderNos, userId) : null
  const { data, error, mutate } = useSWR<OrderDetail[], ApiError>(
    key,
    () => Promise.all(orderNos.map((orderNo) => http.call(getOrderDetail, { orderNo }))),
    { ...swrOptions('live', false), keepPreviousData: true },
  )
  const retryAll = () => void (userId ? mutate() : retry())
  return { orders: data, error: error ?? userError, retry: retryAll }
}
