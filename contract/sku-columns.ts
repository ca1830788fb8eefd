import * as z from 'zod/mini'
import { count, price } from './common'
import { type hitSku, stockState, type tier } from './product'

/** A value a row; a single one stands for every row. */
const column = <T extends z.ZodMiniType>(value: T) => z.array(value)
const least = z.int().check(z.minimum(1))

/** A part of a picture's query; '' stands for all of it. */
export const DIM_NAME = /^(?:[a-z][a-z\d]{0,11})?$/i
/** The whole of a rate. */
export const RATE = 10_000

const plainColumns = {
  itemNo: column(z.string()),
  model: column(z.string()),
  price: column(price),
  marketPrice: column(price),
  unit: column(z.string()),
  packQty: column(count),
  packUnit: column(z.string()),
  moq: column(least),
  step: column(least),
  maxQty: column(count),
  stock: column(count),
  stockState: column(stockState),
  leadDays: column(count),
  weightG: column(count),
  /** 1 on sale, 2 off sale, 3 discontinued, 4 price on request. */
  status: column(z.int()),
}

const stepColumns = z.looseObject({
  /** 0 where a SKU has fewer steps. */
  minQty: column(count),
  /** Part of the SKU's price that is asked for, in 1/10000, where it is the same for all of them. */
  rate: z.nullable(count.check(z.maximum(RATE))),
  /** Else the prices themselves. */
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
 * The SKUs of a product, a list a field: hundreds of them travel in a product's page, and like
 * values side by side take a third of the room of like rows.
 */
export const skuColumns = z
  .looseObject({
    /** As long as there are rows. */
    skuId: z.array(z.int()),
    ...plainColumns,
    /** `times`: its values joined by ×; `words`: with their units, by spaces; else as given. */
    specBy: z.enum(['times', 'words', 'given']),
    spec: column(z.string()),
    /** What of the product's picture is the SKU's own, by the name in its query; '' for none. */
    dims: z.record(z.string().check(z.regex(DIM_NAME)), column(z.string())),
    /** A list an axis of the product: which of its values each SKU has, -1 for none. */
    axes: z.array(column(z.int().check(z.minimum(-1)))),
    /** An entry a step of the price ladder. */
    tiers: z.array(stepColumns),
  })
  .check(z.refine(isWhole))
export type SkuColumns = z.infer<typeof skuColumns>

/** One SKU with what its page shows of it, but the address of its picture. */
export type PlainSku = z.infer<typeof hitSku> & {
  model: string
  /** Its value on each axis of the product, in the order of `axes`; 0 for none. */
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
