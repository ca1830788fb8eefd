import * as z from 'zod/mini'
import { amount, areaCode, count, id, named } from './common'
import { endpoint } from './endpoint'
import { type Sku, skuColumns } from './sku-columns'

const axis = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  /** Its value follows from another axis: shown, not chosen. */
  follows: z.boolean(),
  values: z.array(z.looseObject({ id: z.int(), label: z.string() })),
})
export type Axis = z.infer<typeof axis>

/** A standard and the ones that say the same, as buyers write them. */
const standard = z.looseObject({ name: z.string(), same: z.array(z.string()) })

/** None, one of the mall, or one of another host; it is also offered as a file. */
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
  /** Address of its picture; a SKU's `dims` as the query make it that SKU's own. */
  image: z.string().check(z.regex(PICTURE)),
  skus: skuColumns,
  standards: z.array(standard),
  origin: z.string(),
  warranty: z.string(),
  detail: z.string(),
  sales: count,
  /** What buyers say of it: how many, and their average score times ten (0 without any). */
  comments: z.looseObject({ count, score: z.int().check(z.minimum(0), z.maximum(50)) }),
  /** Sold in the area asked for. */
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
/** A product as its page shows it: with its SKUs as rows. */
export type ProductDetail = Omit<ProductFields, 'skus'> & { skus: Sku[] }
