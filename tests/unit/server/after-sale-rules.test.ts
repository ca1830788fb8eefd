import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALE_STATUS } from '@/contract/after-sale-state'
import { claimedBy, refundShare, SALE_WAITS, saleWindow } from '@/server/modules/after-sale/rules'

const { refunding, done, rejected, withdrawn } = SALE_STATUS
const NOW = Date.UTC(2026, 10, 21)
const aged = (age: number) => ({ status: 5, payStatus: 1, finishedAt: new Date(NOW - age) })

describe('the refunds of a line', () => {
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

  it('never exceed its amount and come to exactly it, whatever is withdrawn on the way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        steps,
        (lineQty, amount, life) => {
          const line = { qty: lineQty, amount }
          const sales: Sale[] = []
          const add = (type: number, qty: number) => {
            const share = type <= 2 ? refundShare(line, claimedBy(sales), qty) : 0
            sales.push({ type, status: 1, qty, amount: share })
            expect(share).toBeGreaterThanOrEqual(0)
            expect(claimedBy(sales).amount).toBeLessThanOrEqual(amount)
          }
          for (const { qty, type, ends, as } of life) {
            const room = lineQty - claimedBy(sales).qty
            if (qty <= room) add(type, qty)
            const ended = sales[ends]
            if (ended && ended.status === 1) ended.status = as
          }
          // Exchanges and repairs end; what is left is then returned piece by piece.
          for (const sale of sales) if (sale.type > 2) sale.status = done
          while (claimedBy(sales).qty < lineQty) add(2, 1)
          expect(claimedBy(sales).amount).toBe(amount)
        },
      ),
    )
  })

  it('are each the share of their pieces, to a fen, while nothing is withdrawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), fc.nat(1_000_000), (qty, amount) => {
        const claimed = { qty: 1, moneyQty: 1, amount: Math.floor(amount / qty + 0.5) }
        const share = refundShare({ qty, amount }, claimed, 1)
        expect(Math.abs(share - amount / qty)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('what can be asked for', () => {
  it.each([
    ['of a pending order', { status: 1, payStatus: 1, finishedAt: null }, /发齐/],
    ['of a cancelled order', { status: 7, payStatus: 4, finishedAt: null }, /发齐/],
    ['of an unpaid one', { status: 4, payStatus: 0, finishedAt: null }, /未付款/],
    ['of one paid back', { status: 5, payStatus: 4, finishedAt: new Date(NOW) }, /已全部退款/],
    ['after a year', aged(SALE_WAITS.repair + 1), /365 天/],
  ])('%s is nothing', (_what, order, why) => {
    expect(saleWindow(order, NOW).refusal).toMatch(why)
  })

  it.each([
    ['on its way', { status: 4, payStatus: 1, finishedAt: null }, 4, 8],
    ['within 7 days', aged(SALE_WAITS.any), 4, 8],
    ['within 15 days', aged(SALE_WAITS.any + 1), 4, 6],
    ['within a year', aged(SALE_WAITS.quality + 1), 1, 6],
  ])('of goods %s', (_what, order, types, reasons) => {
    const found = saleWindow(order, NOW)
    expect([found.types.length, found.reasons.length]).toEqual([types, reasons])
  })
})
