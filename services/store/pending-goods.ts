import { STORAGE } from '@/contract/constants'
import type { GoodsInfo } from './goods-info'
import { writeLocal } from './local-store'

/** Goods in the format of saveCartProduct; the title is for display. */
export function cartItems(goods: GoodsInfo) {
  return goods.map(({ title: _title, ...item }) => item)
}

/** Saves the goods a visitor put into the cart until they have signed in (SPEC: goodsInfo). */
export const savePendingGoods = (goods: GoodsInfo) => writeLocal(STORAGE.goodsInfo, goods)
