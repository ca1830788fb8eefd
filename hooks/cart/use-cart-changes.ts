import { useCallback, useState } from 'react'
import { deleteCartProduct, type LineEdit, restoreCartProduct } from '@/contract/cart/cart-calls'
import { editedCart } from '@/contract/cart/cart-rules'
import type { Input } from '@/contract/endpoint'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'
import type { EditQueue } from '@/services/cart/edit-queue'
import { NO_EDITS } from '@/services/cart/edit-store'
import { announceCart } from '@/services/store/local-store'
import type { createCartCache } from './cart-queue'

type RestoredLine = Input<typeof restoreCartProduct>['lines'][number]
type Deps = { queue: EditQueue | null; cache: ReturnType<typeof createCartCache> | null }

/** Cart changes: edits, deletion and undoing a deletion. */
export function useCartChanges({ queue, cache }: Deps) {
  const { http, areas } = useMall()
  const attempt = useAttempt()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())

  const edit = useCallback(
    (edits: readonly LineEdit[], isTyping = false) => queue?.put(edits, isTyping),
    [queue],
  )

  const remove = useCallback(
    async (ids: string[]): Promise<boolean> => {
      if (!queue || !cache) return false
      setRemoved((before) => new Set([...before, ...ids]))
      const { error } = await attempt(async () => {
        const { count } = await queue.run(() => http.call(deleteCartProduct, { id: ids }))
        cache.change((cart) => editedCart(cart, NO_EDITS, new Set(ids)), count, ids)
        queue.drop(ids)
      }).finally(() =>
        setRemoved((before) => new Set([...before].filter((id) => !ids.includes(id)))),
      )
      if (error) queue.refuse(ids, `未能删除：${error.message}`)
      if (error?.kind === 'business') void queue.refresh()
      return !error
    },
    [queue, cache, http, attempt],
  )

  const restore = useCallback(
    async (lines: RestoredLine[], ids: string[] = []): Promise<boolean> => {
      queue?.drop(ids)
      const { error } = await attempt(async () => {
        const input = { lines, areaCode: areas.areaCodes }
        const cart = await queue?.run(() => http.call(restoreCartProduct, input))
        if (cart) cache?.show(cart)
        announceCart()
      })
      return !error
    },
    [queue, cache, http, areas, attempt],
  )

  const flush = useCallback(() => queue?.flush(), [queue])
  return { removed, edit, remove, restore, flush }
}
