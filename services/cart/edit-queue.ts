import type { CartList, LineEdit } from '@/contract/cart'
import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { ApiError } from '../http/api-error'
import { announceCart } from '../local-store'
import { createEditStore, type Edits, NO_EDITS } from './edit-store'

/** How long typing stands still before it is sent, ms. */
const TYPED_MS = 400
/** The first wait after a failure, and the longest, ms. */
const RETRY_MS = 2000
const RETRY_MAX_MS = 30_000
const LOCK = 'mall-cart'

/** Answers that say no; everything else is a failure that may pass. */
const REFUSALS = new Set([400, 403, 409, 413, 422])
const SIGNED_OUT = new Set([401, 419])

export type CartWork = {
  /** Not confirmed by the server; what the buyer sees has them. */
  edits: Edits
  /** Sending has failed: the edits wait for the network. */
  isStuck: boolean
  /** Why an edit of a line was taken back. */
  refusals: ReadonlyMap<string, string>
}

export const NO_WORK: CartWork = { edits: NO_EDITS, isStuck: false, refusals: new Map() }

type Deps = {
  userId: string
  send: (lines: LineEdit[]) => Promise<CartList>
  /** Shows what the server answered. */
  show: (cart: CartList) => void
  /** Asks the server for the cart again; resolves when that is shown. */
  refresh: () => Promise<unknown>
  report: (error: ApiError) => void
  locks?: LockManager | undefined
}

export type EditQueue = ReturnType<typeof createEditQueue>

/**
 * Brings the buyer's edits to the server one request after the other, so that the last one wins;
 * tabs take turns. An edit stays until the server has answered it: through a reload, a slow API
 * and time without a network.
 */
export function createEditQueue({ userId, send, show, refresh, report, locks }: Deps) {
  const store = createEditStore(userId)
  const listeners = new Set<() => void>()
  let work: CartWork = { ...NO_WORK, edits: store.get() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** A list is refused whole: then half of it is sent, until what cannot pass stands alone. */
  let most = CART_LINES_MAX
  let turn: Promise<unknown> = Promise.resolve()
  let refreshing: Promise<unknown> | null = null

  function publish(change: Partial<CartWork> = {}): void {
    work = { ...work, edits: store.get(), ...change }
    for (const listener of listeners) listener()
  }

  function refuse(ids: readonly string[], message: string): void {
    publish({ refusals: new Map([...work.refusals, ...ids.map((id) => [id, message] as const)]) })
  }

  /** After whatever this tab and the others are about. */
  function run<T>(action: () => Promise<T>): Promise<T> {
    const next = turn.then(() => (locks ? locks.request(LOCK, action) : action()))
    turn = next.catch(() => undefined)
    return next
  }

  function refreshOnce(): Promise<unknown> {
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  async function handleFailure(error: ApiError, batch: LineEdit[]): Promise<void> {
    if (SIGNED_OUT.has(error.status)) {
      store.drop(batch.map(({ id }) => id))
      report(error)
    } else if (!REFUSALS.has(error.status)) {
      failures += 1
      if (!work.isStuck) report(error)
      publish({ isStuck: true })
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
      const cart = await send(batch)
      failures = 0
      most = Math.min(most * 2, CART_LINES_MAX)
      show(cart)
      store.settle(batch)
      publish({ isStuck: false })
      announceCart()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await handleFailure(error, batch)
    }
  }

  async function drain(): Promise<void> {
    store.sync()
    const waiting = [...store.get().values()]
    const before = failures
    if (waiting.length > 0) await sendBatch(waiting.slice(0, most))
    if (failures > before) return
    if (store.get().size > 0) {
      schedule(most < CART_LINES_MAX ? 0 : TYPED_MS)
      return
    }
    // A timer left over would send what another tab is about to, and hear its refusal.
    clearTimeout(timer)
    publish({ isStuck: false })
  }

  function flush(): void {
    clearTimeout(timer)
    void run(drain)
  }

  /** What another tab finished stays in sight here until the server's answer has it. */
  async function follow({ key }: { key: string | null }): Promise<void> {
    if (key !== STORAGE.cartEdits && key !== STORAGE.cartChanged && key !== null) return
    if (key === STORAGE.cartChanged || !store.isStillKept()) await refreshOnce()
    store.sync()
    publish()
  }

  return {
    run,
    flush,
    refuse,
    refresh: refreshOnce,
    get: () => work,
    /** Shows edits at once and sends them soon: typing waits for its end. */
    put(edits: readonly LineEdit[], isTyping: boolean): void {
      store.put(edits)
      const refusals = new Map(work.refusals)
      for (const { id } of edits) refusals.delete(id)
      publish({ refusals })
      if (!work.isStuck) schedule(isTyping ? TYPED_MS : 0)
    },
    /** Forgets the edits of lines that are gone. */
    drop(ids: readonly string[]): void {
      store.drop(ids)
      publish()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Listens to other tabs and to the network until the returned function is called. */
    connect(): () => void {
      const handleStorage = (event: StorageEvent) => void follow(event)
      window.addEventListener('storage', handleStorage)
      window.addEventListener('online', flush)
      if (store.get().size > 0) flush()
      return () => {
        window.removeEventListener('storage', handleStorage)
        window.removeEventListener('online', flush)
        if (store.get().size > 0 && !work.isStuck) flush()
      }
    },
  }
}
