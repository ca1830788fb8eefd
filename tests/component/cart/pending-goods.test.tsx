import { afterEach, describe, expect, it } from 'vitest'
import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { takePendingGoods } from '@/services/store/goods-info'
import { savePendingGoods } from '@/services/store/pending-goods'

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

  it('are no more than a cart holds, whatever was stored', () => {
    localStorage.setItem(STORAGE.goodsInfo, '"odd"')
    for (let skuId = 1; skuId <= CART_LINES_MAX + 1; skuId += 1) savePendingGoods([goods(skuId)])
    const taken = takePendingGoods()
    expect([taken.length, taken[0]?.skuId]).toEqual([CART_LINES_MAX, 2])
  })
})
