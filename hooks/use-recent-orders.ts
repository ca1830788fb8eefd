import { getOrderList } from '@/contract/order'
import { usePersonal } from './use-personal'

const SHOWN = 5

/** The user's newest orders, to choose one from. */
export function useRecentOrders() {
  const { data, error, retry } = usePersonal(getOrderList, { pageSize: SHOWN })
  return { orders: data?.list, error, retry }
}
