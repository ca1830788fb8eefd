import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { getCartList } from '@/contract/cart/cart-calls'
import { editedCart } from '@/contract/cart/cart-rules'
import { useSession } from '@/hooks/account/use-session'
import { noSubscription } from '@/hooks/browser/use-hydrated'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { NO_WORK } from '@/services/cart/edit-queue'
import { cartQueueOf, createCartCache } from './cart-queue'
import { useCartChanges } from './use-cart-changes'

/**
 * Cart of the signed-in user with pending edits applied before the server has them; a refused
 * edit is rolled back and its line shows why. The change functions are stable:
 * hundreds of rows hold them.
 */
export function useCart() {
  const mall = useMall()
  const { mutate } = useSWRConfig()
  const { userId } = useSession()
  const { data, error, retry } = usePersonal(getCartList, { areaCode: mall.areas.areaCodes })
  const [queue, cache] = useMemo(() => {
    const deps = { mall, mutate, userId }
    return userId ? [cartQueueOf(deps), createCartCache(deps)] : [null, null]
  }, [mall, mutate, userId])
  const { edits, isStuck, refusals, failed } = useSyncExternalStore(
    queue?.subscribe ?? noSubscription,
    queue?.get ?? (() => NO_WORK),
    () => NO_WORK,
  )
  const { removed, ...changes } = useCartChanges({ queue, cache })
  useEffect(() => queue?.connect(), [queue])
  // Revalidates on mount: the cart may have changed since the last fetch.
  const wasSaved = useRef(data !== undefined)
  useEffect(() => {
    if (wasSaved.current) void queue?.refresh()
  }, [queue])
  const cart = useMemo(() => data && editedCart(data, edits, removed), [data, edits, removed])
  return { cart, error, retry, edits, isStuck, refusals, failed, ...changes }
}
