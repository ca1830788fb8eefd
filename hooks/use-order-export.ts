import { useState } from 'react'
import { exportOrders } from '@/contract/order'
import type { OrderListState } from '@/contract/order-list-address'
import { orderFilter } from '@/contract/order-list-state'
import { ApiError } from '@/services/http/api-error'
import { saveFile } from '@/services/save-file'
import { useMall } from './mall-context'

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
