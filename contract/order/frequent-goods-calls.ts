import * as z from 'zod/mini'
import { qty } from '@/contract/cart/add-to-cart-calls'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, timestamp } from '@/contract/fields'
import { hitSku, stockState } from '@/contract/search/search-calls'
import { FREQUENT_GOODS_PATH } from './order-calls'

/** Maximum number of frequent goods shown. */
export const FREQUENT_MAX = 8

const frequentGood = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  /** The ordered SKU, at its current price. */
  sku: hitSku,
  stockState,
  /** Working days until delivery to the area. */
  leadDays: count,
  /** Number of orders with it. */
  orderCount: z.int().check(z.minimum(1)),
  lastOrderedAt: timestamp,
  /** Quantity in the last order. */
  lastQty: qty,
})
export type FrequentGood = z.infer<typeof frequentGood>

export const getFrequentGoods = endpoint({
  name: 'getFrequentGoods',
  method: 'POST',
  path: FREQUENT_GOODS_PATH,
  auth: 'user',
  summary: 'What the user ordered most often in a year and can buy there now, the most often first',
  input: z.object({ areaCode }),
  output: z.array(frequentGood).check(z.maxLength(FREQUENT_MAX)),
})
