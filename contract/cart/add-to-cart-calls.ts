import * as z from 'zod/mini'
import { CART_LINES_MAX, QTY_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { countOrNone, id, requestedPrice } from '@/contract/fields'
import { textLine } from '@/contract/text-line'
import { BUYER_CODE_MAX, NOTE_MAX } from './line-limits-rules'

export const qty = z.int().check(z.minimum(1), z.maximum(QTY_MAX))
/** As typed, without what nobody sees: cart, lists and checkout tell lines apart by it. */
export const note = textLine(NOTE_MAX)
export const buyerCode = textLine(BUYER_CODE_MAX)

/** Goods to add. */
export const cartItem = z.object({
  skuId: id,
  qty,
  note: z.optional(note),
  buyerCode: z.optional(buyerCode),
  /** The price before tiers as the buyer saw it: a page may be older than a rise. */
  priceSeen: z.optional(requestedPrice),
})

const adjusted = z.looseObject({
  skuId: z.int(),
  /** Of the line; of several lines of a SKU each has another. */
  note: z.optional(z.string()),
  from: z.int(),
  to: z.int(),
  reason: z.string(),
})

/** A file of its own: lists, products and the sign-in need only this cart call. */
export const saveCartProduct = endpoint({
  name: 'saveCartProduct',
  method: 'POST',
  path: '/api/cart/list/saveCartProduct',
  auth: 'user',
  core: true,
  summary: 'Add goods; the same SKU with the same note adds up',
  input: z.object({
    items: z.array(cartItem).check(z.minLength(1), z.maxLength(CART_LINES_MAX)),
  }),
  output: z.looseObject({
    /** Lines now in the cart. */
    count: countOrNone,
    /** Quantities raised or lowered by the rules, with the reason. */
    adjusted: z._default(z.array(adjusted), []),
  }),
})
