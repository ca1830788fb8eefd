import useSWR from 'swr'
import { getOrderDetail, getOrderList, type OrderDetail } from '@/contract/order'
import type { OrderListState } from '@/contract/order-list-address'
import { orderFilter } from '@/contract/order-list-state'
import type { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { swrOptions } from './swr-policy'
import { endpointKey } from './use-endpoint'
import { usePersonal } from './use-personal'
import { useSession } from './use-session'

/** A page of the user's orders; the last one stays while the next is on its way. */
export function useOrderList(state: OrderListState) {
  const { data, error, retry, isLoading } = usePersonal(
    getOrderList,
    { ...orderFilter(state), page: state.page },
    { keepPrevious: true },
  )
  return { orders: data, error, isStale: isLoading && !!data, retry }
}

/** How many orders there are under each tab; nobody knows until they are asked for. */
export function useOrderCounts(isWanted = true) {
  const { data } = usePersonal(isWanted ? getOrderList : null, { pageSize: 1 })
  return (type: number) => data?.counts.find((one) => one.type === type)?.count
}

/** One order of the user's; it stays while it is asked for anew. */
export function useOrder(orderNo: string) {
  const { data, error, retry } = usePersonal(getOrderDetail, { orderNo }, { keepPrevious: true })
  return { order: data, error, isMissing: error?.status === 400, retry }
}

/** Several orders of the user's at once, each as its own page has it. */
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
