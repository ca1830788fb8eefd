import { describe, expect, it } from 'vitest'
import {
  invalidLines,
  priceMove,
  selectEdits,
  selectionOf,
  stateLabel,
} from '@/components/cart/line-repair'
import type { CartLine } from '@/contract/cart/cart-calls'
import { suggestedQty } from '@/contract/cart/cart-rules'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'

const agreed = { price: 4000, minQty: 500, validUntil: 0, inquiryNo: 'R261121090000123456' }

describe('repair of cart lines (DOMAIN 3.5)', () => {
  it.each<[Partial<CartLine>, string, number | null]>([
    [{ state: 'ok' }, '', null],
    [{ state: 'low', stock: 300 }, '', null],
    [{ state: 'short', qty: 2000, stock: 950 }, '库存不足', 900],
    [{ state: 'moq', qty: 50, stock: 90 }, '库存不足（剩 90 个，起订 100 个）', null],
    [{ state: 'short', qty: 200, stock: 90 }, '库存不足', null],
    [{ state: 'moq', qty: 50 }, '不足起订量 100 个', 100],
    [{ state: 'moq', qty: 50, stock: 0, backorder: true }, '不足起订量 100 个', 100],
    [{ state: 'moq', qty: 50, stock: 0, moq: 500, agreed }, '不足起订量 500 个', 500],
    // The agreed price does not hold yet at what would be ordered.
    [{ state: 'moq', qty: 50, stock: 0, agreed }, '库存不足（剩 0 个，起订 100 个）', null],
    [{ state: 'short', qty: 500, stock: 300, agreed }, '库存不足（剩 300 个）', 300],
    [{ state: 'step', qty: 150 }, '须为 100 个的整数倍', 200],
    [{ state: 'max', qty: 900_000 }, '超出限购 100,000 个', 900],
    [{ state: 'areaOff' }, '当前区域不可售', null],
    [{ state: 'off' }, '已下架', null],
    [{ state: 'quoteOnly' }, '需询价', null],
    [{ state: 'shopClosed' }, '店铺休业', null],
  ])('%j', (over, label, suggested) => {
    const line = buildLine(over)
    expect(stateLabel(line)).toContain(label)
    expect(suggestedQty(line)).toBe(suggested)
  })

  it.each([
    [5000, 5000, ''],
    [5500, 5000, '较加入时涨 ¥0.05'],
    [4800, 5000, '较加入时降 ¥0.02'],
    [4800, 0, ''],
  ])('priceMove of %d after %d reads %j', (unitPrice, priceWhenAdded, text) => {
    expect(priceMove(buildLine({ unitPrice, priceWhenAdded }))).toBe(text)
  })

  it('selectEdits selects only lines that can be bought', () => {
    const lines = [
      buildLine({ id: 'a', selected: false }),
      buildLine({ id: 'b' }),
      buildLine({ id: 'c', state: 'off', selected: false }),
    ]
    expect(selectionOf(lines)).toBe('some')
    expect(selectEdits(lines, true)).toEqual([{ id: 'a', selected: true }])
    expect(selectionOf([buildLine({ state: 'off', selected: false })])).toBe('none')
  })

  it('selectEdits clears what cannot be selected now too: it may be bought again', () => {
    const away = buildLine({ id: 'c', state: 'areaOff', selected: false })
    expect(selectEdits([buildLine({ id: 'a' }), away], false)).toEqual([
      { id: 'a', selected: false },
      { id: 'c', selected: false },
    ])
  })

  it('invalidLines are those that are not sold any more', () => {
    const gone = [buildLine({ state: 'off' }), buildLine({ state: 'gone' })]
    const states = ['areaOff', 'quoteOnly', 'shopClosed', 'short', 'moq', 'ok'] as const
    const others = states.map((state) => buildLine({ state, qty: 1 }))
    expect(invalidLines(buildCart([...gone, ...others]))).toEqual(gone)
  })
})
