import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceAt, quantityError, snapQuantity } from '@/contract/product/quantity-rules'
import { RUNS } from '../../support/runs'

const rule = { moq: 100, step: 50, maxQty: 1000 }

describe('quantity rule', () => {
  it.each([
    [99, 'moq'],
    [100, null],
    [120, 'step'],
    [1000, null],
    [1050, 'max'],
  ])('%d breaks %j', (qty, fault) => {
    expect(quantityError(qty, rule)).toBe(fault)
  })

  it.each([
    [1, 100],
    [101, 150],
    [150, 150],
    [5000, 1000],
  ])('snaps %d to %d', (qty, snapped) => {
    expect(snapQuantity(qty, rule)).toBe(snapped)
  })

  it('snapQuantity always returns an allowed quantity', () => {
    const rules = fc
      .record({
        step: fc.integer({ min: 1, max: 500 }),
        least: fc.integer({ min: 1, max: 20 }),
        most: fc.integer({ min: 20, max: 1000 }),
      })
      .map(({ step, least, most }) => ({ step, moq: step * least, maxQty: step * most }))
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 999_999 }), (anyRule, qty) => {
        const snapped = snapQuantity(qty, anyRule)
        expect(quantityError(snapped, anyRule)).toBeNull()
        if (quantityError(qty, anyRule) === null) expect(snapped).toBe(qty)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('price tiers', () => {
  const tiers = [
    { minQty: 100, price: 9600 },
    { minQty: 500, price: 9200 },
  ]

  it.each([
    [1, 10000],
    [99, 10000],
    [100, 9600],
    [499, 9600],
    [500, 9200],
  ])('a quantity of %d costs %d each', (qty, price) => {
    expect(priceAt(qty, 10000, tiers)).toBe(price)
  })
})
