import { CODE } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import type { OrderPreview, Submitted, submitOrder } from '@/contract/order/checkout-calls'
import { refusedPreview } from '@/contract/order/checkout-calls'
import type { ApiError } from '@/services/http/api-error'
import { isCutShort, type Outcome, outcomeOf } from './submit-outcome'
import type { SubmitStore } from './submit-store'

export type OrderInput = Input<typeof submitOrder>

/** The buyer is shown the outcome, or that it is unknown for now, within this time, ms (P4). */
export const KNOWN_WITHIN_MS = 10_000
/** After this time without an answer, the outcome is queried instead, ms. */
export const SEND_MS = 4000
const ASK_MS = 2500
const GAP_MS = 500

const NOT_PLACED = '上次提交没有成功，订单未生成，请核对后重新提交'

/** Nothing in progress; `message` is the last refusal, `preview` the changes. */
type Idle = { phase: 'idle'; message: string; preview: OrderPreview | null }

export type SubmitState =
  | Idle
  | { phase: 'sending' }
  /** An answer was lost: querying the outcome. */
  | { phase: 'confirming' }
  /** The query timed out; repeated on demand and when the network is back. */
  | { phase: 'unknown' }
  /** `view` is the checkout view it was submitted from. */
  | { phase: 'placed'; placed: Submitted; view: string }

export const IDLE: Idle = { phase: 'idle', message: '', preview: null }

type Deps = {
  store: SubmitStore
  mintKey: () => string
  send: (order: OrderInput, key: string, withinMs: number) => Promise<Submitted>
  /** Null when nothing was placed under the key. */
  ask: (key: string, withinMs: number) => Promise<Submitted | null>
  report: (error: ApiError) => void
  wait: (ms: number) => Promise<void>
  now: () => number
}

/** `isLost`: an earlier attempt's outcome is unknown; `isAsking`: it is asked for before anything is sent. */
type Known = { isLost: boolean; isAsking: boolean }

export type SubmitMachine = ReturnType<typeof createSubmitMachine>

/**
 * Places an order exactly once: every attempt of a submission carries the same key until its
 * outcome is shown, despite double clicks, lost connections, timeouts and reloads (P3, P4).
 */
export function createSubmitMachine(deps: Deps) {
  const { store, now } = deps
  const listeners = new Set<() => void>()
  let state: SubmitState = IDLE
  /** The order to send; null after a reload, when the outcome can only be queried. */
  let order: OrderInput | null = null

  function publish(next: SubmitState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** A lost earlier attempt may still arrive: then the next one reuses its key. */
  function refuse(error: ApiError | null, isLost: boolean): void {
    if (!isLost && !(error && isCutShort(error))) store.clear()
    if (!error) {
      publish({ ...IDLE, message: NOT_PLACED })
      return
    }
    const preview = error.code === CODE.staleQuote ? refusedPreview(error.data) : null
    if (!preview) deps.report(error)
    publish({ phase: 'idle', message: error.message, preview })
  }

  function tryOnce(key: string, isAsking: boolean): Promise<Outcome> {
    const isSending = order !== null && !isAsking
    return outcomeOf(isSending && order ? deps.send(order, key, SEND_MS) : deps.ask(key, ASK_MS))
  }

  /** Sends, queries and resends until the outcome is known or the time is up. */
  async function settle(key: string, view: string, known: Known): Promise<void> {
    const deadline = now() + KNOWN_WITHIN_MS
    let { isLost, isAsking } = known
    let refusal: ApiError | null = null
    while (now() < deadline) {
      const outcome: Outcome = await tryOnce(key, isAsking)
      if (outcome.kind === 'placed')
        return publish({ phase: 'placed', placed: outcome.placed, view })
      if (outcome.kind === 'none' && (refusal || !order)) return refuse(refusal, isLost)
      if (outcome.kind === 'refused') {
        // An earlier attempt may have succeeded, and be the reason for this refusal.
        if (isAsking || !isLost) return refuse(refusal ?? outcome.error, isLost)
        refusal = outcome.error
      }
      isLost ||= outcome.kind === 'unknown'
      isAsking = outcome.kind !== 'none'
      if (outcome.kind === 'unknown') publish({ phase: 'confirming' })
      if (outcome.kind !== 'refused') await deps.wait(GAP_MS)
    }
    publish({ phase: 'unknown' })
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Submits what the buyer sees; ignored while a submission is open or its outcome unknown. */
    async submit(input: OrderInput, view: string): Promise<void> {
      if (state.phase !== 'idle') return
      order = input
      const before = store.get()
      const key = before?.key ?? deps.mintKey()
      store.put(key, view)
      publish({ phase: 'sending' })
      // The attempt that left its key may have been carried out since.
      await settle(key, view, { isLost: before !== null, isAsking: false })
    },

    /** Queries the outcome of a submission that this tab has not seen end. */
    async resume(): Promise<void> {
      const sent = store.get()
      if (!sent || (state.phase !== 'idle' && state.phase !== 'unknown')) return
      // The refusal was shown; the key is kept only for the next attempt.
      if (state.phase === 'idle' && order) return
      publish({ phase: 'confirming' })
      await settle(sent.key, sent.view, { isLost: true, isAsking: true })
    },

    /** The buyer has seen the outcome. */
    acknowledge(): void {
      if (state.phase !== 'placed') return
      store.clear()
      order = null
      publish(IDLE)
    },
  }
}
