import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { editedCart } from '@/contract/cart/cart-rules'
import { STORAGE } from '@/contract/constants'
import { createEditQueue } from '@/services/cart/edit-queue'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'

/** A quantity set by hand arrives once typing has paused this long, ms. */
const TYPED_MS = 400
/** Longest way of a message between tab, browser and server, ms. */
const WAY_MS = 120

type Listener = (event: { key: string; newValue: string | null }) => void

const createTab = () => ({
  storage: new Map<string, string>(),
  /** Writes of a key that the browser has not confirmed: what others write is not seen meanwhile. */
  unconfirmed: new Map<string, number>(),
  listeners: new Set<Listener>(),
  /** When the last message to and from the tab arrives: none overtakes another. */
  sentBy: 0,
  heardBy: 0,
})
type Tab = ReturnType<typeof createTab>
type Delay = () => number

/** Lets the stubbed clock run until something holds, or for two seconds of it. */
async function passUntil(holds: () => boolean): Promise<void> {
  for (let ms = 0; ms < 2000 && !holds(); ms += 10) await vi.advanceTimersByTimeAsync(10)
}

/** The tab whose code runs; one for all runs, as each of these slows every promise down. */
const current = new AsyncLocalStorage<Tab>()

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/**
 * A browser that runs each tab in a process of its own: a tab sees its own writes at once, those
 * of another after a while. `inTab` runs what a tab does, timers and promises included.
 */
function openBrowser(tabs: readonly Tab[], delay: Delay) {
  const own = (): Tab => {
    const tab = current.getStore()
    if (!tab) throw new Error('outside of a tab')
    return tab
  }
  const schedule = setTimeout
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) =>
    schedule(AsyncLocalStorage.bind(act), ms),
  )

  function hear(tab: Tab, from: Tab, key: string, newValue: string | null): void {
    const waiting = tab.unconfirmed.get(key) ?? 0
    if (tab === from) {
      tab.unconfirmed.set(key, waiting - 1)
      return
    }
    if (waiting === 0 && newValue === null) tab.storage.delete(key)
    if (waiting === 0 && newValue !== null) tab.storage.set(key, newValue)
    current.run(tab, () => {
      for (const listener of tab.listeners) listener({ key, newValue })
    })
  }

  function write(key: string, value: string | null): void {
    const from = own()
    if (value === (from.storage.get(key) ?? null)) return
    if (value === null) from.storage.delete(key)
    else from.storage.set(key, value)
    from.unconfirmed.set(key, (from.unconfirmed.get(key) ?? 0) + 1)
    from.sentBy = Math.max(from.sentBy, Date.now() + delay())
    setTimeout(() => {
      for (const tab of tabs) {
        tab.heardBy = Math.max(tab.heardBy, Date.now() + delay())
        setTimeout(() => hear(tab, from, key, value), tab.heardBy - Date.now())
      }
    }, from.sentBy - Date.now())
  }

  const storage = {
    getItem: (key: string) => own().storage.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => write(key, null),
  }
  const isEnumerable = { enumerable: true, configurable: true }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...own().storage.keys()],
      getOwnPropertyDescriptor: () => isEnumerable,
    }),
  )
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) => {
      if (type === 'storage') own().listeners.add(listener)
    },
    removeEventListener: () => {},
  })
  return { inTab: <T>(tab: Tab, act: () => T): T => current.run(tab, act), locks: createLocks() }
}

type Locked = (lock: Lock | null) => Promise<unknown>

/** Locks of the tabs; a name's second holder waits for the first. */
function createLocks(): LockManager {
  const held = new Map<string, Promise<unknown>>()
  function hold(name: string, action: Locked) {
    const before = held.get(name)
    const run = AsyncLocalStorage.bind(() => action({ name, mode: 'exclusive' }))
    const done = before ? before.then(run) : run()
    const free = done
      .catch(() => undefined)
      .then(() => {
        if (held.get(name) === free) held.delete(name)
      })
    held.set(name, free)
    return done
  }
  return {
    request: (name: string, second: LockOptions | Locked, third?: Locked) => {
      if (typeof second === 'function') return hold(name, second)
      if (!third) throw new Error('nothing to run')
      return held.has(name) ? third(null) : hold(name, third)
    },
    query: async () => ({}),
  }
}

