import type { OrderPreview, Submitted, submitOrder } from '@/contract/checkout'
import { refusedPreview } from '@/contract/checkout'
import { CODE } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import type { ApiError } from '../http/api-error'
import { isCutShort, type Outcome, outcomeOf } from './outcome'
import type { SubmitStore } from './submit-store'

export type OrderInput = Input<typeof submitOrder>

/** The buyer learns the outcome, or that it cannot be had now, within this time, ms (P4). */
export const KNOWN_WITHIN_MS = 10_000
/** A submission that has no answer by then is asked about instead, ms. */
export const SEND_MS = 4000
const ASK_MS = 2500
const GAP_MS = 500

const NOT_PLACED = '上次提交没有成功，订单未生成，请核对后重新提交'

/** Nothing under way; `message` says why the last try was refused, `preview` what has changed. */
type Idle = { phase: 'idle'; message: string; preview: OrderPreview | null }

export type SubmitState =
  | Idle
  | { phase: 'sending' }
  /** An answer was lost: the outcome is being asked for. */
  | { phase: 'confirming' }
  /** It could not be had in time; asked for again on demand and when the network is back. */
  | { phase: 'unknown' }
  /** `view` is the checkout it was submitted from. */
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

export type SubmitMachine = ReturnType<typeof createSubmitMachine>

/**
 * Places an order exactly once: every try of a submission carries the same key until the buyer has
 * been told its outcome, however often it is pressed, cut off, timed out or reloaded (P3, P4).
 */
export function createSubmitMachine(deps: Deps) {
  const { store, now } = deps
  const listeners = new Set<() => void>()
  let state: SubmitState = IDLE
  /** What is sent; null after a reload, which can only ask. */
  let order: OrderInput | null = null

  function publish(next: SubmitState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** An earlier try that was lost may still arrive: then the next one keeps its key. */
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

  /** Sends, asks and sends again until the outcome is known or the time is up. */
  async function settle(key: string, view: string, wasLost: boolean): Promise<void> {
    const deadline = now() + KNOWN_WITHIN_MS
    let isLost = wasLost
    let isAsking = wasLost
    let refusal: ApiError | null = null
    while (now() < deadline) {
      const outcome: Outcome = await tryOnce(key, isAsking)
      if (outcome.is === 'placed') return publish({ phase: 'placed', placed: outcome.placed, view })
      if (outcome.is === 'none' && (refusal || !order)) return refuse(refusal, isLost)
      if (outcome.is === 'refused') {
        // An earlier try may have gone through, and this one be refused for that very reason.
        if (isAsking || !isLost) return refuse(refusal ?? outcome.error, isLost)
        refusal = outcome.error
      }
      isLost ||= outcome.is === 'unknown'
      isAsking = outcome.is !== 'none'
      if (outcome.is === 'unknown') publish({ phase: 'confirming' })
      if (outcome.is !== 'refused') await deps.wait(GAP_MS)
    }
    publish({ phase: 'unknown' })
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Submits what the buyer sees; nothing while a submission is under way or its end untold. */
    async submit(input: OrderInput, view: string): Promise<void> {
      if (state.phase !== 'idle') return
      order = input
      const before = store.get()
      const key = before?.key ?? deps.mintKey()
      store.put(key, view)
      publish({ phase: 'sending' })
      await settle(key, view, false)
    },

    /** Asks what became of a submission that this tab has not heard the end of. */
    async resume(): Promise<void> {
      const sent = store.get()
      if (!sent || (state.phase !== 'idle' && state.phase !== 'unknown')) return
      // A refusal was heard; the key is kept for the next try alone.
      if (state.phase === 'idle' && order) return
      publish({ phase: 'confirming' })
      await settle(sent.key, sent.view, true)
    },

    /** The buyer knows the outcome. */
    acknowledge(): void {
      if (state.phase !== 'placed') return
      store.clear()
      order = null
      publish(IDLE)
    },
  }
}
