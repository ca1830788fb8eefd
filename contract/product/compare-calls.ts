import * as z from 'zod/mini'
import { COMPARE_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, id, named } from '@/contract/fields'
import { hitSku, stockState, tier } from '@/contract/search/search-calls'

const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length

const column = z.looseObject({
  ...hitSku.shape,
  productId: z.int(),
  title: z.string(),
  model: z.string(),
  brand: named,
  shop: named,
  image: z.string(),
  /** The same with dimensions, for large pictures; of the mall's own API. */
  drawing: z.optional(z.string()),
  tiers: z.array(tier),
  stock: count,
  stockState,
  /** Working days until delivery to the area. */
  leadDays: count,
  standards: z.array(z.string()),
  /** 1 on sale, 2 off sale, 3 discontinued, 4 price on request, 5 its shop is closed. */
  status: z.int(),
  /** Its product is on sale, and sold in the requested area. */
  saleable: z.boolean(),
})
export type CompareColumn = z.infer<typeof column>

const row = z.looseObject({
  name: z.string(),
  unit: z.string(),
  /** One value per column, '' for none. */
  values: z.array(z.string()),
})

const comparison = z
  .looseObject({
    /** In the requested order. */
    columns: z.array(column).check(z.maxLength(COMPARE_MAX)),
    /** Attributes in category order, those shared by all first. */
    rows: z.array(row),
    /** Unknown ids. */
    missing: z.array(z.int()),
  })
  .check(
    z.refine(({ columns }) => isUnique(columns.map(({ skuId }) => skuId))),
    z.refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length)),
    z.refine(({ rows }) => {
      const names = rows.map(({ name, unit }) => `${name} ${unit}`)
      return new Set(names).size === names.length
    }),
  )
export type Comparison = z.infer<typeof comparison>

export const compareSkus = endpoint({
  name: 'compareSkus',
  method: 'POST',
  path: '/api/product/compareSkus',
  auth: 'bearer',
  summary: 'Up to four SKUs side by side: price, supply and every attribute',
  input: z.object({
    skuIds: z
      .array(id)
      .check(
        z.minLength(1),
        z.maxLength(COMPARE_MAX),
        z.refine(isUnique, { error: '同一规格不能重复对比' }),
      ),
    areaCode,
  }),
  output: comparison,
})
