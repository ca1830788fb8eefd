import { useCallback, useState } from 'react'
import { deleteCartProduct, type LineEdit, restoreCartProduct } from '@/contract/cart'
import { editedCart } from '@/contract/cart-rules'
import type { Input } from '@/contract/endpoint'
import type { EditQueue } from '@/services/cart/edit-queue'
import { NO_EDITS } from '@/services/cart/edit-store'
import { ApiError } from '@/services/http/api-error'
import { announceCart } from '@/services/local-store'
import type { createCartCache } from './cart-queue'
import { useMall } from './mall-context'

type RestoredLine = Input<typeof restoreCartProduct>['lines'][number]
type Deps = { queue: EditQueue | null; cache: ReturnType<typeof createCartCache> | null }

/** What changes the cart: edits, deletion, and taking a deletion back. */
export function useCartChanges({ queue, cache }: Deps) {
  const { http, areas, report } = useMall()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())

  const edit = useCallback(
    (edits: readonly LineEdit[], isTyping = false) => queue?.put(edits, isTyping),
    [queue],
  )

  const remove = useCallback(
    async (ids: string[]): Promise<boolean> => {
      if (!queue || !cache) return false
      setRemoved((before) => new Set([...before, ...ids]))
      try {
        const { count } = await queue.run(() => http.call(deleteCartProduct, { id: ids }))
        cache.change((cart) => editedCart(cart, NO_EDITS, new Set(ids)), count)
        queue.drop(ids)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        queue.refuse(ids, `未能删除：${error.message}`)
        report(error)
        if (error.kind === 'business') void queue.refresh()
        return false
      } finally {
        setRemoved((before) => new Set([...before].filter((id) => !ids.includes(id))))
      }
    },
    [queue, cache, http, report],
  )

  const restore = useCallback(
    async (lines: RestoredLine[], ids: string[] = []): Promise<boolean> => {
      queue?.drop(ids)
      try {
        const input = { lines, areaCode: areas.areaCodes }
        const cart = await queue?.run(() => http.call(restoreCartProduct, input))
        if (cart) cache?.show(cart)
        announceCart()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        report(error)
        return false
      }
    },
    [queue, cache, http, areas, report],
  )

  const flush = useCallback(() => queue?.flush(), [queue])
  return { removed, edit, remove, restore, flush }
}
