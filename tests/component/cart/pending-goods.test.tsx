import { afterEach, describe, expect, it } from 'vitest'
import { NOTE_MAX } from '@/contract/cart/line-limits-rules'
import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { savePendingGoods } from '@/services/store/save-pending-goods'
import { takePendingGoods } from '@/services/store/take-pending-goods'

const goods = (skuId: number) => ({ skuId, qty: 1, title: `商品 ${skuId}` })

afterEach(() => {
  localStorage.clear()
})

describe('goods a visitor puts into the cart', () => {
  it('all wait for the sign-in, not only the last', () => {
    savePendingGoods([goods(1)])
    savePendingGoods([goods(2), goods(3)])
    expect(takePendingGoods().map(({ skuId }) => skuId)).toEqual([1, 2, 3])
    expect(takePendingGoods()).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['of no quantity', { ...goods(9), qty: 0 }],
    ['with a note longer than the call takes', { ...goods(9), note: '长'.repeat(NOTE_MAX + 1) }],
    ['of another format', { sku: '9' }],
  ])('reach the cart beside stored goods that are garbled: %s', (_what, garbled) => {
    localStorage.setItem(STORAGE.goodsInfo, JSON.stringify([goods(1), garbled]))
    savePendingGoods([goods(2)])
    expect(takePendingGoods()).toEqual([goods(1), goods(2)])
  })

  it('are no more than a cart holds, whatever was stored', () => {
    localStorage.setItem(STORAGE.goodsInfo, '"odd"')
    for (let skuId = 1; skuId <= CART_LINES_MAX + 1; skuId += 1) savePendingGoods([goods(skuId)])
    const taken = takePendingGoods()
    expect([taken.length, taken[0]?.skuId]).toEqual([CART_LINES_MAX, 2])
  })
})
