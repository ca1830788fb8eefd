import { describe, expect, it } from 'vitest'
import type { CartLine, LineState } from '@/contract/cart/cart-calls'
import { areaPreview } from '@/server/modules/cart/area-preview'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'

function kinds(now: Partial<CartLine>, then: Partial<CartLine>) {
  const { changes } = areaPreview(buildCart([buildLine(now)]), buildCart([buildLine(then)]))
  return changes.map((change) => change.becomes)
}

describe('areaPreview', () => {
  it('returns each change of a line with both prices and lead times', () => {
    const shown = buildCart([buildLine()])
    const requested = buildCart([buildLine({ unitPrice: 5200, leadDays: 6 })])
    const { changes, lineCount } = areaPreview(shown, requested)
    const line = { id: buildLine().id, skuId: 7, itemNo: 'CJ1234567', spec: 'M8×30', qty: 200 }
    const move = { priceFrom: 5000, priceTo: 5200, leadDaysFrom: 3, leadDaysTo: 6 }
    expect(changes).toMatchObject([
      { becomes: 'dearer', ...line, ...move },
      { becomes: 'later', ...line, ...move },
    ])
    expect(lineCount).toBe(1)
  })

  it.each<[string, Partial<CartLine>, Partial<CartLine>, string[]]>([
    ['nothing new', {}, {}, []],
    ['cheaper and sooner', {}, { unitPrice: 4000, leadDays: 1 }, []],
    [
      'not sold there, dearer and later',
      {},
      { state: 'areaOff', unitPrice: 1e6, leadDays: 9 },
      ['unsellable'],
    ],
    ['not sold here either', { state: 'areaOff' }, { state: 'areaOff', leadDays: 9 }, []],
    ['sold there alone', { state: 'areaOff' }, { leadDays: 9 }, []],
    ['short here, not sold there', { state: 'short' }, { state: 'areaOff' }, ['unsellable']],
    ['short in both, later there', { state: 'short' }, { state: 'short', leadDays: 4 }, ['later']],
  ])('%s', (_what, now, then, expected) => {
    expect(kinds(now, then)).toEqual(expected)
  })

  it.each<LineState>(['off', 'quoteOnly', 'shopClosed'])(
    'state %s is no change of the area',
    (state) => {
      expect(kinds({ state }, { state, leadDays: 9 })).toEqual([])
    },
  )

  it('is empty for an empty cart', () => {
    const empty = buildCart([])
    expect(areaPreview(empty, empty)).toEqual({ changes: [], lineCount: 0 })
  })
})
