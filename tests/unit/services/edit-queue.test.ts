import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineEdit } from '@/contract/cart'
import { STORAGE } from '@/contract/constants'
import { createEditQueue } from '@/services/cart/edit-queue'
import { ApiError } from '@/services/http/api-error'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'

const ID = buildLine().id
const OTHER_ID = ID.replace(/1$/, '2')
const REFUSED = new ApiError({
  ...{ kind: 'business', endpoint: 'editCartProduct', status: 422, code: 1022 },
  serverMessage: '超出限购',
})

/** What the tabs of a browser share. */
function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A tab of the browser, with what it sent. */
function openTab(answer: (lines: LineEdit[]) => Promise<void> = async () => {}) {
  const sent: LineEdit[][] = []
  const queue = createEditQueue({
    userId: 'u1',
    send: async (lines) => {
      sent.push(lines)
      await answer(lines)
      return buildCart([buildLine()])
    },
    show: () => {},
    refresh: async () => {},
    report: () => {},
  })
  return { queue, sent }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const isKept = () => localStorage.getItem(STORAGE.cartEdits) !== null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('edits on their way', () => {
  it('go one request after the other, the newest value of a field last', async () => {
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
    expect(isKept()).toBe(false)
  })

  it('wait for the end of typing', async () => {
    const { queue, sent } = openTab()
    for (const qty of [100, 1000, 10_000]) {
      queue.put([{ id: ID, qty }], true)
      await pass(300)
    }
    expect(sent).toEqual([])
    await pass(100)
    expect(sent).toEqual([[{ id: ID, qty: 10_000 }]])
  })

  it('are kept through failures that may pass, and tried again ever more slowly', async () => {
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
    expect(isKept()).toBe(false)
  })

  it('that are refused go back, with the reason; what stood beside them gets through', async () => {
    const { queue, sent } = openTab(async (lines) => {
      if (lines.some(({ id }) => id === ID)) throw REFUSED
    })
    const edits = [ID, OTHER_ID].map((id) => ({ id, qty: 300 }))
    queue.put(edits, false)
    await pass(100)
    expect(sent.map((lines) => lines.length)).toEqual([2, 1, 1])
    expect([...queue.get().refusals]).toEqual([[ID, '超出限购']])
    expect(queue.get().edits.size).toBe(0)
  })
})

describe('another tab', () => {
  it('that has nothing left to send leaves an edit, and its refusal, to the tab it was made in', async () => {
    let release = () => {}
    const idle = openTab(
      () =>
        new Promise((resolve) => {
          release = resolve
        }),
    )
    // Two edits under way after each other: the second needs no timer of its own any more.
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
})
