import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import { AFTER_SALE_WAITS } from '@/contract/after-sale/after-sale-window-rules'
import {
  afterSaleWindow,
  claimedBy,
  refundShare,
} from '@/server/modules/after-sale/after-sale-rules'
import { RUNS } from '../../support/runs'

const { refunding, done, rejected, withdrawn } = AFTER_SALE_STATUS
const NOW = Date.UTC(2026, 10, 21)
const aged = (age: number) => ({ status: 5, payStatus: 1, finishedAt: new Date(NOW - age) })

describe('refundShare of a line', () => {
  type Sale = { type: number; status: number; qty: number; amount: number }
  const steps = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 40 }),
      type: fc.integer({ min: 1, max: 4 }),
      /** Which earlier record ends, and how. */
      ends: fc.nat(20),
      as: fc.constantFrom(done, rejected, withdrawn, refunding),
    }),
    { maxLength: 30 },
  )

  it('never exceeds the line amount and adds up to it, whatever is withdrawn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        steps,
        (lineQty, amount, life) => {
          const line = { qty: lineQty, amount }
          const returnCases: Sale[] = []
          const add = (type: number, qty: number) => {
            const share = type <= 2 ? refundShare(line, claimedBy(returnCases), qty) : 0
            returnCases.push({ type, status: 1, qty, amount: share })
            expect(share).toBeGreaterThanOrEqual(0)
            expect(claimedBy(returnCases).amount).toBeLessThanOrEqual(amount)
          }
          for (const { qty, type, ends, as } of life) {
            const room = lineQty - claimedBy(returnCases).qty
            if (qty <= room) add(type, qty)
            const ended = returnCases[ends]
            if (ended && ended.status === 1) ended.status = as
          }
          // Exchanges and repairs end; what is left is then returned piece by piece.
          for (const returnCase of returnCases) if (returnCase.type > 2) returnCase.status = done
          while (claimedBy(returnCases).qty < lineQty) add(2, 1)
          expect(claimedBy(returnCases).amount).toBe(amount)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('is the share of its quantity to a fen while nothing is withdrawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), fc.nat(1_000_000), (qty, amount) => {
        const claimed = { qty: 1, moneyQty: 1, amount: Math.floor(amount / qty + 0.5) }
        const share = refundShare({ qty, amount }, claimed, 1)
        expect(Math.abs(share - amount / qty)).toBeLessThanOrEqual(1)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('afterSaleWindow', () => {
  it.each([
    ['of a pending order', { status: 1, payStatus: 1, finishedAt: null }, /发齐/],
    ['of a cancelled order', { status: 7, payStatus: 4, finishedAt: null }, /发齐/],
    ['of an unpaid one', { status: 4, payStatus: 0, finishedAt: null }, /未付款/],
    ['of one paid back', { status: 5, payStatus: 4, finishedAt: new Date(NOW) }, /已全部退款/],
    ['after a year', aged(AFTER_SALE_WAITS.repair + 1), /365 天/],
  ])('refuses a case %s', (_what, order, why) => {
    expect(afterSaleWindow(order, NOW).refusal).toMatch(why)
  })

  it.each([
    ['on its way', { status: 4, payStatus: 1, finishedAt: null }, 4, 8],
    ['within 7 days', aged(AFTER_SALE_WAITS.any), 4, 8],
    ['within 15 days', aged(AFTER_SALE_WAITS.any + 1), 4, 6],
    ['within a year', aged(AFTER_SALE_WAITS.quality + 1), 1, 6],
  ])('allows types and reasons for goods %s', (_what, order, types, reasons) => {
    const result = afterSaleWindow(order, NOW)
    expect([result.types.length, result.reasons.length]).toEqual([types, reasons])
  })
})
