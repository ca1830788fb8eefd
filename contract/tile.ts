import * as z from 'zod/mini'
import { price } from './common'

/** A product as a small card shows it: picture, title, lowest price. */
export const tile = z.looseObject({
  productId: z.int(),
  title: z.string(),
  image: z.string(),
  priceMin: price,
  unit: z.string(),
})
export type Tile = z.infer<typeof tile>

/** Can be bought; not sold in the area asked for; not sold any more. */
export const saleState = z.enum(['ok', 'areaOff', 'off'])
export type SaleState = z.infer<typeof saleState>