/** A tab showing the cart: the latest answer with the edits made since. */
function showCart(
  server: { cart: ReturnType<typeof buildCart> },
  delay: Delay,
  locks: LockManager,
) {
  let answer = server.cart
  let asked = 0
  async function ask() {
    await wait(delay())
    const { cart } = server
    await wait(delay())
    return cart
  }
  const queue = createEditQueue({
    userId: 'u1',
    async send(lines) {
      await wait(delay())
      server.cart = editedCart(server.cart, new Map(lines.map((one) => [one.id, one])), new Set())
      return ask()
    },
    show(cart) {
      asked += 1
      answer = cart
    },
    async refresh() {
      asked += 1
      const mine = asked
      const cart = await ask()
      if (asked === mine) answer = cart
    },
    report: () => {},
    locks,
  })
  queue.connect()
  const shown = () => JSON.stringify(editedCart(answer, queue.get().edits, new Set()))
  return { queue, shown }
}

type Step = { tab: number; field: 'qty' | 'note'; isTyping: boolean; pause: number }

const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    field: fc.constantFrom('qty', 'note'),
    isTyping: fc.boolean(),
    /** Pause before the edit, ms. */
    pause: fc.integer({ min: 0, max: TYPED_MS }),
  }),
  { minLength: 1, maxLength: 8 },
)
/** How long messages take, one after the other and from the beginning again, ms. */
const delays = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 10 }) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: WAY_MS }) },
  ),
  { minLength: 1, maxLength: 60 },
)

const clicked = { field: 'qty', isTyping: false } as const
/** One tab sent another's older edit again, over a newer one. */
const SENT_AGAIN: [Step[], number[]] = [
  [
    { ...clicked, tab: 1, pause: 0 },
    { ...clicked, tab: 0, pause: 0 },
    { ...clicked, tab: 0, pause: 250 },
    { ...clicked, tab: 0, pause: 75 },
    { ...clicked, tab: 0, pause: 183, field: 'note' },
  ],
  [0, 100, 1, 17],
]

/** An edit went with an older turn of its tab, before one of the other tab that it was to follow. */
const OVERTAKEN: [Step[], number[]] = [
  [
    { ...clicked, tab: 1, pause: 0, isTyping: true },
    { ...clicked, tab: 0, pause: 0 },
    { ...clicked, tab: 0, pause: 0 },
    { ...clicked, tab: 1, pause: 0, field: 'note' },
    { ...clicked, tab: 0, pause: 0, field: 'note' },
  ],
  [10],
]

afterEach(() => {
  // In this order: the stubbed setTimeout stands on the fake one.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('two tabs of one cart', () => {
  it('the last edit wins and both show it, whatever the order of messages and answers', async () => {
    const property = fc.asyncProperty(steps, delays, async (edits, ways) => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
      vi.useFakeTimers()
      let sent = 0
      const delay = () => ways[sent++ % ways.length] ?? 0
      const line = buildLine()
      const server = { cart: buildCart([line]) }
      const processes = [createTab(), createTab()] as const
      const { inTab, locks } = openBrowser(processes, delay)
      const tabs = processes.map((tab) =>
        inTab(tab, () => {
          localStorage.setItem(STORAGE.userInfo, JSON.stringify({ id: 'u1' }))
          return { tab, ...showCart(server, delay, locks) }
        }),
      )
      await vi.advanceTimersByTimeAsync(1000)

      let expected = server.cart
      let before = -1
      let wasTyping = false
      for (const [i, { tab: at, field, isTyping, pause }] of edits.entries()) {
        // Nobody types in two tabs at once; each value is new, as going back to one is no news.
        await vi.advanceTimersByTimeAsync(pause + (at !== before && wasTyping ? TYPED_MS : 0))
        const one = tabs[at]
        await passUntil(() => one?.shown() === JSON.stringify(expected))
        before = at
        wasTyping = isTyping
        const edit = { id: line.id, [field]: field === 'qty' ? i + 1 : `${i}` }
        expected = editedCart(expected, new Map([[line.id, edit]]), new Set())
        if (one) inTab(one.tab, () => one.queue.put([edit], isTyping))
      }
      await vi.advanceTimersByTimeAsync(30_000)
      expect(server.cart).toEqual(expected)
      for (const { queue, shown } of tabs) {
        expect(queue.get().edits.size).toBe(0)
        expect(shown()).toBe(JSON.stringify(expected))
      }
    })
    await fc.assert(property, { numRuns: 100, examples: [SENT_AGAIN, OVERTAKEN] })
  }, 60_000)
})
