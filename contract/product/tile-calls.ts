import * as z from 'zod/mini'
import { price } from '@/contract/fields'

/** A product as a small card: picture, title, lowest price. */
export const tile = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  priceMin: price,
  unit: z.string(),
})
export type Tile = z.infer<typeof tile>

/** How goods are sold whatever the quantity; lines of a cart have these states too (DOMAIN 3.5). */
export const saleState = z.enum(['ok', 'areaOff', 'off', 'gone', 'quoteOnly', 'shopClosed'])
export type SaleState = z.infer<typeof saleState>
