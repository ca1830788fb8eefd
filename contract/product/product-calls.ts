import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { amount, areaCode, count, id, named } from '@/contract/fields'
import { type Sku, skuColumns } from './sku-columns-calls'

const axis = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  /** Derived from another axis: shown, but not selectable. */
  follows: z.boolean(),
  values: z.array(z.looseObject({ id: z.int(), label: z.string() })),
})
export type Axis = z.infer<typeof axis>

/** A standard and its equivalents, as buyers write them. */
const standard = z.looseObject({ name: z.string(), same: z.array(z.string()) })

/** None, a path of the mall, or a URL of another host; also offered as a download. */
const PICTURE = /^(?:$|\/(?![/\\])|https:\/\/)/

const productFields = {
  productId: z.int(),
  title: z.string(),
  subtitle: z.string(),
  brand: z.looseObject({ id: z.int(), name: z.string(), latin: z.string(), country: z.string() }),
  shop: z.looseObject({
    id: z.int(),
    name: z.string(),
    type: z.string(),
    /** Description, service, logistics; times ten. */
    scores: z.array(z.int()),
    freightAmount: amount,
    freeFreightFrom: amount,
    notice: z.string(),
  }),
  path: z.array(named),
  attributes: z.array(
    z.looseObject({ id: z.int(), name: z.string(), unit: z.string(), value: z.string() }),
  ),
  axes: z.array(axis),
  /** URL of its picture; a SKU's `dims` as its query select that SKU's own. */
  image: z.string().check(z.regex(PICTURE)),
  skus: skuColumns,
  standards: z.array(standard),
  origin: z.string(),
  warranty: z.string(),
  detail: z.string(),
  sales: count,
  comments: z.looseObject({
    count,
    /** Average of stars times ten, 0 without comments. */
    score: z.int().check(z.minimum(0), z.maximum(50)),
  }),
  /** Sold in the requested area. */
  saleable: z.boolean(),
}

export const getProductDetail = endpoint({
  name: 'getProductDetail',
  method: 'POST',
  path: '/api/product/getProductDetail',
  auth: 'bearer',
  summary: 'One product with its SKUs, prices, stock and lead time for the area',
  input: z.object({ productId: id, areaCode }),
  output: z.looseObject(productFields),
})

type ProductFields = z.output<z.ZodMiniObject<typeof productFields>>
/** A product for its page, with its SKUs as rows. */
export type ProductDetail = Omit<ProductFields, 'skus'> & { skus: Sku[] }
