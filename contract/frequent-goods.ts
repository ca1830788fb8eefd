import * as z from 'zod/mini'
import { qty } from './add-to-cart'
import { areaCode, count, moment } from './common'
import { endpoint } from './endpoint'
import { FREQUENT_GOODS_PATH } from './order'
import { hitSku, stockState } from './product'

/** Goods a buyer orders often that are shown. */
export const FREQUENT_MAX = 8

const frequentGood = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  /** What was ordered, at its price of now. */
  sku: hitSku,
  stockState,
  /** Working days until it reaches the area. */
  leadDays: count,
  /** Orders it was in. */
  orderCount: z.int().check(z.minimum(1)),
  lastOrderedAt: moment,
  /** How much of it was ordered last. */
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
