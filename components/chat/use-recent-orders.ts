import { getOrderList } from '@/contract/order/order-calls'
import { usePersonal } from '@/hooks/call/use-personal'

const SHOWN = 5

/** The user's newest orders, to pick a subject from. */
export function useRecentOrders() {
  const { data, error, retry } = usePersonal(getOrderList, { pageSize: SHOWN })
  return { orders: data?.list, error, retry }
}
