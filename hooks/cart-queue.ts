import type { ScopedMutator } from 'swr'
import { type CartList, editCartProduct, getCartList } from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import { createEditQueue, type EditQueue } from '@/services/cart/edit-queue'
import { announceCart } from '@/services/local-store'
import type { Mall } from './mall-context'
import { endpointKey, isKeyOf } from './use-endpoint'

type CartDeps = { mall: Mall; mutate: ScopedMutator; userId: string }

/** The queue of a browser tab: edits outlive the page they were made on. */
const queues = new WeakMap<Mall['http'], { userId: string; queue: EditQueue }>()

/** Shows a cart everywhere: on its page and as the count of every badge. */
export function createCartCache({ mall, mutate, userId }: CartDeps) {
  const key = endpointKey(getCartList, { areaCode: mall.areas.areaCodes }, userId)
  const showCount = (count: number) =>
    void mutate(isKeyOf(getCartListCount), count, { revalidate: false })
  return {
    show(cart: CartList): void {
      void mutate(key, cart, { revalidate: false })
      showCount(cart.totals.lineCount)
    },
    /** After a change that another tab cannot see yet. */
    change(apply: (cart: CartList) => CartList, count: number): void {
      const changed = (cart: CartList | undefined) => cart && apply(cart)
      void mutate<CartList>(key, changed, { revalidate: false })
      showCount(count)
      announceCart()
    },
    refresh: () => mutate(key),
  }
}

/** The edits of the user who is signed in; the same queue for every page of the tab. */
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
