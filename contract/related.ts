import * as z from 'zod/mini'
import { areaCode, count, id, named, price } from './common'
import { endpoint } from './endpoint'
import { attributeFilter, hitSku, stockState } from './product'

/** One SKU as other products' pages offer it. */
export const offer = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  brand: named,
  shop: named,
  sku: hitSku,
  stock: count,
  stockState,
  /** Working days until it reaches the area. */
  leadDays: count,
})
export type Offer = z.infer<typeof offer>

const pricedOffer = z.looseObject({
  ...offer.shape,
  /** Price of one base unit at its least quantity; null when its unit cannot be compared. */
  basePrice: z.nullable(price),
})

const matchGroup = z.looseObject({
  category: named,
  /** Why these fit, e.g. 同螺纹 M8 · 8.8 级配 8 级螺母. */
  reason: z.string(),
  list: z.array(offer).check(z.minLength(1)),
  /** What the list of its category is narrowed by to show all that fit. */
  attributes: attributeFilter,
})
export type MatchGroup = z.infer<typeof matchGroup>

const alternative = z.looseObject({
  ...offer.shape,
  /** What is not as in the SKU asked for, e.g. 公称长度 35 mm（原 30 mm）; empty for the same. */
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
      /** What base prices are of: 个, 米, L. */
      baseUnit: z.string(),
      /** Base price of the SKU asked for; its place counts the cheaper ones before it. */
      basePrice: z.nullable(price),
      place: z.int().check(z.minimum(1)),
    }),
    matching: z.array(matchGroup),
    /** Only where the SKU asked for cannot be bought there now. */
    alternatives: z.array(alternative),
  }),
})
export type Related = z.infer<typeof getRelatedProducts.output>
