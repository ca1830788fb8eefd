import * as z from 'zod/mini'
import { CART_LINES_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  amount,
  areaCode,
  count,
  countOrNone,
  id,
  named,
  price,
  requestedPrice,
  timestamp,
} from '@/contract/fields'
import { hitSku, stockState, tier } from '@/contract/search/search-calls'
import { buyerCode, note, qty } from './add-to-cart-calls'
import { lineKey } from './line-key-rules'

/** Unlike goods, a line named twice in one call can only be a mistake. */
const isOnceEach = <T>(ids: readonly T[]) => new Set(ids).size === ids.length
const TWICE = '同一行在一次操作中出现了两次'
const lineIds = z
  .array(z.uuid())
  .check(z.minLength(1), z.maxLength(CART_LINES_MAX), z.refine(isOnceEach, TWICE))

/** DOMAIN 3.5. Only ok, low and backorder lines can be selected; others must be corrected first. */
export const lineState = z.enum([
  'ok',
  'low',
  /** More than in stock; the buyer accepts a backorder for the rest. */
  'backorder',
  'short',
  'moq',
  'step',
  'max',
  'areaOff',
  'off',
  /** Discontinued: it never comes back. */
  'gone',
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
  /** Unit price at this quantity, and the price when the line was added. */
  unitPrice: price,
  priceWhenAdded: price,
  tiers: z.array(tier),
  /** A price a shop has offered on an inquiry and the buyer has accepted; `tiers` contain it. */
  agreed: z.optional(
    z.looseObject({ price, minQty: count, validUntil: timestamp, inquiryNo: z.string() }),
  ),
  amount,
  stock: count,
  stockState,
  /** Working days until delivery, now and when the line was added. */
  leadDays: count,
  leadDaysWhenAdded: count,
  /** Whether the buyer accepts a backorder for what the stock lacks. */
  backorder: z.boolean(),
  state: lineState,
})
export type CartLine = z.infer<typeof cartLine>

const cartShop = z.looseObject({
  shop: named,
  lines: z.array(cartLine),
  /** Delivery fee, and the goods amount from which delivery is free. */
  freightFee: amount,
  freeFreightFrom: amount,
  selectedCount: count,
  goodsAmount: amount,
  freightAmount: amount,
  /** Amount missing for free freight, 0 when reached or nothing is selected. */
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

export const cartList = z.looseObject({
  shops: z.array(cartShop),
  /** Saved for later: neither counted nor selected. */
  later: z.array(cartShop),
  totals,
})
export type CartList = z.infer<typeof cartList>

/** The cart after an edit: the lines the edit changed, in their shops, and the totals of the whole cart. */
const editedLines = z.looseObject({
  ...cartList.shape,
  /** Set when `shops` and `later` hold the changed lines alone; without it they are the whole cart. */
  changedOnly: z.optional(z.boolean()),
})
export type EditedLines = z.infer<typeof editedLines>

const EMPTY_CART: CartList = {
  shops: [],
  later: [],
  totals: { lineCount: 0, selectedCount: 0, goodsAmount: 0, freightAmount: 0, payableAmount: 0 },
}

export const getCartList = endpoint({
  name: 'getCartList',
  method: 'POST',
  path: '/api/cart/list/getCartList',
  auth: 'user',
  core: true,
  summary: 'The cart grouped by shop, with line states for the area and totals',
  input: z.object({ areaCode }),
  output: cartList,
  empty: EMPTY_CART,
})

/** Editable fields of a line. */
export const lineEdit = z.object({
  id: z.uuid(),
  qty: z.optional(qty),
  selected: z.optional(z.boolean()),
  note: z.optional(note),
  buyerCode: z.optional(buyerCode),
  savedForLater: z.optional(z.boolean()),
  /** The unit price the buyer has acknowledged; refused when the price has changed. */
  priceSeen: z.optional(price),
  /** The lead time in working days the buyer has acknowledged; checked like the price. */
  leadSeen: z.optional(count),
  backorder: z.optional(z.boolean()),
})
export type LineEdit = z.infer<typeof lineEdit>

export const editCartProduct = endpoint({
  name: 'editCartProduct',
  method: 'POST',
  path: '/api/cart/list/editCartProduct',
  auth: 'user',
  core: true,
  summary: 'Change lines, set them aside or take note of a price; all or nothing',
  input: z.object({
    lines: z.array(lineEdit).check(
      z.minLength(1),
      z.maxLength(CART_LINES_MAX),
      z.refine((lines) => isOnceEach(lines.map(({ id }) => id)), TWICE),
    ),
    areaCode,
  }),
  output: editedLines,
})

export const restoreCartProduct = endpoint({
  name: 'restoreCartProduct',
  method: 'POST',
  path: '/api/cart/list/restoreCartProduct',
  auth: 'user',
  summary: 'Undo: puts lines back as they were, also such as cannot be bought; at today’s prices',
  input: z.object({
    lines: z
      .array(
        z.object({
          skuId: id,
          qty,
          note,
          buyerCode,
          selected: z.boolean(),
          savedForLater: z.boolean(),
          backorder: z.boolean(),
          /** What the buyer had acknowledged of the line's price; today's price without it. */
          priceWhenAdded: z.optional(requestedPrice),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(CART_LINES_MAX),
        z.refine((lines) => isOnceEach(lines.map(lineKey)), TWICE),
      ),
    areaCode,
  }),
  output: cartList,
})

export const deleteCartProduct = endpoint({
  name: 'deleteCartProduct',
  method: 'POST',
  path: '/api/cart/list/deleteCartProduct',
  auth: 'user',
  core: true,
  summary: 'Remove lines; a list with a foreign id changes nothing',
  input: z.object({ id: lineIds }),
  output: z.looseObject({ count: countOrNone }),
})
