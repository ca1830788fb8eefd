import * as z from 'zod/mini'
import { count, id } from './common'
import { CART_LINES_MAX, QTY_MAX } from './constants'
import { endpoint } from './endpoint'

export const qty = z.int().check(z.minimum(1), z.maximum(QTY_MAX))
export const note = z.string().check(z.trim(), z.maxLength(100))
export const buyerCode = z.string().check(z.trim(), z.maxLength(40))

/** By itself: lists, products and the sign-in ask this one call about the cart. */
export const saveCartProduct = endpoint({
  name: 'saveCartProduct',
  method: 'POST',
  path: '/api/cart/list/saveCartProduct',
  auth: 'user',
  summary: 'Add goods; the same SKU with the same note adds up',
  input: z.object({
    items: z
      .array(
        z.object({
          skuId: id,
          qty,
          note: z.optional(note),
          buyerCode: z.optional(buyerCode),
        }),
      )
      .check(z.minLength(1), z.maxLength(CART_LINES_MAX)),
  }),
  output: z.looseObject({
    /** Lines in the cart now. */
    count,
    /** Quantities the rules raised, and why. */
    adjusted: z.array(
      z.looseObject({ skuId: z.int(), from: z.int(), to: z.int(), reason: z.string() }),
    ),
  }),
})
