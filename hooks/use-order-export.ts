import { exportOrders } from '@/contract/order'
import type { OrderListState } from '@/contract/order-list-address'
import { orderFilter } from '@/contract/order-list-state'
import { useMall } from './mall-context'
import { useFileSave } from './use-file-save'

/** Saves the orders of a list as a spreadsheet. */
export function useOrderExport() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: (state: OrderListState) =>
      save(() => http.call(exportOrders, orderFilter(state)), { usual: '订单.xlsx' }),
    isPending: pendingId !== null,
    failure,
  }
}
