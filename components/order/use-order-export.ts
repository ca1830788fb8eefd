import { exportOrders } from '@/contract/order/order-calls'
import type { OrderListState } from '@/contract/order/order-list-address'
import { orderFilter } from '@/contract/order/order-list-address'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useMall } from '@/hooks/mall-context'

/** Exports the orders of a list as a spreadsheet. */
export function useOrderExport() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: (state: OrderListState) =>
      save(() => http.call(exportOrders, orderFilter(state)), { fallback: '订单.xlsx' }),
    isPending: pendingId !== null,
    failure,
  }
}
