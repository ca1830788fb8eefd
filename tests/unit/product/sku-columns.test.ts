import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlainSku, skuColumns } from '@/contract/product/sku-columns-calls'
import { packSkus } from '@/contract/product/sku-packing-rules'
import { unpackSkus } from '@/contract/product/sku-rows-rules'
import { buildSku } from '../../support/good-goods'
import { RUNS } from '../../support/runs'

const value = (id: number, label: string) => ({ id, label })
const AXES = [
  { unit: '', follows: false, values: [value(31, 'M8'), value(32, 'M9'), value(33, 'M10')] },
  { unit: 'mm', follows: false, values: [value(41, '30')] },
]
const IMAGE = '/api/product/drawing/nut.svg'

function roundTrip(skus: PlainSku[]) {
  const packed = skuColumns.parse(JSON.parse(JSON.stringify(packSkus(skus, AXES))))
  return unpackSkus({ skus: packed, axes: AXES, image: IMAGE })
}

const money = fc.integer({ min: 0, max: 2_000_000_000 })
const anySku = fc
  .record({
    price: money,
    stock: fc.nat(),
    itemNo: fc.string(),
    spec: fc.constantFrom('M8×30', 'M9×30', '大号'),
    dims: fc.constantFrom('', 'd=8', 'd=10&l=30', 'l=5&d=1', 'raw', 'd=a%3Db&t', 'a_b=1'),
    axis: fc.constantFrom(0, 31, 32, 33),
    tiers: fc.array(fc.record({ minQty: fc.integer({ min: 1, max: 9999 }), price: money }), {
      maxLength: 4,
    }),
  })
  .map(
    ({ axis, ...sku }): PlainSku => ({
      ...buildSku(0),
      ...sku,
      axisValues: [axis, 41],
    }),
  )

describe('SKU columns', () => {
  it('unpack to the same rows', () => {
    fc.assert(
      fc.property(fc.array(anySku, { maxLength: 12 }), (skus) => {
        const rows = roundTrip(skus)
        const pictures = skus.map(({ dims }) => (dims ? `${IMAGE}?${dims}` : IMAGE))
        expect(rows).toEqual(skus.map((sku, at) => ({ ...sku, image: pictures[at] })))
      }),
      { numRuns: RUNS },
    )
  })

  it('store common values once and tier discounts as a rate', () => {
    const tiers = (price: number) => [
      { minQty: 10, price },
      { minQty: 100, price: Math.round(price * 0.92) },
    ]
    const skus = [1415, 20_033, 125].map((price) => ({
      ...buildSku(0),
      price,
      tiers: tiers(price),
    }))
    const packed = packSkus(skus, AXES)
    expect(packed.unit).toEqual(['个'])
    expect(packed.tiers.map(({ rate, price }) => [rate, price])).toEqual([
      [10_000, []],
      [9200, []],
    ])
    expect(roundTrip(skus).map((sku) => sku.tiers)).toEqual(skus.map((sku) => sku.tiers))
  })

  it.each([
    ['a field shorter than the rows', { stock: [1, 2] }],
    ['an axis longer than the rows', { axes: [[0, 1, 2, 2], [0]] }],
    ['a step without its prices', { tiers: [{ minQty: [1], rate: null, price: [] }] }],
    ['no value at all', { unit: [] }],
    ['a picture shorter than the rows', { dims: { d: ['1', '2'] } }],
  ])('are refused with %s', (_what, wrong) => {
    const good = packSkus([buildSku(0), buildSku(1), buildSku(2)], AXES)
    expect(skuColumns.safeParse(good).success).toBe(true)
    expect(skuColumns.safeParse({ ...good, ...wrong }).success).toBe(false)
  })
})
