import * as z from 'zod/mini'
import { ID_LIST_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  areaCode,
  count,
  id,
  listOf,
  named,
  nothing,
  page,
  pageSize,
  price,
  timestamp,
} from '@/contract/fields'
import { saleState } from '@/contract/product/tile-calls'
import { hitSku, stockState } from '@/contract/search/search-calls'

/** Retention of the browsing history (DOMAIN 3.7), days. */
export const HISTORY_DAYS = 90
/** Maximum number of history entries, one per product and day. */
export const HISTORY_MAX = 500

const browsed = z.looseObject({
  id: z.string(),
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  shop: named,
  /** The SKU viewed last, at its current price. */
  sku: hitSku,
  /** Price of that SKU when it was viewed. */
  priceThen: price,
  stockState,
  /** Working days until delivery to the area. */
  leadDays: count,
  state: saleState,
  viewedAt: timestamp,
})
export type Browsed = z.infer<typeof browsed>

const browsedList = listOf(browsed)
export type BrowsedList = z.infer<typeof browsedList>

const left = z.looseObject({ count })

export const recordBrowsing = endpoint({
  name: 'recordBrowsing',
  method: 'POST',
  path: '/api/browsing-history/recordBrowsing',
  auth: 'user',
  summary: 'A SKU was looked at: one entry a product and day in China, with its price of now',
  input: z.object({ skuId: id }),
  output: z.null(),
})

export const getBrowsingList = endpoint({
  name: 'getBrowsingList',
  method: 'POST',
  path: '/api/browsing-history/getBrowsingList',
  auth: 'user',
  summary: 'What the user looked at in 90 days, the latest first, with price and stock of now',
  input: z.object({ page, pageSize: pageSize(LIST_PAGE_SIZE), areaCode }),
  output: browsedList,
})

export const deleteBrowsing = endpoint({
  name: 'deleteBrowsing',
  method: 'POST',
  path: '/api/browsing-history/deleteBrowsing',
  auth: 'user',
  summary: 'Forget own entries; an id that is gone already, or foreign, is no matter',
  input: z.object({ id: z.array(z.uuid()).check(z.minLength(1), z.maxLength(ID_LIST_MAX)) }),
  output: left,
})

export const clearBrowsing = endpoint({
  name: 'clearBrowsing',
  method: 'POST',
  path: '/api/browsing-history/clearBrowsing',
  auth: 'user',
  summary: 'Forget all of it',
  input: nothing,
  output: z.null(),
})
