import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, countOrNone, id, named } from '@/contract/fields'
import { tile } from '@/contract/product/tile-calls'

/** A brand, shop or category, and the number of its products sold in the area. */
export const stocked = z.looseObject({ ...named.shape, productCount: countOrNone })
export type Stocked = z.infer<typeof stocked>

const categoryTile = z.looseObject({ ...stocked.shape, image: z.string() })
export type CategoryTile = z.infer<typeof categoryTile>

/** A category with its subcategories and their pictures; a leaf has none. */
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
    /** From the top category down to the category itself. */
    path: z.array(named).check(z.minLength(1)),
    /** Including itself, in catalogue order. */
    siblings: z.array(stocked),
    children: z.array(categoryGroup),
    /** Attributes of its products and columns of their table; leaves only. */
    attributes: z.array(z.looseObject({ ...column.shape, valueCount: count })),
    columns: z.array(column),
    brands: z.array(stocked),
    /** Empty for a leaf: its list starts with them. */
    bestSellers: z.array(tile),
  }),
})
export type CategoryDetail = z.infer<typeof getCategoryDetail.output>
