import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineEdit } from '@/contract/cart/cart-calls'
import { STORAGE } from '@/contract/constants'
import { createEditQueue, type EditQueue } from '@/services/cart/edit-queue'
import { LEFT_MS } from '@/services/cart/edit-store'
import { ApiError } from '@/services/http/api-error'
import { localKeys, removeLocal, writeLocal } from '@/services/store/local-store'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'

const ID = buildLine().id
const OTHER_ID = ID.replace(/1$/, '2')
const REFUSED = new ApiError({
  kind: 'business',
  endpoint: 'editCartProduct',
  status: 422,
  code: 1022,
  serverMessage: '超出限购',
})

/** The line was deleted elsewhere. */
const GONE = new ApiError({
  kind: 'business',
  endpoint: 'editCartProduct',
  status: 404,
  code: 1004,
  serverMessage: '购物车中没有该商品，可能已在别处删除',
})

const BUSY_S = 10
const BUSY = new ApiError({
  kind: 'http',
  endpoint: 'editCartProduct',
  status: 429,
  retryAfter: BUSY_S,
})

/** What the tabs of a browser share; as there, values are the object's own properties. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

/** A tab of the browser, with what it sent. */
function openTab(
  answer: (lines: LineEdit[]) => Promise<void> = async () => {},
  refresh: () => Promise<void> = async () => {},
) {
  const sent: LineEdit[][] = []
  const queue = createEditQueue({
    userId: 'u1',
    send: async (lines) => {
      sent.push(lines)
      await answer(lines)
      return buildCart([buildLine()])
    },
    show: () => {},
    refresh,
    report: () => {},
  })
  return { queue, sent }
}

