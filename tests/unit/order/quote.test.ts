import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Goods } from '@/server/modules/cart/goods'
import { quoteOf, type RequestedRow } from '@/server/modules/order/quote'
import { unconfirmedChanges } from '@/server/modules/order/quote-changes'
import { buildGoods } from '../../support/build-goods'
import { RUNS } from '../../support/runs'

const CARTS = Math.max(10_000, RUNS)
const ASKED = { source: 'cart' as const, address: null, area: ['330110'] }

const line = fc.record({
  skuId: fc.integer({ min: 1, max: 40 }),
  shopId: fc.integer({ min: 1, max: 6 }),
  // From screws to machines: 0.0001 to 200,000 yuan.
  price: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 2_000_000_000 })),
  qty: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 999_999 })),
  tier: fc.option(fc.record({ minQty: fc.integer({ min: 2, max: 5000 }), off: fc.nat(90) })),
  freight: fc.integer({ min: 0, max: 5000 }),
  free: fc.integer({ min: 0, max: 100_000 }),
})
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never

function rowsOf(lines: readonly Line[]): RequestedRow[] {
  // What a shop asks for freight is the same for all its goods.
  const terms = new Map<number, { freightAmount: number; freeFreightFrom: number }>()
  return lines.map(({ skuId, shopId, price, qty, tier, freight, free }) => {
    const own = terms.get(shopId) ?? { freightAmount: freight, freeFreightFrom: free }
    terms.set(shopId, own)
    const cheaper = Math.max(1, price - Math.floor((price / 100) * (tier?.off ?? 0)))
    const tiers = tier ? [{ minQty: tier.minQty, price: cheaper }] : []
    const goods = buildGoods({ skuId, shopId, price, tiers, ...own })
    return { ...goods, line: { qty, note: '', buyerCode: '' }, seen: {} }
  })
}

/** Rounds half up by long division, independent of the mall's code. */
const divided = (a: bigint, b: bigint) => a / b + ((a % b) * 2n) / b

function unitPriceOf({ sku }: Goods, qty: number): bigint {
  const [tier] = sku.tiers
  return BigInt(tier && qty >= tier.minQty ? tier.price : sku.price)
}

/** The expected amounts in exact arithmetic. */
function oracle(rows: readonly RequestedRow[]) {
  const shops = new Map<number, { goods: bigint; net: bigint; row: RequestedRow }>()
  for (const row of rows) {
    const amount = divided(unitPriceOf(row, row.line.qty) * BigInt(row.line.qty), 100n)
    const before = shops.get(row.shop.id) ?? { goods: 0n, net: 0n, row }
    const net = divided(amount * 100n, 113n)
    shops.set(row.shop.id, { goods: before.goods + amount, net: before.net + net, row })
  }
  const sums = { goods: 0n, freight: 0n, net: 0n }
  for (const { goods, net, row } of shops.values()) {
    const isFree = goods >= BigInt(row.shop.freeFreightFrom)
    const freight = isFree ? 0n : BigInt(row.shop.freightAmount)
    sums.goods += goods
    sums.freight += freight
    sums.net += net + divided(freight * 100n, 113n)
  }
  return { ...sums, payable: sums.goods + sums.freight }
}

/** Every number called an amount or a price, however deep. */
function moneyIn(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    /(amount|unitPrice|gap|from)$/i.test(key) ? [inner] : moneyIn(inner),
  )
}

describe('checkout amounts (quoteOf)', () => {
  it(`are exact in ${CARTS} random carts`, () => {
    const carts = fc.array(line, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(carts, (lines) => {
        const rows = rowsOf(lines)
        const { groups, totals } = quoteOf(
          rows.map((row, at) => ({ ...row, sku: { ...row.sku, id: at + 1 } })),
          ASKED,
        )
        const { goods, freight, net, payable } = oracle(rows)
        expect(totals).toMatchObject({
          goodsAmount: Number(goods),
          freightAmount: Number(freight),
          netAmount: Number(net),
          payableAmount: Number(payable),
          taxAmount: Number(payable - net),
        })
        const parts = groups.reduce((sum, group) => sum + group.payableAmount, 0)
        expect(parts).toBe(totals.payableAmount)
        expect(moneyIn(groups).every(Number.isSafeInteger)).toBe(true)
      }),
      { numRuns: CARTS },
    )
  }, 60_000)

  it('beyond the safe integer range are refused', () => {
    const dear = { skuId: 1, shopId: 1, price: 2_147_483_647, tiers: [] }
    const goods = buildGoods({ ...dear, freightAmount: 0, freeFreightFrom: 0 })
    const rows = Array.from({ length: 500 }, (_, at) => ({
      ...goods,
      sku: { ...goods.sku, id: at + 1 },
      line: { qty: 999_999, note: '', buyerCode: '' },
      seen: {},
    }))
    expect(() => quoteOf(rows, ASKED)).toThrow('订单金额过大')
  })
})

describe('quote hash and changes', () => {
  const goods = buildGoods({
    skuId: 1,
    shopId: 1,
    price: 5000,
    tiers: [],
    freightAmount: 800,
    freeFreightFrom: 30_000,
  })
  const row: RequestedRow = { ...goods, line: { qty: 2, note: '', buyerCode: '' }, seen: {} }
  const hashOf = (change: Partial<RequestedRow>, requested = ASKED) =>
    quoteOf([{ ...row, ...change }], requested).hash

  it.each([
    ['price', { sku: { ...goods.sku, price: 5001 } }],
    ['lead time', { sku: { ...goods.sku, leadDays: 9 } }],
    ['freight', { shop: { ...goods.shop, freightAmount: 900 } }],
    ['quantity', { line: { ...row.line, qty: 3 } }],
    ['stock that no longer suffices', { sku: { ...goods.sku, stock: 1 } }],
    ['sale', { sku: { ...goods.sku, status: 2 } }],
  ])('the hash changes with %s', (_what, change) => {
    expect(hashOf(change)).not.toBe(hashOf({}))
  })

  it('the hash ignores stock and product title', () => {
    expect(hashOf({ sku: { ...goods.sku, stock: 99 } })).toBe(hashOf({}))
    expect(hashOf({ product: { ...goods.product, title: '新名称' } })).toBe(hashOf({}))
  })

  it('unconfirmedChanges lists price, lead time and quantity that differ from what was seen', () => {
    const seen = { unitPrice: 6000, leadDays: 1, qty: 5 }
    const changes = unconfirmedChanges(quoteOf([{ ...row, seen }], ASKED))
    expect(changes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['priceDown', 6000, 5000],
      ['leadChanged', 1, expect.any(Number)],
      ['qtyChanged', 5, 2],
    ])
  })
})
