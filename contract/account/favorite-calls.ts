import * as z from 'zod/mini'
import { FAVORITES_MAX } from '@/contract/account/kept-limits-rules'
import { FAVORITE_PAGE_SIZE, PAGE_SIZE_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, id, listOf, named, page, pageSize, timestamp } from '@/contract/fields'
import { saleState, tile } from '@/contract/product/tile-calls'
import { hitSku, stockState } from '@/contract/search/search-calls'

const favorite = z.looseObject({
  ...tile.shape,
  shop: named,
  skuCount: count,
  /** The product's default SKU. */
  sku: hitSku,
  stockState,
  /** Working days until delivery to the area. */
  leadDays: count,
  state: saleState,
  addedAt: timestamp,
})
export type Favorite = z.infer<typeof favorite>

const favoriteList = listOf(favorite)
export type FavoriteList = z.infer<typeof favoriteList>

const someIds = z.array(id).check(z.minLength(1), z.maxLength(FAVORITES_MAX))
const total = z.looseObject({ count })

export const getFavoriteList = endpoint({
  name: 'getFavoriteList',
  method: 'POST',
  path: '/api/favorite/getFavoriteList',
  auth: 'user',
  summary: 'Favourite products, the latest first, with price and stock of now',
  input: z.object({ page, pageSize: pageSize(FAVORITE_PAGE_SIZE), areaCode }),
  output: favoriteList,
})

export const getFavoriteState = endpoint({
  name: 'getFavoriteState',
  method: 'POST',
  path: '/api/favorite/getFavoriteState',
  auth: 'user',
  summary: 'Which of these products are favourites',
  input: z.object({ productIds: z.array(id).check(z.maxLength(PAGE_SIZE_MAX)) }),
  output: z.array(z.int()),
})

export const saveFavorite = endpoint({
  name: 'saveFavorite',
  method: 'POST',
  path: '/api/favorite/saveFavorite',
  auth: 'user',
  summary: 'Keep products; those kept already stay as they are',
  input: z.object({ productId: someIds }),
  output: total,
})

export const deleteFavorite = endpoint({
  name: 'deleteFavorite',
  method: 'POST',
  path: '/api/favorite/deleteFavorite',
  auth: 'user',
  summary: 'Keep products no longer; those not kept are no matter',
  input: z.object({ productId: someIds }),
  output: total,
})
