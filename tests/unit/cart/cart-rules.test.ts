import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answeredCart,
  editedCart,
  isSelectable,
  nextTier,
  notedPrice,
  quantityState,
  stockSplit,
  suggestedQty,
  unseenRises,
} from '@/contract/cart/cart-rules'
import { CART_LINES_MAX, QTY_MAX } from '@/contract/constants'
import { lineAmount } from '@/contract/money'
import { priceAt, quantityError } from '@/contract/product/quantity-rules'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { RUNS } from '../../support/runs'

/** Any quantity rule, also contradictory ones. */
const sku = fc.record({
  moq: fc.integer({ min: 1, max: 5000 }),
  step: fc.integer({ min: 1, max: 700 }),
  maxQty: fc.integer({ min: 0, max: QTY_MAX }),
  stock: fc.integer({ min: 0, max: 2_000_000 }),
  stockState: fc.constantFrom('in' as const, 'low' as const, 'out' as const),
})
const anyQty = fc.integer({ min: 1, max: QTY_MAX })
const tiers = fc
  .uniqueArray(fc.tuple(anyQty, fc.integer({ min: 1, max: 999_999_999 })), {
    maxLength: 4,
    selector: ([minQty]) => minQty,
  })
  .map((list) => list.sort(([a], [b]) => a - b).map(([minQty, price]) => ({ minQty, price })))
/** Up to the highest price that can be written, ¥99,999.9999. */
const anyPrice = fc.integer({ min: 0, max: 999_999_999 })