/** A window that hears what other tabs write. */
function stubWindow() {
  const listeners = new Set<(event: { key: string; newValue: string | null }) => void>()
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'storage') listeners.add(listener)
    },
    removeEventListener: () => {},
  })
  return (key: string, newValue: string | null = null) => {
    for (const listener of listeners) listener({ key, newValue })
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const isSaved = () => localKeys(STORAGE.cartEdits).length > 0
const clearEdits = () => {
  for (const key of localKeys(STORAGE.cartEdits)) removeLocal(key)
}
/** Where another tab keeps its edits. */
const ELSEWHERE = `${STORAGE.cartEdits} 2`
const writeElsewhere = (edits: LineEdit[]) =>
  writeLocal(ELSEWHERE, { userId: 'u1', at: Date.now(), edits })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
  localStorage.setItem(STORAGE.userInfo, JSON.stringify({ id: 'u1' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('cart edit queue', () => {
  it('sends one request after another, with the newest value of each field', async () => {
    let release = () => {}
    const { queue, sent } = openTab(
      () =>
        new Promise((resolve) => {
          release = resolve
        }),
    )
    queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    queue.put([{ id: ID, qty: 400 }], false)
    queue.put([{ id: ID, qty: 500, note: '急用' }], false)
    await pass(5000)
    expect(sent).toEqual([[{ id: ID, qty: 300 }]])
    release()
    await pass(0)
    expect(sent[1]).toEqual([{ id: ID, qty: 500, note: '急用' }])
    release()
    await pass(0)
    expect(queue.get().edits.size).toBe(0)
    expect(isSaved()).toBe(false)
  })

  it('sends an edit at once that is made just before the answer to an earlier one', async () => {
    const releases: (() => void)[] = []
    const { queue, sent } = openTab(() => new Promise((resolve) => void releases.push(resolve)))
    queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    queue.put([{ id: ID, savedForLater: true }], false)
    releases[0]?.()
    await pass(1)
    expect(sent).toEqual([[{ id: ID, qty: 300 }], [{ id: ID, savedForLater: true }]])
  })

  it('debounce: waits for the end of typing', async () => {
    const { queue, sent } = openTab()
    for (const qty of [100, 1000, 10_000]) {
      queue.put([{ id: ID, qty }], true)
      await pass(300)
    }
    expect(sent).toEqual([])
    await pass(100)
    expect(sent).toEqual([[{ id: ID, qty: 10_000 }]])
  })

  it('keeps edits through temporary failures and retries with a growing delay', async () => {
    let isAway = true
    const { queue, sent } = openTab(async () => {
      if (isAway) throw new ApiError({ kind: 'timeout', endpoint: 'editCartProduct' })
    })
    queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    expect(queue.get().isStuck).toBe(true)
    await pass(2000)
    await pass(3999)
    expect(sent).toHaveLength(2)
    isAway = false
    await pass(1)
    expect(sent).toHaveLength(3)
    expect(queue.get()).toMatchObject({ isStuck: false })
    expect(isSaved()).toBe(false)
  })

  it('retry-after delays the next try', async () => {
    let isBusy = true
    const { queue, sent } = openTab(async () => {
      if (isBusy) throw BUSY
    })
    queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    isBusy = false
    await pass(BUSY_S * 1000 - 1)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent).toHaveLength(2)
    expect(isSaved()).toBe(false)
  })

  it.each([REFUSED, GONE])(
    'rolls refused edits back with the reason; the others are saved',
    async (refusal) => {
      const { queue, sent } = openTab(async (lines) => {
        if (lines.some(({ id }) => id === ID)) throw refusal
      })
      const edits = [ID, OTHER_ID].map((id) => ({ id, qty: 300 }))
      queue.put(edits, false)
      await pass(100)
      expect(sent.map((lines) => lines.length)).toEqual([2, 1, 1])
      expect([...queue.get().refusals]).toEqual([[ID, refusal.message]])
      expect(queue.get().edits.size).toBe(0)
    },
  )
})

describe('cart edit queue of two tabs', () => {
  it('sends what a closed tab has left, but for what was set anew here', async () => {
    writeElsewhere([{ id: ID, qty: 300, note: '急用' }])
    stubWindow()
    const { queue, sent } = openTab()
    queue.connect()
    await pass(LEFT_MS / 2)
    expect(sent).toEqual([])
    queue.put([{ id: ID, qty: 500 }], true)
    await pass(LEFT_MS)
    expect(sent).toEqual([[{ id: ID, qty: 500 }]])
    queue.flush()
    await pass(0)
    expect(sent[1]).toEqual([{ id: ID, note: '急用' }])
    expect(isSaved()).toBe(false)
  })

  it('an idle tab leaves an edit and its refusal to the tab it was made in', async () => {
    let release = () => {}
    const idle = openTab(
      () =>
        new Promise((resolve) => {
          release = resolve
        }),
    )
    // The second edit follows the first at once, without a timer of its own.
    idle.queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    idle.queue.put([{ id: ID, qty: 500 }], false)
    await pass(0)
    release()
    await pass(0)
    release()
    await pass(0)
    expect(idle.sent).toHaveLength(2)

    const busy = openTab(async () => {
      throw REFUSED
    })
    busy.queue.put([{ id: ID, qty: 400 }], true)
    await pass(2000)
    expect(idle.sent).toHaveLength(2)
    expect(busy.sent).toHaveLength(1)
    expect([...busy.queue.get().refusals]).toEqual([[ID, '超出限购']])
  })

  it.each([
    ['nobody', null],
    ['another buyer', { id: 'u2' }],
  ])('an edit is given up when %s is signed in', async (_who, user) => {
    const { queue, sent } = openTab()
    queue.put([{ id: ID, selected: false }], true)
    localStorage.setItem(STORAGE.userInfo, JSON.stringify(user))
    await pass(1000)
    expect(sent).toEqual([])
    expect(queue.get().edits.size).toBe(0)
  })

  it('an edit left unsent by a page is not sent once it is cleared', async () => {
    stubWindow()
    let isAway = true
    const { queue, sent } = openTab(async () => {
      if (isAway) throw new ApiError({ kind: 'timeout', endpoint: 'editCartProduct' })
    })
    const leave = queue.connect()
    queue.put([{ id: ID, qty: 300 }], false)
    await pass(0)
    leave()
    isAway = false
    clearEdits()
    await pass(60_000)
    expect(sent).toHaveLength(1)
  })

  it('an edit is sent from memory where the storage is full', async () => {
    const { queue, sent } = openTab()
    const setItem = () => {
      throw new Error('quota')
    }
    vi.stubGlobal('localStorage', Object.assign(createStorage(), { setItem }))
    queue.put([{ id: ID, selected: false }], true)
    await pass(1000)
    expect(sent).toEqual([[{ id: ID, selected: false }]])
  })

  it.each([
    ['this', [ID], []],
    ['another', [OTHER_ID], [[{ id: ID, qty: 300 }]]],
  ])('an edit when another tab has deleted %s line', async (_what, gone, sentHere) => {
    const hear = stubWindow()
    const { queue, sent } = openTab()
    queue.connect()
    queue.put([{ id: ID, qty: 300 }], true)
    hear(STORAGE.cartChanged, JSON.stringify({ gone }))
    await pass(1000)
    expect(sent).toEqual(sentHere)
    expect(queue.get().edits.size).toBe(0)
  })

  it('an edit of another tab shows until an answer requested after it was saved', async () => {
    const hear = stubWindow()
    const answers: (() => void)[] = []
    const { queue } = openTab(undefined, () => new Promise((resolve) => answers.push(resolve)))
    queue.connect()
    writeElsewhere([{ id: ID, savedForLater: true }])
    hear(ELSEWHERE)
    await pass(0)
    expect(queue.get().edits.size).toBe(1)

    // Another change, whose refresh is under way while the edit is saved.
    hear(STORAGE.cartChanged)
    await pass(0)
    hear(STORAGE.cartChanged)
    removeLocal(ELSEWHERE)
    hear(ELSEWHERE)
    answers[0]?.()
    await pass(0)
    expect(queue.get().edits.size).toBe(1)
    expect(answers).toHaveLength(2)
    answers[1]?.()
    await pass(0)
    expect(queue.get().edits.size).toBe(0)
  })

  it.each([
    ['the tab looks for what is left to send', () => {}],
    ['the buyer makes another', (queue: EditQueue) => queue.put([{ id: OTHER_ID, qty: 2 }], true)],
  ])('an edit of another tab stays shown until it is answered, though %s', async (_what, act) => {
    const hear = stubWindow()
    let answerSend = () => {}
    let answerRefresh = () => {}
    const { queue } = openTab(
      () => new Promise((resolve) => (answerSend = resolve)),
      () => new Promise((resolve) => (answerRefresh = resolve)),
    )
    queue.connect()
    queue.put([{ id: ID, selected: false }], false)
    await pass(0)
    writeElsewhere([{ id: ID, savedForLater: true }])
    hear(ELSEWHERE)
    answerSend()
    await pass(0)

    removeLocal(ELSEWHERE)
    hear(ELSEWHERE)
    act(queue)
    // Longer than the pause after typing.
    await pass(500)
    expect(queue.get().edits.get(ID)).toMatchObject({ savedForLater: true })
    answerSend()
    await pass(0)
    answerRefresh()
    await pass(0)
    expect(queue.get().edits.get(ID)).toBeUndefined()
  })
})
