import type { ProductHit } from './search-calls'

/** What screens show of a hit; the API tells more, and a host may tell anything. */
export const SHOWN_OF_HIT = [
  'productId',
  'title',
  'brand',
  'shop',
  'image',
  'skuCount',
  'stockState',
  'leadDays',
  'standards',
  'sku',
  'withdrawn',
  'missing',
] as const satisfies (keyof ProductHit)[]

export type ShownHit = Pick<ProductHit, (typeof SHOWN_OF_HIT)[number]>
