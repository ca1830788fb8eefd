import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE } from '@/contract/constants'
import type { Submitted } from '@/contract/order/checkout-calls'
import { ApiError, type ApiErrorKind } from '@/services/http/api-error'
import {
  createSubmitMachine,
  KNOWN_WITHIN_MS,
  type OrderInput,
} from '@/services/order/submit-machine'
import type { Sent } from '@/services/order/submit-store'
import { PREVIEW } from '../../support/good-orders'
import { RUNS } from '../../support/runs'

const ORDER: OrderInput = {
  source: 'cart',
  areaCode: ['31'],
  addressId: '7f1d2c3b-4a5e-4f60-8b71-9c8d7e6f5a01',
  lines: [{ skuId: 7, qty: 100 }],
  quoteHash: 'a'.repeat(64),
  payType: 1,
}
const placed = (no: number): Submitted => ({
  tradeNo: `T${no}`,
  orderNos: [`D${no}`],
  payableAmount: 100,
  payType: 1,
})
const failure = (kind: ApiErrorKind, status = 0, code = 0, data: unknown = null) =>
  new ApiError({ kind, endpoint: 'submitOrder', status, code, data, serverMessage: '说明' })

/** How a request ends: before the server sees it, after it was done, done later, as it should, or refused. */
type Fate = 'lostBefore' | 'lostAfter' | 'late' | 'answered' | 'refused'

/** A server that creates one order per key, behind a network that loses chosen messages. */
function mall(fates: Fate[] = [], saved: Sent | null = null) {
  const orders = new Map<string, Submitted>()
  const keys: string[] = []
  /** Requests that still wait in the server. */
  const waiting: (() => void)[] = []
  let sent = saved
  let ms = 0
  let minted = 0
  const next = (): Fate => fates.shift() ?? 'answered'
  const machine = () =>
    createSubmitMachine({
      store: {
        get: () => sent,
        put: (key, view) => {
          sent = { userId: 'u1', key, view }
        },
        clear: () => {
          sent = null
        },
      },
      mintKey: () => `key-${++minted}`,
      send: async (_order, key, withinMs) => {
        keys.push(key)
        const fate = next()
        if (fate === 'refused') throw failure('business', 422)
        const place = () => orders.has(key) || orders.set(key, placed(orders.size + 1))
        if (fate === 'late') waiting.push(place)
        else if (fate !== 'lostBefore') place()
        const order = orders.get(key)
        if (fate === 'answered' && order) return order
        ms += withinMs
        throw failure('timeout')
      },
      ask: async (key, withinMs) => {
        if (next() === 'answered') return orders.get(key) ?? null
        ms += withinMs
        throw failure('network')
      },
      report: () => {},
      wait: async (span) => {
        ms += span
      },
      now: () => ms,
    })
  const workOff = () => {
    for (const place of waiting.splice(0)) place()
  }
  return { machine, orders, keys, workOff, saved: () => sent, elapsed: () => ms }
}

