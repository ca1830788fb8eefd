import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, id, named, price } from '@/contract/fields'
import { attributeFilter, hitSku, stockState } from '@/contract/search/search-calls'

/** A SKU as an offer on other products' pages. */
export const offer = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  brand: named,
  shop: named,
  sku: hitSku,
  stock: count,
  stockState,
  /** Working days until delivery to the area. */
  leadDays: count,
})
export type Offer = z.infer<typeof offer>

const pricedOffer = z.looseObject({
  ...offer.shape,
  /** Price of one base unit at the least quantity; null when units are not comparable. */
  basePrice: z.nullable(price),
})

const matchGroup = z.looseObject({
  category: named,
  /** Why these match, e.g. 同螺纹 M8 · 8.8 级配 8 级螺母. */
  reason: z.string(),
  list: z.array(offer).check(z.minLength(1)),
  /** Filter that makes its category's list show all matches. */
  attributes: attributeFilter,
})
export type MatchGroup = z.infer<typeof matchGroup>

const alternative = z.looseObject({
  ...offer.shape,
  /** It may stand in for the requested SKU: the same sizes and standards, no value below. */
  replaces: z.boolean(),
  /** Differences from the requested SKU, e.g. 公称长度 35 mm（原 30 mm）; empty when identical. */
  differs: z.array(z.string()),
})

export const getRelatedProducts = endpoint({
  name: 'getRelatedProducts',
  method: 'POST',
  path: '/api/product/getRelatedProducts',
  auth: 'bearer',
  summary: 'Same-spec offers of other shops, matching parts by rule, and what to buy instead',
  input: z.object({ productId: id, skuId: z.optional(id), areaCode }),
  output: z.looseObject({
    sameSpec: z.looseObject({
      list: z.array(pricedOffer),
      /** How many there are; the list has the cheapest. */
      total: z.optional(count),
      /** Unit of base prices: 个, 米, L. */
      baseUnit: z.string(),
      /** Base price of the requested SKU; `place` is its rank among all, cheapest first. */
      basePrice: z.nullable(price),
      place: z.int().check(z.minimum(1)),
    }),
    matching: z.array(matchGroup),
    /** Only when the requested SKU is unavailable in the area. */
    alternatives: z.array(alternative),
  }),
})
export type Related = z.infer<typeof getRelatedProducts.output>
