import { describe, expect, it } from 'vitest'
import {
  invalidLines,
  mendedQty,
  priceMove,
  selectEdits,
  selectionOf,
  stateLabel,
} from '@/components/cart/line-repair'
import type { CartLine } from '@/contract/cart'
import { buildLine } from '../../support/build-line'

describe('repair of cart lines (DOMAIN 3.5)', () => {
  it.each<[Partial<CartLine>, string, number | null]>([
    [{ state: 'ok' }, '', null],
    [{ state: 'low', stock: 300 }, '仅剩 300', null],
    [{ state: 'short', qty: 2000, stock: 950 }, '库存不足', 900],
    [{ state: 'short', qty: 200, stock: 90 }, '库存不足', null],
    [{ state: 'moq', qty: 50 }, '不足起订量 100 个', 100],
    [{ state: 'step', qty: 150 }, '须为 100 个的整数倍', 200],
    [{ state: 'max', qty: 900_000 }, '超出限购 100000 个', 100_000],
    [{ state: 'areaOff' }, '当前区域不可售', null],
    [{ state: 'off' }, '已下架', null],
    [{ state: 'quoteOnly' }, '需询价', null],
    [{ state: 'shopClosed' }, '店铺休业', null],
  ])('%j', (over, label, mended) => {
    const line = buildLine(over)
    expect(stateLabel(line)).toContain(label)
    expect(mendedQty(line)).toBe(mended)
  })

  it.each([
    [5000, 5000, ''],
    [5500, 5000, '较加入时涨 ¥0.05'],
    [4800, 5000, '较加入时降 ¥0.02'],
  ])('a price of %d after %d reads %j', (unitPrice, priceWhenAdded, text) => {
    expect(priceMove(buildLine({ unitPrice, priceWhenAdded }))).toBe(text)
  })

  it('selects what can be bought and leaves the rest alone', () => {
    const lines = [
      buildLine({ id: 'a', selected: false }),
      buildLine({ id: 'b' }),
      buildLine({ id: 'c', state: 'off', selected: false }),
    ]
    expect(selectionOf(lines)).toBe('some')
    expect(selectEdits(lines, true)).toEqual([{ id: 'a', selected: true }])
    expect(selectionOf([buildLine({ state: 'off', selected: false })])).toBe('none')
  })

  it('calls invalid what no quantity mends', () => {
    const lines = [buildLine({ state: 'off' }), buildLine({ state: 'moq', qty: 1 }), buildLine()]
    const totals = {
      lineCount: 3,
      selectedCount: 0,
      goodsAmount: 0,
      freightAmount: 0,
      payableAmount: 0,
    }
    const shop = {
      shop: { id: 1, name: '' },
      lines,
      selectedCount: 0,
      goodsAmount: 0,
      freightAmount: 0,
      freeFreightGap: 0,
    }
    expect(invalidLines({ shops: [shop], totals })).toEqual([lines[0]])
  })
})
