import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { localValue, writeLocal } from './local-store'
import type { GoodsInfo } from './take-pending-goods'

/** Goods in the format of saveCartProduct; the title is for display. */
export function cartItems(goods: GoodsInfo) {
  return goods.map(({ title: _title, ...item }) => item)
}

/**
 * Keeps the goods a visitor puts into the cart, with those put there before, until they sign in (SPEC:
 * goodsInfo). What is stored is not parsed: search and products load this file, and no zod.
 */
export function savePendingGoods(goods: GoodsInfo): boolean {
  const before = localValue(STORAGE.goodsInfo)
  const all = [...(Array.isArray(before) ? before : []), ...goods]
  return writeLocal(STORAGE.goodsInfo, all.slice(-CART_LINES_MAX))
}
