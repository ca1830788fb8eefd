import type { EditedLines, LineEdit } from '@/contract/cart/cart-calls'
import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { ApiError } from '@/services/http/api-error'
import { isRefusal } from '@/services/http/refusals'
import { announceCart } from '@/services/store/local-store'
import { createEditStore, type Edits, LEFT_MS, NO_EDITS } from './edit-store'

/** Debounce of typed quantities, ms. */
const TYPED_MS = 400
/** First and longest retry delay, ms. */
const RETRY_MS = 2000
const RETRY_MAX_MS = 30_000
const LOCK = 'mall-cart'

export type CartWork = {
  /** Edits not confirmed by the server; the displayed cart includes them. */
  edits: Edits
  /** Sending failed: the edits wait for the network. */
  isStuck: boolean
  /** Reason why an edit of a line was reverted. */
  refusals: ReadonlyMap<string, string>
  /** How often something could not be saved, refused or not: whoever waits for it sees that it failed. */
  failed: number
}

export const NO_WORK: CartWork = {
  edits: NO_EDITS,
  isStuck: false,
  refusals: new Map(),
  failed: 0,
}

type Deps = {
  userId: string
  send: (lines: LineEdit[]) => Promise<EditedLines>
  /** Displays the server's answer; resolves when it is shown. */
  show: (answer: EditedLines) => void | Promise<void>
  /** Reloads the cart from the server; resolves when it is shown. */
  refresh: () => Promise<unknown>
  report: (error: ApiError) => void
  locks?: LockManager | undefined
}

export type EditQueue = ReturnType<typeof createEditQueue>

/**
 * Sends a tab's edits to the server one request at a time, so that the last one wins; tabs are
 * serialised. An edit is kept until the server has answered it: across reloads, a slow API
 * and time offline.
 */
export function createEditQueue({ userId, send, show, refresh, report, locks }: Deps) {
  const store = createEditStore(userId, locks)
  const listeners = new Set<() => void>()
  let work: CartWork = { ...NO_WORK, edits: store.get() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** The server refuses a batch as a whole: bisect it until the invalid edit stands alone. */
  let most = CART_LINES_MAX
  let turn: Promise<unknown> = Promise.resolve()
  let refreshing: Promise<unknown> | null = null
  let queued: Promise<unknown> | null = null

  function publish(change: Partial<CartWork> = {}): void {
    work = { ...work, edits: store.get(), ...change }
    for (const listener of listeners) listener()
  }

  function refuse(ids: readonly string[], message: string): void {
    publish({
      refusals: new Map([...work.refusals, ...ids.map((id) => [id, message] as const)]),
      failed: work.failed + 1,
    })
  }

  /** Runs after the actions of this and other tabs that were asked for before. */
  function run<T>(action: () => Promise<T>): Promise<T> {
    if (locks) return locks.request(LOCK, action)
    const next = turn.then(action)
    turn = next.catch(() => undefined)
    return next
  }

  function startRefresh(): Promise<unknown> {
    refreshing = refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  /** Joins the latest refresh under way. */
  function refreshOnce(): Promise<unknown> {
    return queued ?? refreshing ?? startRefresh()
  }

  /** A refresh under way may have been answered before the change: another one follows it. */
  function refreshAgain(): Promise<unknown> {
    if (!refreshing) return startRefresh()
    queued ??= refreshing
      .catch(() => undefined)
      .then(() => {
        queued = null
        return startRefresh()
      })
    return queued
  }

  function unschedule(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function schedule(ms: number): void {
    unschedule()
    timer = setTimeout(flush, ms)
  }

  async function handleFailure(error: ApiError, batch: LineEdit[]): Promise<void> {
    if (error.isSignedOut) {
      store.drop(batch.map(({ id }) => id))
      report(error)
    } else if (!isRefusal(error)) {
      failures += 1
      if (!work.isStuck) report(error)
      publish({ isStuck: true, failed: work.failed + 1 })
      const wait = Math.min(RETRY_MS * 2 ** (failures - 1), RETRY_MAX_MS)
      schedule(Math.max(wait, (error.retryAfter ?? 0) * 1000))
    } else if (batch.length > 1) {
      most = Math.ceil(batch.length / 2)
    } else {
      report(error)
      store.settle(batch)
      refuse(
        batch.map(({ id }) => id),
        error.message,
      )
      await refreshOnce()
    }
  }

  async function sendBatch(batch: LineEdit[]): Promise<void> {
    try {
      const answer = await send(batch)
      failures = 0
      most = Math.min(most * 2, CART_LINES_MAX)
      await show(answer)
      // First: other tabs show the edit until they have what was saved.
      announceCart()
      store.settle(batch)
      publish({ isStuck: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await handleFailure(error, batch)
    }
  }

  /** Sends what was `asked` for: a newer edit has its own place among those of other tabs. */
  async function drain(asked: readonly LineEdit[]): Promise<void> {
    const waiting = await store.take(asked)
    const before = failures
    if (waiting.length > 0) await sendBatch(waiting.slice(0, most))
    if (failures > before) return
    if (store.pending().length > 0) {
      if (most < CART_LINES_MAX) schedule(0)
      // A click made while the answer came keeps its own time.
      else if (!timer) schedule(TYPED_MS)
      return
    }
    unschedule()
    publish({ isStuck: false })
    void showAnswered()
  }

  function flush(): void {
    unschedule()
    const asked = store.pending()
    void run(() => drain(asked))
  }

  /** Edits finished by another tab stay visible here until the server's answer includes them. */
  async function showAnswered(asked?: Promise<unknown>): Promise<void> {
    await (asked ?? (store.isStillSaved() || refreshOnce()))
    // An edit may have been finished while an older answer was awaited: the newer one has it.
    while (!store.isStillSaved() && (queued ?? refreshing)) await refreshOnce()
    store.sync()
    publish()
  }

  async function follow({ key, newValue }: StorageEvent): Promise<void> {
    if (key === STORAGE.cartChanged) {
      store.hear(newValue)
      return showAnswered(refreshAgain())
    }
    if (key === null || key.startsWith(STORAGE.cartEdits)) return showAnswered()
  }

  return {
    run,
    flush,
    refuse,
    refresh: refreshOnce,
    get: () => work,
    /** Shows edits at once and sends them soon; typing is debounced. */
    put(edits: readonly LineEdit[], isTyping: boolean): void {
      store.put(edits)
      const refusals = new Map(work.refusals)
      for (const { id } of edits) refusals.delete(id)
      publish({ refusals })
      if (!work.isStuck) schedule(isTyping ? TYPED_MS : 0)
    },
    /** Drops the edits of removed lines. */
    drop(ids: readonly string[]): void {
      store.drop(ids)
      publish()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Subscribes to other tabs and to the network; returns the unsubscribe function. */
    connect(): () => void {
      const handleStorage = (event: StorageEvent) => void follow(event)
      window.addEventListener('storage', handleStorage)
      window.addEventListener('online', flush)
      if (store.pending().length > 0) flush()
      else if (store.get().size > 0) schedule(LEFT_MS)
      return () => {
        window.removeEventListener('storage', handleStorage)
        window.removeEventListener('online', flush)
        if (store.get().size > 0 && !work.isStuck) flush()
      }
    },
  }
}
