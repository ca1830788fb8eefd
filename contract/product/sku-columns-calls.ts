import * as z from 'zod/mini'
import { RATE } from '@/contract/constants'
import { count, price } from '@/contract/fields'
import { type hitSku, stockState, type tier } from '@/contract/search/search-calls'

/** One value per row; a single value applies to every row. */
const column = <T extends z.ZodMiniType>(value: T) => z.array(value)
const min = z.int().check(z.minimum(1))

/** Weight of a piece in grams: light goods have decimals; 0 where nobody knows. */
export const grams = z.number().check(z.minimum(0))

/** Name of a picture's query parameter; '' stands for the whole query. */
export const DIM_NAME = /^(?:[a-z][a-z\d]{0,11})?$/i

const plainColumns = {
  itemNo: column(z.string()),
  model: column(z.string()),
  price: column(price),
  marketPrice: column(price),
  unit: column(z.string()),
  packQty: column(count),
  packUnit: column(z.string()),
  moq: column(min),
  step: column(min),
  maxQty: column(count),
  stock: column(count),
  stockState: column(stockState),
  leadDays: column(count),
  weightG: column(grams),
  /** 1 on sale, 2 off sale, 3 discontinued, 4 price on request, 5 its shop is closed. */
  status: column(z.int()),
}

const stepColumns = z.looseObject({
  /** 0 for SKUs with fewer tiers. */
  minQty: column(count),
  /** Tier price as a share of the SKU's price, in 1/10000, when equal for all SKUs. */
  rate: z.nullable(count.check(z.maximum(RATE))),
  /** The tier prices, otherwise. */
  price: column(price),
})

type Columns = {
  [field: string]: unknown
  skuId: unknown[]
  specBy: string
  spec: unknown[]
  axes: unknown[][]
  dims: Record<string, unknown[]>
  tiers: z.infer<typeof stepColumns>[]
}

function isWhole(columns: Columns): boolean {
  const plain = Object.keys(plainColumns).map((field) => columns[field])
  const specs = columns.specBy === 'given' ? [columns.spec] : []
  const steps = columns.tiers.flatMap(({ minQty, rate, price }) =>
    rate === null ? [minQty, price] : [minQty],
  )
  return [...plain, ...specs, ...Object.values(columns.dims), ...columns.axes, ...steps].every(
    (list) => Array.isArray(list) && (list.length === 1 || list.length === columns.skuId.length),
  )
}

/**
 * The SKUs of a product in columnar form: a product page carries hundreds of them, and grouping
 * equal values takes a third of the size of rows.
 */
export const skuColumns = z
  .looseObject({
    /** Its length is the number of rows. */
    skuId: z.array(z.int()),
    ...plainColumns,
    /** `times`: values joined by ×; `words`: with units, by spaces; `given`: stored as is. */
    specBy: z.enum(['times', 'words', 'given']),
    spec: column(z.string()),
    /** Picture parameters that vary by SKU, by their query name; '' for none. */
    dims: z.record(z.string().check(z.regex(DIM_NAME)), column(z.string())),
    /** One list per axis: the index of each SKU's value, -1 for none. */
    axes: z.array(column(z.int().check(z.minimum(-1)))),
    /** One entry per price tier. */
    tiers: z.array(stepColumns),
  })
  .check(z.refine(isWhole))
export type SkuColumns = z.infer<typeof skuColumns>

/** A SKU as its page shows it, without the URL of its picture. */
export type PlainSku = z.infer<typeof hitSku> & {
  model: string
  /** Its value id on each axis, in the order of `axes`; 0 for none. */
  axisValues: number[]
  marketPrice: number
  tiers: z.infer<typeof tier>[]
  stock: number
  stockState: z.infer<typeof stockState>
  leadDays: number
  weightG: number
  dims: string
  status: number
}
export type Sku = PlainSku & { image: string }