describe('submit machine', () => {
  it('places the order and keeps its submit key until acknowledged', async () => {
    const { machine, orders, saved } = mall()
    const one = machine()
    await one.submit(ORDER, 'cart')
    expect(one.get()).toEqual({ phase: 'placed', placed: placed(1), view: 'cart' })
    expect(saved()).toMatchObject({ key: 'key-1' })
    one.acknowledge()
    expect([one.get().phase, saved(), orders.size]).toEqual(['idle', null, 1])
  })

  it('sends once, however often it is submitted', async () => {
    const { machine, keys } = mall()
    const one = machine()
    await Promise.all([one.submit(ORDER, ''), one.submit(ORDER, ''), one.submit(ORDER, '')])
    await one.submit(ORDER, '')
    expect(keys).toEqual(['key-1'])
  })

  it.each<[string, Fate[], string[]]>([
    ['lost after it was done', ['lostAfter'], ['key-1']],
    ['lost before the server saw it', ['lostBefore'], ['key-1', 'key-1']],
    ['lost twice', ['lostBefore', 'answered', 'lostAfter'], ['key-1', 'key-1']],
    ['lost, and the question too', ['lostAfter', 'lostBefore'], ['key-1']],
    ['lost after it was done and refused again', ['lostBefore', 'answered', 'refused'], []],
  ])(
    'with an answer that is %s places the order once or not at all',
    async (_what, fates, sentKeys) => {
      const { machine, orders, keys, elapsed } = mall([...fates])
      const one = machine()
      await one.submit(ORDER, '')
      if (sentKeys.length > 0) expect(keys).toEqual(sentKeys)
      expect(one.get().phase).toBe(orders.size === 1 ? 'placed' : 'idle')
      expect(elapsed()).toBeLessThanOrEqual(KNOWN_WITHIN_MS)
    },
  )

  it('shows the message of a refusal and drops the key', async () => {
    const { machine, keys, saved } = mall(['refused'])
    const one = machine()
    await one.submit(ORDER, '')
    expect(one.get()).toEqual({ phase: 'idle', message: '说明', preview: null })
    expect(saved()).toBeNull()
    await one.submit(ORDER, '')
    expect(keys).toEqual(['key-1', 'key-2'])
    expect(one.get().phase).toBe('placed')
  })

  it.each([failure('aborted'), failure('business', 401)])(
    'keeps the key when the session ends before the answer',
    async (error) => {
      let saved = ''
      const store = {
        get: () => (saved ? { userId: 'u1', key: saved, view: '' } : null),
        put: (key: string) => {
          saved = key
        },
        clear: () => {
          saved = ''
        },
      }
      const one = createSubmitMachine({
        store,
        mintKey: () => 'k',
        send: async () => Promise.reject(error),
        ask: async () => null,
        report: () => {},
        wait: async () => {},
        now: () => 0,
      })
      await one.submit(ORDER, '')
      expect([one.get().phase, saved]).toEqual(['idle', 'k'])
    },
  )

  it('keeps the key when a lost submission is later refused', async () => {
    const { machine, keys, saved } = mall(['lostBefore', 'answered', 'refused'])
    const one = machine()
    await one.submit(ORDER, '')
    expect(saved()).toMatchObject({ key: 'key-1' })
    await one.submit(ORDER, '')
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect(one.get().phase).toBe('placed')
  })

  it('passes on the changed preview of a stale quote', async () => {
    const stale = failure('business', 409, CODE.staleQuote, PREVIEW)
    const { machine } = mall()
    const one = createSubmitMachine({
      store: { get: () => null, put: () => {}, clear: () => {} },
      mintKey: () => 'k',
      send: async () => Promise.reject(stale),
      ask: async () => null,
      report: () => expect.unreachable(),
      wait: async () => {},
      now: () => 0,
    })
    expect(machine().get().phase).toBe('idle')
    await one.submit(ORDER, '')
    expect(one.get()).toEqual({ phase: 'idle', message: '说明', preview: PREVIEW })
  })

  it('is unknown without an answer in time, and placed once resumed', async () => {
    const fates: Fate[] = ['lostAfter', ...Array<Fate>(9).fill('lostBefore')]
    const { machine, orders, elapsed } = mall(fates)
    const one = machine()
    await one.submit(ORDER, '')
    expect(one.get().phase).toBe('unknown')
    expect(elapsed()).toBeLessThan(KNOWN_WITHIN_MS + 3000)
    fates.length = 0
    await one.resume()
    expect(one.get().phase).toBe('placed')
    expect(orders.size).toBe(1)
  })

  it('asks for the result after a reload without sending again', async () => {
    const fates: Fate[] = ['lostAfter', ...Array<Fate>(9).fill('lostBefore')]
    const shop = mall(fates)
    await shop.machine().submit(ORDER, 'sku=7')
    fates.length = 0
    const reloaded = shop.machine()
    await reloaded.resume()
    expect(reloaded.get()).toEqual({ phase: 'placed', placed: placed(1), view: 'sku=7' })
    expect(shop.keys).toHaveLength(1)
    const other = mall([], { userId: 'u1', key: 'key-0', view: '' }).machine()
    await other.resume()
    expect(other.get()).toMatchObject({ phase: 'idle', message: /订单未生成/ })
  })

  it('shows an order that was placed after a refusal, and sends no second one', async () => {
    const fates: Fate[] = ['late', 'answered', 'refused', 'answered']
    const { machine, orders, workOff } = mall(fates)
    const one = machine()
    await one.submit(ORDER, '')
    expect(one.get()).toMatchObject({ phase: 'idle', message: '说明' })
    workOff()
    // Another purchase order number: the server refuses the key for it.
    fates.push('refused')
    await one.submit({ ...ORDER, poNumber: 'PO-2' }, '')
    expect(one.get()).toMatchObject({ phase: 'placed', placed: placed(1) })
    expect(orders.size).toBe(1)
  })

  it('places one order, whatever is lost and whenever it is submitted or reloaded', async () => {
    const fate = fc.constantFrom<Fate>('lostBefore', 'lostAfter', 'answered', 'refused')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 12 }),
        fc.array(fc.constantFrom('press', 'reload', 'wait'), { minLength: 1, maxLength: 8 }),
        async (fates, deeds) => {
          const shop = mall(fates)
          let one = shop.machine()
          for (const deed of [...deeds, 'press', 'wait', 'press', 'wait']) {
            if (deed === 'reload') one = shop.machine()
            const acts =
              deed === 'press'
                ? [one.submit(ORDER, ''), one.submit(ORDER, '')]
                : [one.resume(), one.resume()]
            await Promise.all(acts)
          }
          expect(shop.orders.size).toBeLessThanOrEqual(1)
          if (one.get().phase === 'placed') expect(shop.orders.size).toBe(1)
          // A placed order is never reported as failed.
          const last = one.get()
          if (last.phase === 'idle' && /未生成/.test(last.message)) expect(shop.orders.size).toBe(0)
        },
      ),
      { seed: 14, numRuns: RUNS },
    )
  })
})
