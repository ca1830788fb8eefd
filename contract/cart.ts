import * as z from 'zod/mini'
import { amount, areaCode, count, id, named, price } from './common'
import { CART_LINES_MAX, QTY_MAX } from './constants'
import { endpoint, nothing } from './endpoint'
import { hitSku, stockState, tier } from './product'

const qty = z.int().check(z.minimum(1), z.maximum(QTY_MAX))
const note = z.string().check(z.trim(), z.maxLength(100))
const buyerCode = z.string().check(z.trim(), z.maxLength(40))
const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(CART_LINES_MAX))

/** DOMAIN 3.5. Lines that are not ok or low cannot be selected until they are mended. */
export const lineState = z.enum([
  'ok',
  'low',
  'short',
  'moq',
  'step',
  'max',
  'areaOff',
  'off',
  'quoteOnly',
  'shopClosed',
])
export type LineState = z.infer<typeof lineState>

export const cartLine = z.looseObject({
  ...hitSku.shape,
  id: z.string(),
  productId: z.int(),
  title: z.string(),
  brand: z.string(),
  image: z.string(),
  qty: count,
  selected: z.boolean(),
  note: z.string(),
  buyerCode: z.string(),
  /** Unit price at this quantity, and what it was when the line was added. */
  unitPrice: price,
  priceWhenAdded: price,
  tiers: z.array(tier),
  amount,
  stock: count,
  stockState,
  leadDays: count,
  state: lineState,
})
export type CartLine = z.infer<typeof cartLine>

const cartShop = z.looseObject({
  shop: named,
  lines: z.array(cartLine),
  selectedCount: count,
  goodsAmount: amount,
  freightAmount: amount,
  /** What is still missing to free freight, 0 when reached or nothing is selected. */
  freeFreightGap: amount,
})
export type CartShop = z.infer<typeof cartShop>

const totals = z.looseObject({
  lineCount: count,
  selectedCount: count,
  goodsAmount: amount,
  freightAmount: amount,
  payableAmount: amount,
})

export const cartList = z.looseObject({ shops: z.array(cartShop), totals })
export type CartList = z.infer<typeof cartList>

export const getCartList = endpoint({
  name: 'getCartList',
  method: 'POST',
  path: '/api/cart/list/getCartList',
  auth: 'user',
  summary: 'The cart grouped by shop, with line states for the area and totals',
  input: z.object({ areaCode }),
  output: cartList,
})

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

export const editCartProduct = endpoint({
  name: 'editCartProduct',
  method: 'POST',
  path: '/api/cart/list/editCartProduct',
  auth: 'user',
  summary: 'Change quantity, selection, note or buyer code of lines; all or nothing',
  input: z.object({
    lines: z
      .array(
        z.object({
          id: z.uuid(),
          qty: z.optional(qty),
          selected: z.optional(z.boolean()),
          note: z.optional(note),
          buyerCode: z.optional(buyerCode),
        }),
      )
      .check(z.minLength(1), z.maxLength(CART_LINES_MAX)),
    areaCode,
  }),
  output: cartList,
})

export const deleteCartProduct = endpoint({
  name: 'deleteCartProduct',
  method: 'POST',
  path: '/api/cart/list/deleteCartProduct',
  auth: 'user',
  summary: 'Remove lines; a list with a foreign id changes nothing',
  input: z.object({ id: lineIds }),
  output: z.looseObject({ count }),
})

export const getCartListCount = endpoint({
  name: 'getCartListCount',
  method: 'GET',
  path: '/api/cart/list/getCartListCount',
  auth: 'user',
  summary: 'Number of lines in the cart',
  input: nothing,
  output: count,
})
