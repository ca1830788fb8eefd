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

/** Available; not sold in the requested area; no longer sold. */
export const saleState = z.enum(['ok', 'areaOff', 'off'])
export type SaleState = z.infer<typeof saleState>
