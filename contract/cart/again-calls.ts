import * as z from 'zod/mini'
import { count, price } from '@/contract/fields'

/** Result of buying a line again, of an order or of a quotation. */
const againLine = z.looseObject({
  skuId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** Quantity then and quantity added to the cart; 0 when none was. */
  orderedQty: count,
  addedQty: count,
  /** Unit prices then and now; null now when it cannot be bought. */
  priceThen: price,
  priceNow: z.nullable(price),
  /** Why it was not added, or was adjusted; '' otherwise. */
  reason: z.string(),
})
export type AgainLine = z.infer<typeof againLine>

/** What became of each line, and of the cart. */
export const again = z.looseObject({
  lines: z.array(againLine),
  addedCount: count,
  /** Lines now in the cart. */
  cartCount: count,
})
export type Again = z.infer<typeof again>
