import { getCartListCount } from '@/contract/deferred-calls'
import { usePersonal } from '@/hooks/call/use-personal'

/** Number of cart lines, 0 for visitors: the single source of every badge. */
export function useCartCount() {
  const { data } = usePersonal(getCartListCount)
  return { count: data ?? 0 }
}
