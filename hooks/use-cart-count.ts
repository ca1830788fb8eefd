import { getCartListCount } from '@/contract/cart-count'
import { usePersonal } from './use-personal'

/** Lines in the cart, 0 for visitors: the one source of every badge. */
export function useCartCount() {
  const { data } = usePersonal(getCartListCount)
  return { count: data ?? 0 }
}
