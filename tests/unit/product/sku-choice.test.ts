import { describe, expect, it } from 'vitest'
import {
  chosenValues,
  filterSkus,
  hasFewChoices,
  priceLadder,
  ruleText,
  skuWith,
} from '@/components/product/sku-choice'
import { nextSaving } from '@/contract/product/next-saving-rules'
import type { Axis } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'

const axis = (id: number, follows = false): Axis => ({
  id,
  name: '',
  unit: '',
  follows,
  values: [],
})

function buildSku(skuId: number, axisValues: number[], over: Partial<Sku> = {}): Sku {
  return {
    skuId,
    itemNo: `N${skuId}`,
    spec: '',
    price: 10_000,
    unit: '个',
    packQty: 1,
    packUnit: '盒',
    moq: 10,
    step: 10,
    maxQty: 1000,
    model: '',
    axisValues,
    marketPrice: 12_000,
    stock: 100,
    stockState: 'in',
    leadDays: 1,
    weightG: 1,
    image: '',
    dims: '',
    status: 1,
    tiers: [
      { minQty: 10, price: 10_000 },
      { minQty: 100, price: 9000 },
    ],
    ...over,
  }
}

describe('SKU choice', () => {
  // Thread, length, and the pitch that follows from the thread.
  const axes = [axis(1), axis(2), axis(3, true)]
  const skus = [buildSku(1, [8, 20, 125]), buildSku(2, [8, 30, 125]), buildSku(3, [10, 30, 150])]
  const [first, second] = skus
  if (!first || !second) throw new Error('no SKUs')

  it('keeps the other values when such a SKU exists', () => {
    expect(skuWith({ axes, skus }, first, { at: 1, value: 30 })).toEqual({
      sku: skus[1],
      isExact: true,
    })
    expect(skuWith({ axes, skus }, second, { at: 0, value: 10 })).toEqual({
      sku: skus[2],
      isExact: true,
    })
  })

  it('is not exact when another value had to change', () => {
    expect(skuWith({ axes, skus }, first, { at: 0, value: 10 })).toEqual({
      sku: skus[2],
      isExact: false,
    })
  })

  it('filterSkus filters by any axis', () => {
    expect(filterSkus(skus, [null, 30, null])).toEqual([skus[1], skus[2]])
  })

  it('chosenValues takes only values of the axes', () => {
    const valued = axes.map((one, at) => ({
      ...one,
      values: [{ id: [8, 30, 125][at] ?? 0, label: '' }],
    }))
    expect(chosenValues(valued, [30, 999])).toEqual([null, 30, null])
  })

  it('nextSaving is the saving of the next price tier on the whole order', () => {
    // 100 at 1.00 are 100.00 yuan, at 0.90 they are 90.00.
    expect(nextSaving(first, 40)).toEqual({ more: 60, price: 9000, amount: 1000 })
    expect(nextSaving(first, 100)).toBeNull()
    expect(nextSaving({ ...first, maxQty: 50 }, 40)).toBeNull()
  })

  it('ruleText describes the quantity rule', () => {
    expect(ruleText({ ...first, moq: 100, step: 50 })).toBe(
      '起订量 100 个，按 50 个的倍数购买，每单限购 1,000 个',
    )
    expect(ruleText({ ...first, moq: 1, step: 1, maxQty: 999_999 })).toBe('起订量 1 个')
  })

  it('hasFewChoices does not count axes that follow from others', () => {
    expect(hasFewChoices({ axes, skus })).toBe(true)
    expect(hasFewChoices({ axes: [...axes, axis(4)], skus })).toBe(false)
  })

  it('priceLadder marks the price tier a quantity has reached', () => {
    const current = (qty: number) => priceLadder(first, qty).find((step) => step.isCurrent)?.price
    expect([current(10), current(99), current(100)]).toEqual([10_000, 10_000, 9000])
  })
})
