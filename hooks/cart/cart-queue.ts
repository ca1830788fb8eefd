import type { ScopedMutator } from 'swr'
import {
  type CartList,
  type EditedLines,
  editCartProduct,
  getCartList,
} from '@/contract/cart/cart-calls'
import { answeredCart } from '@/contract/cart/cart-rules'
import { getCartListCount } from '@/contract/deferred-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import type { Mall } from '@/hooks/mall-context'
import { createEditQueue, type EditQueue } from '@/services/cart/edit-queue'
import { endpointKey } from '@/services/http/endpoint-key'
import { announceCart } from '@/services/store/local-store'

type CartDeps = { mall: Mall; mutate: ScopedMutator; userId: string }

/** The edit queue of a browser tab: edits outlive the page they were made on. */
const queues = new WeakMap<Mall['http'], { userId: string; queue: EditQueue }>()

/** After a crash the cache has gone with its page; the edit itself is saved all the same. */
function ignoreLostCache(written: Promise<unknown>): Promise<unknown> {
  return written.catch((error: unknown) => console.info('cart cache', error))
}

/** Writes a cart to the cache: its page and the count of every badge. */
export function createCartCache({ mall, mutate, userId }: CartDeps) {
  const key = endpointKey(getCartList, { areaCode: mall.areas.areaCodes }, userId)
  const showCount = (count: number) =>
    ignoreLostCache(mutate(isKeyOf(getCartListCount), count, { revalidate: false }))
  const refresh = () => ignoreLostCache(mutate(key))
  return {
    /** Shows the answer to a change; resolves when it is shown. */
    async show(answer: EditedLines): Promise<void> {
      let isRead = false
      const changed = (cart: CartList | undefined) => {
        const next = answeredCart(cart, answer)
        isRead = next !== null
        return next ?? cart
      }
      await ignoreLostCache(mutate<CartList>(key, changed, { revalidate: false }))
      showCount(answer.totals.lineCount)
      if (!isRead) await refresh()
    },
    /** Called after a change that another tab cannot see yet. */
    change(apply: (cart: CartList) => CartList, count: number, gone: readonly string[]): void {
      const changed = (cart: CartList | undefined) => cart && apply(cart)
      ignoreLostCache(mutate<CartList>(key, changed, { revalidate: false }))
      showCount(count)
      announceCart({ gone })
    },
    refresh,
  }
}

/** Edit queue of the signed-in user; the same queue for every page of the tab. */
export function cartQueueOf(deps: CartDeps): EditQueue {
  const { mall, userId } = deps
  const known = queues.get(mall.http)
  if (known?.userId === userId) return known.queue
  const { show, refresh } = createCartCache(deps)
  const queue = createEditQueue({
    userId,
    send: (lines) => mall.http.call(editCartProduct, { lines, areaCode: mall.areas.areaCodes }),
    show,
    refresh,
    report: mall.report,
    locks: globalThis.navigator?.locks,
  })
  queues.set(mall.http, { userId, queue })
  return queue
}
