import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { getCartList } from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import { getSubmitResult, submitOrder } from '@/contract/checkout'
import { ORDER_LISTS } from '@/contract/order'
import { checkoutDraft } from '@/services/checkout/checkout-draft'
import {
  createSubmitMachine,
  IDLE,
  type OrderInput,
  type SubmitMachine,
} from '@/services/checkout/submit-machine'
import { createSubmitStore } from '@/services/checkout/submit-store'
import { announceCart } from '@/services/local-store'
import type { Mall } from './mall-context'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { useSession } from './use-session'

const KEY_BYTES = 16

/** Random also where the page is not secure, as in an office network. */
function mintKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return [...bytes].map((byte) => byte.toString(KEY_BYTES).padStart(2, '0')).join('')
}

/** The submission of a browser tab: it goes on when the checkout is left. */
const machines = new WeakMap<Mall['http'], { userId: string; machine: SubmitMachine }>()

function machineOf({ http, report }: Mall, userId: string): SubmitMachine {
  const known = machines.get(http)
  if (known?.userId === userId) return known.machine
  const machine = createSubmitMachine({
    ...{ store: createSubmitStore(userId), mintKey, report, now: Date.now },
    send: (order, idempotencyKey, ms) =>
      http.call(submitOrder, order, { idempotencyKey, signal: AbortSignal.timeout(ms) }),
    ask: async (key, ms) =>
      (await http.call(getSubmitResult, { key }, { signal: AbortSignal.timeout(ms) })).placed,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  machines.set(http, { userId, machine })
  return machine
}

const never = () => () => {}

/** Submitting an order once; `view` tells the checkouts of this tab apart. */
export function useSubmitOrder(view: string) {
  const mall = useMall()
  const { userId } = useSession()
  const { mutate } = useSWRConfig()
  const machine = useMemo(() => (userId ? machineOf(mall, userId) : null), [mall, userId])
  const state = useSyncExternalStore(
    machine?.subscribe ?? never,
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
    // What is not shown now must not come back old; the preview stays until the page is left.
    for (const call of ORDER_LISTS) void mutate(isKeyOf(call), undefined)
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
