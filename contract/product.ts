import * as z from 'zod/mini'
import { areaCode, askedPrice, count, id, listOf, named, page, pageSize, price } from './common'
import {
  GRID_PAGE_SIZE,
  KEYWORD_MAX,
  PAGE_SIZE_MAX,
  PRODUCT_SORTS,
  TABLE_PAGE_SIZE,
  TABLE_ROWS_MAX,
} from './constants'
import { endpoint } from './endpoint'

const filterValue = z.object({
  values: z.optional(z.array(id).check(z.maxLength(200))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})

/** Attribute id -> chosen values or a numeric range. */
export const attributeFilter = z.record(z.string().check(z.regex(/^\d{1,9}$/)), filterValue)
export type AttributeFilter = z.infer<typeof attributeFilter>

/** What narrows a product list, the same for grid, list and spec table. */
const productFilter = {
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
  categoryId: z.optional(id),
  brandIds: z.optional(z.array(id).check(z.maxLength(PAGE_SIZE_MAX))),
  shopIds: z.optional(z.array(id).check(z.maxLength(PAGE_SIZE_MAX))),
  attributes: z.optional(attributeFilter),
  priceMin: z.optional(askedPrice),
  priceMax: z.optional(askedPrice),
  inStock: z.optional(z.boolean()),
  areaCode,
}

export const stockState = z.enum(['in', 'low', 'out'])
export type StockState = z.infer<typeof stockState>

export const tier = z.looseObject({ minQty: count, price })

/** How a SKU is sold: what the quantity box needs, on every screen that has one. */
const saleUnit = {
  unit: z.string(),
  packQty: count,
  packUnit: z.string(),
  moq: z.int().check(z.minimum(1)),
  step: z.int().check(z.minimum(1)),
  maxQty: count,
}

export const hitSku = z.looseObject({
  skuId: z.int(),
  itemNo: z.string(),
  spec: z.string(),
  price,
  ...saleUnit,
})

export const productHit = z.looseObject({
  productId: z.int(),
  title: z.string(),
  brand: named,
  shop: named,
  category: named,
  image: z.string(),
  priceMin: price,
  priceMax: price,
  skuCount: count,
  stockState,
  /** Working days until it reaches the area. */
  leadDays: count,
  sales: count,
  standards: z.array(z.string()),
  /** The SKU the query speaks of, else the product's usual one. */
  sku: hitSku,
})
export type ProductHit = z.infer<typeof productHit>

export const facet = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  numeric: z.boolean(),
  values: z.array(
    z.looseObject({ id: z.int(), label: z.string(), count, num: z.nullable(z.number()) }),
  ),
})
export type Facet = z.infer<typeof facet>

const counted = z.looseObject({ id: z.int(), name: z.string(), count })
export type Counted = z.infer<typeof counted>

/** A piece of the query the search understood; shown as a chip that can be removed. */
export const chip = z.looseObject({
  /** The words as typed; removing the chip removes them from the keyword. */
  text: z.string(),
  kind: z.enum(['itemNo', 'category', 'brand', 'standard', 'spec', 'word']),
  label: z.string(),
})
export type Chip = z.infer<typeof chip>

export const searchProducts = endpoint({
  name: 'searchProducts',
  method: 'POST',
  path: '/api/product/searchProducts',
  auth: 'bearer',
  summary: 'Products by words, engineers’ shorthand, category, brand, shop and typed facets',
  input: z.object({
    ...productFilter,
    sort: z._default(z.enum(PRODUCT_SORTS), 'default'),
    page,
    pageSize: pageSize(GRID_PAGE_SIZE),
  }),
  output: z.looseObject({
    ...listOf(productHit).shape,
    categories: z.array(counted),
    brands: z.array(counted),
    shops: z.array(counted),
    facets: z.array(facet),
    /** Top category first, the chosen one last. */
    breadcrumb: z.array(named),
    understood: z.array(chip),
    /** Words to mark in titles. */
    terms: z.array(z.string()),
    /** Nothing matched every word; these match some of them. */
    relaxed: z.boolean(),
    /** Nothing has the number typed; these have one that is a slip away from it. */
    isNearNumber: z.boolean(),
  }),
})

export const tableRow = z.looseObject({
  ...hitSku.shape,
  productId: z.int(),
  title: z.string(),
  brand: z.string(),
  shop: z.string(),
  /** Values in column order, '' where the SKU has none. */
  cells: z.array(z.string()),
  tiers: z.array(tier),
  stock: count,
  stockState,
  leadDays: count,
})
export type TableRow = z.infer<typeof tableRow>

/** `price`, `lead`, `itemNo`, `product` or an attribute id, with `-` in front for descending. */
export const tableSort = z.string().check(z.regex(/^-?(price|lead|itemNo|product|\d{1,9})$/))

export const getSkuTable = endpoint({
  name: 'getSkuTable',
  method: 'POST',
  path: '/api/product/getSkuTable',
  auth: 'bearer',
  summary: 'SKUs as rows under the category’s own columns (spec-table view)',
  input: z.object({
    ...productFilter,
    sort: z._default(tableSort, 'product'),
    page,
    pageSize: pageSize(TABLE_PAGE_SIZE, TABLE_ROWS_MAX),
  }),
  output: z.looseObject({
    ...listOf(tableRow).shape,
    columns: z.array(
      z.looseObject({ id: z.int(), name: z.string(), unit: z.string(), numeric: z.boolean() }),
    ),
  }),
})
