import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/deferred-calls'
import { getSubmitResult, submitOrder } from '@/contract/order/checkout-calls'
import { ORDER_LISTS } from '@/contract/order/order-calls'
import { QUOTATION_CALLS } from '@/contract/quotation/my-quotation-calls'
import { useSession } from '@/hooks/account/use-session'
import { noSubscription } from '@/hooks/browser/use-hydrated'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import type { Mall } from '@/hooks/mall-context'
import { useMall } from '@/hooks/mall-context'
import { randomId } from '@/services/browser/random-id'
import { checkoutDraft } from '@/services/order/checkout-draft'
import {
  createSubmitMachine,
  IDLE,
  type OrderInput,
  type SubmitMachine,
} from '@/services/order/submit-machine'
import { createSubmitStore } from '@/services/order/submit-store'
import { announceCart } from '@/services/store/local-store'

/** The submission of a browser tab: it continues when the buyer leaves the checkout. */
const machines = new WeakMap<Mall['http'], { userId: string; machine: SubmitMachine }>()

function machineOf({ http, report }: Mall, userId: string): SubmitMachine {
  const known = machines.get(http)
  if (known?.userId === userId) return known.machine
  const machine = createSubmitMachine({
    store: createSubmitStore(userId),
    mintKey: randomId,
    report,
    now: Date.now,
    send: (order, idempotencyKey, ms) =>
      http.call(submitOrder, order, { idempotencyKey, signal: AbortSignal.timeout(ms) }),
    ask: async (key, ms) =>
      (await http.call(getSubmitResult, { key }, { signal: AbortSignal.timeout(ms) })).placed,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  machines.set(http, { userId, machine })
  return machine
}

/** Submits an order exactly once; `view` tells the checkouts of this tab apart. */
export function useSubmitOrder(view: string) {
  const mall = useMall()
  const { userId } = useSession()
  const { mutate } = useSWRConfig()
  const machine = useMemo(() => (userId ? machineOf(mall, userId) : null), [mall, userId])
  const state = useSyncExternalStore(
    machine?.subscribe ?? noSubscription,
    machine?.get ?? (() => IDLE),
    () => IDLE,
  )
  useEffect(() => {
    const resume = () => void machine?.resume()
    resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [machine])
  const isPlaced = state.phase === 'placed'
  useEffect(() => {
    if (!isPlaced) return
    void mutate(isKeyOf(getCartListCount))
    // Drops cached data that is not shown now; the preview stays until the page is left.
    for (const call of [...ORDER_LISTS, ...QUOTATION_CALLS]) void mutate(isKeyOf(call), undefined)
    void mutate(isKeyOf(getCartList), undefined)
    announceCart()
    checkoutDraft.clear()
  }, [isPlaced, mutate])
  return {
    state,
    submit: (order: OrderInput) => void machine?.submit(order, view),
    retry: () => void machine?.resume(),
    acknowledge: () => machine?.acknowledge(),
  }
}