describe('quantityState', () => {
  it('is selectable exactly when quantity rule and stock allow the quantity', () => {
    fc.assert(
      fc.property(anyQty, sku, (qty, rule) => {
        const isAllowed =
          qty >= rule.moq && qty <= rule.maxQty && qty % rule.step === 0 && qty <= rule.stock
        expect(isSelectable({ state: quantityState(qty, rule) })).toBe(isAllowed)
      }),
      { numRuns: RUNS },
    )
  })

  it('suggestedQty is selectable, or null when no quantity is', () => {
    fc.assert(
      fc.property(anyQty, sku, (qty, rule) => {
        const state = quantityState(qty, rule)
        const suggested = suggestedQty({ ...rule, qty, state })
        if (suggested !== null) {
          expect(isSelectable({ state: quantityState(suggested, rule) })).toBe(true)
          return
        }
        const most = Math.floor(Math.min(rule.maxQty, rule.stock) / rule.step) * rule.step
        const least = Math.ceil(rule.moq / rule.step) * rule.step
        expect(isSelectable({ state }) || least > most).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it('is never short when the buyer accepts a backorder', () => {
    fc.assert(
      fc.property(anyQty, sku, (qty, rule) => {
        const state = quantityState(qty, { ...rule, backorder: true })
        expect(state).not.toBe('short')
        expect(state === 'backorder').toBe(quantityError(qty, rule) === null && qty > rule.stock)
        const { inStock, awaited } = stockSplit({ qty, stock: rule.stock })
        expect(inStock + awaited).toBe(qty)
        expect(inStock <= rule.stock && awaited >= 0).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it.each([
    [
      'stock below the least order',
      { moq: 100, step: 10, maxQty: 500, stock: 90 },
      100,
      'short',
      null,
    ],
    [
      'a step that does not divide the least order',
      { moq: 100, step: 30, maxQty: 500, stock: 900 },
      100,
      'step',
      120,
    ],
    [
      'a most below the least order',
      { moq: 100, step: 10, maxQty: 50, stock: 900 },
      100,
      'max',
      null,
    ],
    [
      'a most that is no multiple',
      { moq: 1, step: 7, maxQty: 100, stock: 900 },
      999_999,
      'max',
      98,
    ],
    ['a quantity of 1', { moq: 1, step: 1, maxQty: QTY_MAX, stock: QTY_MAX }, 1, 'ok', null],
    [
      'the largest quantity',
      { moq: 1, step: 1, maxQty: QTY_MAX, stock: QTY_MAX },
      QTY_MAX,
      'ok',
      null,
    ],
  ] as const)('%s', (_what, rule, qty, state, suggested) => {
    const line = { ...rule, qty, stockState: 'in' as const }
    expect(quantityState(qty, line)).toBe(state)
    expect(suggestedQty({ ...line, state })).toBe(suggested)
  })
})

describe('cart amounts', () => {
  it('stay safe integers: a line at any price of the database', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), anyQty, (price, qty) => {
        expect(Number.isSafeInteger(lineAmount(price, qty))).toBe(true)
      }),
      { numRuns: RUNS },
    )
    expect(lineAmount(2 ** 31 - 1, QTY_MAX)).toBeLessThan(2 ** 53)
  })

  it('stay exact for 500 of the dearest lines', () => {
    const amount = lineAmount(999_999_999, QTY_MAX)
    const lines = Array.from({ length: CART_LINES_MAX }, (_, place) =>
      buildLine({ id: String(place), qty: QTY_MAX, unitPrice: 999_999_999, amount }),
    )
    const { goodsAmount, payableAmount } = buildCart(lines).totals
    expect(BigInt(goodsAmount)).toBe(BigInt(amount) * BigInt(CART_LINES_MAX))
    expect(payableAmount).toBeLessThan(Number.MAX_SAFE_INTEGER)
  })

  it('equal the sum of the selected lines and their freight after any edits', () => {
    const edit = fc.record(
      { qty: anyQty, selected: fc.boolean(), savedForLater: fc.boolean() },
      { requiredKeys: [] },
    )
    const line = fc.record({ qty: anyQty, price: anyPrice, tiers, rule: sku })
    fc.assert(
      fc.property(fc.array(fc.tuple(line, edit), { maxLength: 30 }), (pairs) => {
        const lines = pairs.map(([{ qty, price, tiers: list, rule }], place) => {
          const unitPrice = priceAt(qty, price, list)
          const state = quantityState(qty, rule)
          return buildLine({
            ...rule,
            id: String(place),
            qty,
            price,
            tiers: list,
            unitPrice,
            state,
            priceWhenAdded: unitPrice,
            amount: lineAmount(unitPrice, qty),
            selected: isSelectable({ state }),
          })
        })
        const edits = pairs.map(([, one], place) => ({ ...one, id: String(place) }))
        const cart = editedCart(
          buildCart(lines),
          new Map(edits.map((one) => [one.id, one])),
          new Set(),
        )
        const shown = cart.shops.flatMap((shop) => shop.lines)
        const chosen = shown.filter(({ selected }) => selected)
        const sum = chosen.reduce(
          (total, one) =>
            total + BigInt(lineAmount(priceAt(one.qty, one.price, one.tiers), one.qty)),
          0n,
        )
        expect(BigInt(cart.totals.goodsAmount)).toBe(sum)
        expect(chosen.every((one) => quantityError(one.qty, one) === null)).toBe(true)
        expect(shown.length + cart.later.flatMap((shop) => shop.lines).length).toBe(lines.length)
        const isCharged = chosen.length > 0 && sum < 15_000n
        expect(cart.totals.freightAmount).toBe(isCharged ? 800 : 0)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('noted price (priceWhenAdded)', () => {
  it('moves with the tiers, so that a quantity alone is never a price change', () => {
    fc.assert(
      fc.property(anyQty, anyQty, anyPrice, tiers, (from, to, price, list) => {
        const unitPrice = priceAt(from, price, list)
        const line = { price, tiers: list, unitPrice, priceWhenAdded: unitPrice }
        expect(notedPrice(line, to)).toBe(priceAt(to, price, list))
      }),
      { numRuns: RUNS },
    )
  })

  it('unseenRises lists selected lines whose rise is not acknowledged', () => {
    const cart = buildCart([
      buildLine({ id: 'up', unitPrice: 5500 }),
      buildLine({ id: 'down', unitPrice: 4500 }),
      buildLine({ id: 'unselected', unitPrice: 5500, selected: false }),
    ])
    expect(unseenRises(cart).map(({ id }) => id)).toEqual(['up'])
    const seen = new Map([['up', { id: 'up', priceSeen: 5500 }]])
    expect(unseenRises(editedCart(cart, seen, new Set()))).toEqual([])
  })
})

it('the next tier is named with what is missing, until the last', () => {
  const tiers = [
    { minQty: 100, price: 9600 },
    { minQty: 5000, price: 9200 },
  ]
  const line = { unit: '个', price: 10_000, tiers, moq: 10, step: 10, maxQty: 100_000 }
  expect(nextTier({ ...line, qty: 80 })).toBe('再买 20 个享 ¥0.96')
  expect(nextTier({ ...line, qty: 100 })).toBe('再买 4,900 个享 ¥0.92')
  expect(nextTier({ ...line, qty: 5000 })).toBeNull()
})

it('the next tier is named with a quantity that can be ordered', () => {
  const tiers = [{ minQty: 25, price: 9000 }]
  const line = { qty: 10, unit: '个', price: 10_000, tiers, moq: 10, step: 10, maxQty: 100_000 }
  expect(nextTier(line)).toBe('再买 20 个享 ¥0.90')
  expect(nextTier({ ...line, maxQty: 20 })).toBeNull()
})

describe('editedCart', () => {
  it('keeps unchanged lines the same object, so that their rows do not re-render', () => {
    const cart = buildCart([buildLine({ id: 'a' }), buildLine({ id: 'b' })])
    const edited = editedCart(cart, new Map([['a', { id: 'a', qty: 300 }]]), new Set())
    expect(edited.shops[0]?.lines[1]).toBe(cart.shops[0]?.lines[1])
    expect(editedCart(cart, new Map(), new Set())).toBe(cart)
  })

  it('removes deleted lines, also those saved for later', () => {
    const cart = buildCart([buildLine({ id: 'a' })], [buildLine({ id: 'b' })])
    const left = editedCart(cart, new Map(), new Set(['a', 'b']))
    expect([left.shops, left.later, left.totals.payableAmount]).toEqual([[], [], 0])
  })
})

describe('answeredCart', () => {
  const one = buildLine()
  const two = buildLine({ id: one.id.replace(/1$/, '2') })
  const cart = buildCart([one, two])
  const changed = { ...one, qty: 300, amount: 15_000 }
  const after = buildCart([changed, two])
  /** The answer of an API that sends the changed lines alone. */
  const changedOnly = { ...buildCart([changed]), totals: after.totals, changedOnly: true }

  it('puts the changed lines into the cart and adds up its shops anew', () => {
    expect(answeredCart(cart, changedOnly)).toEqual(after)
    expect(answeredCart(cart, changedOnly)?.shops[0]?.lines[1]).toBe(two)
  })

  it('a whole cart takes the place of the one that was there', () => {
    expect(answeredCart(cart, after)).toEqual(after)
    expect(answeredCart(undefined, after)).toEqual(after)
  })

  it.each([
    ['no cart is there', undefined, changedOnly],
    ['another device has added a line', buildCart([one]), changedOnly],
    ['another device has removed a line', cart, { ...buildCart([changed]), changedOnly: true }],
    ['the cart lacks a changed line', buildCart([two]), changedOnly],
    [
      'the price of an unchanged line has moved',
      buildCart([one, { ...two, amount: two.amount + 100 }]),
      changedOnly,
    ],
    // Removed elsewhere, or a host that answers the changed lines alone and does not say so.
    ['lines are missing from what looks like a whole cart', cart, buildCart([changed])],
  ])('reads the cart anew when %s', (_what, before, answer) => {
    expect(answeredCart(before, answer)).toBeNull()
  })
})
