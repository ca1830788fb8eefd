import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { getCartList } from '@/contract/cart'
import { editedCart } from '@/contract/cart-rules'
import { NO_WORK } from '@/services/cart/edit-queue'
import { cartQueueOf, createCartCache } from './cart-queue'
import { useMall } from './mall-context'
import { useCartChanges } from './use-cart-changes'
import { usePersonal } from './use-personal'
import { useSession } from './use-session'

const never = () => () => {}

/**
 * The cart of the signed-in user as edits leave it, whether the server has them yet or not; a
 * refused edit goes back and says why by its line. What changes it stays the same functions:
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
  const { edits, isStuck, refusals } = useSyncExternalStore(
    queue?.subscribe ?? never,
    queue?.get ?? (() => NO_WORK),
    () => NO_WORK,
  )
  const { removed, ...changes } = useCartChanges({ queue, cache })
  useEffect(() => queue?.connect(), [queue])
  // The cart may have changed since the last look.
  const wasKept = useRef(data !== undefined)
  useEffect(() => {
    if (wasKept.current) void queue?.refresh()
  }, [queue])
  const cart = useMemo(() => data && editedCart(data, edits, removed), [data, edits, removed])
  return { cart, error, retry, edits, isStuck, refusals, ...changes }
}
