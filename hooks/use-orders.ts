import { useState } from 'react'
import { exportOrders, getOrderDetail, getOrderList } from '@/contract/order'
import { type OrderListState, orderFilter } from '@/contract/order-list-state'
import { ApiError } from '@/services/http/api-error'
import { saveFile } from '@/services/save-file'
import { useMall } from './mall-context'
import { usePersonal } from './use-personal'

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

/** Saves the orders of a list as a spreadsheet; what went wrong stays until the next try. */
export function useOrderExport() {
  const { http, report } = useMall()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  async function save(state: OrderListState) {
    setPending(true)
    setFailure('')
    try {
      const file = await http.call(exportOrders, orderFilter(state))
      saveFile({ ...file, fileName: file.fileName || '订单.xlsx' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
    } finally {
      setPending(false)
    }
  }
  return { save, isPending, failure }
}
