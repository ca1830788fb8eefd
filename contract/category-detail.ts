import * as z from 'zod/mini'
import { areaCode, count, id, named } from './common'
import { endpoint } from './endpoint'
import { tile } from './tile'

/** Something with goods of its own (brand, shop, category) and how many are sold in the area. */
export const stocked = z.looseObject({ ...named.shape, productCount: count })
export type Stocked = z.infer<typeof stocked>

const categoryTile = z.looseObject({ ...stocked.shape, image: z.string() })
export type CategoryTile = z.infer<typeof categoryTile>

/** A category with the ones below it that have pictures; none below a leaf. */
export const categoryGroup = z.looseObject({
  ...categoryTile.shape,
  children: z.array(categoryTile),
})
export type CategoryGroup = z.infer<typeof categoryGroup>

const column = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  numeric: z.boolean(),
})

export const getCategoryDetail = endpoint({
  name: 'getCategoryDetail',
  method: 'POST',
  path: '/api/categories/getCategoryDetail',
  auth: 'bearer',
  summary: 'One category: its place, what is beside and below it, attributes, brands, best sellers',
  input: z.object({ categoryId: id, areaCode }),
  output: z.looseObject({
    ...stocked.shape,
    /** Top category first, the category itself last. */
    path: z.array(named).check(z.minLength(1)),
    /** Itself among them, in the order of the catalogue. */
    siblings: z.array(stocked),
    children: z.array(categoryGroup),
    /** How its goods differ, and the columns of their table; leaves alone have them. */
    attributes: z.array(z.looseObject({ ...column.shape, valueCount: count })),
    columns: z.array(column),
    brands: z.array(stocked),
    /** None for a leaf: its list begins with them. */
    bestSellers: z.array(tile),
  }),
})
export type CategoryDetail = z.infer<typeof getCategoryDetail.output>
