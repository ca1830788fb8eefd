import * as z from 'zod/mini'
import {
  GRID_PAGE_SIZE,
  KEYWORD_MAX,
  PAGE_SIZE_MAX,
  PRODUCT_SORTS,
  TABLE_PAGE_SIZE,
  TABLE_ROWS_MAX,
} from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  areaCode,
  count,
  id,
  listOf,
  named,
  page,
  pageSize,
  price,
  requestedPrice,
  textOrNone,
} from '@/contract/fields'
import { TABLE_SORT, UNSORTED } from './table-sort-rules'

const filterValue = z.object({
  values: z.optional(z.array(id).check(z.maxLength(200))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})

/** Attribute id -> chosen values or a numeric range; the search refuses more than `ATTRIBUTES_MAX`. */
export const attributeFilter = z.record(z.string().check(z.regex(/^\d{1,9}$/)), filterValue)
export type AttributeFilter = z.infer<typeof attributeFilter>

/** Filters of a product list, the same for grid, list and spec table. */
const productFilter = {
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
  /** Searches the words as typed, without correcting any. */
  literal: z.optional(z.boolean()),
  categoryId: z.optional(id),
  brandIds: z.optional(z.array(id).check(z.maxLength(PAGE_SIZE_MAX))),
  shopIds: z.optional(z.array(id).check(z.maxLength(PAGE_SIZE_MAX))),
  attributes: z.optional(attributeFilter),
  priceMin: z.optional(requestedPrice),
  priceMax: z.optional(requestedPrice),
  inStock: z.optional(z.boolean()),
  areaCode,
}

export const stockState = z.enum(['in', 'low', 'out'])
export type StockState = z.infer<typeof stockState>

export const tier = z.looseObject({ minQty: count, price })

/** Unit and quantity rules of a SKU, for the quantity input on every screen. */
const saleUnit = {
  unit: z.string(),
  packQty: count,
  packUnit: z.string(),
  moq: z.int().check(z.minimum(1)),
  step: z.int().check(z.minimum(1)),
  maxQty: count,
}

/** Why goods found by their number are no longer sold; '' for all others. */
export const withdrawn = textOrNone

export const hitSku = z.looseObject({
  skuId: z.int(),
  itemNo: z.string(),
  spec: z.string(),
  price,
  ...saleUnit,
})

export const missing = z.looseObject({
  /** As typed, in the usual notation. */
  wanted: z.string(),
  /** Labels of the product's values next to it; none when it is no number. */
  nearest: z.array(z.string()),
})
export type Missing = z.infer<typeof missing>

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
  /** Working days until delivery to the area. */
  leadDays: count,
  sales: count,
  standards: z.array(z.string()),
  /** The SKU that satisfies the query and the filters; of several the one in stock. */
  sku: hitSku,
  withdrawn,
  /** What the SKU lacks of a query that no SKU satisfies, with the product's nearest values. */
  missing: z.array(missing),
})
export type ProductHit = z.infer<typeof productHit>

export const facet = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  numeric: z.boolean(),
  /** Values the keyword itself names: shown as ticked until another is chosen. */
  named: z.array(z.int()),
  values: z.array(
    z.looseObject({
      id: z.int(),
      label: z.string(),
      count,
      num: z.nullable(z.number()),
      /** The goods in this form or colour, where all hits are of one leaf and its drawing shows it. */
      image: z.optional(z.string()),
    }),
  ),
})
export type Facet = z.infer<typeof facet>

const counted = z.looseObject({ id: z.int(), name: z.string(), count })
export type Counted = z.infer<typeof counted>

/** A part of the query the search recognised; shown as a removable chip. */
export const chip = z.looseObject({
  /** The words as typed; removing the chip removes them from the keyword. */
  text: z.string(),
  kind: z.enum(['itemNo', 'category', 'brand', 'standard', 'spec', 'word', 'price']),
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
    /**
     * Those below the chosen category, or the leaves found: what the words name first, then the largest. A drawing
     * where words name goods of several.
     */
    categories: z.array(z.looseObject({ ...counted.shape, image: z.optional(z.string()) })),
    brands: z.array(counted),
    shops: z.array(counted),
    facets: z.array(facet),
    /** From the top category down to the chosen one. */
    breadcrumb: z.array(named),
    understood: z.array(chip),
    /** Words that nothing in the catalogue has; they were left out. */
    unknown: z.array(z.string()),
    /** Mistyped words and what they were taken for. */
    corrected: z.array(z.looseObject({ typed: z.string(), text: z.string() })),
    /** Words to highlight in titles. */
    terms: z.array(z.string()),
    /** No SKU satisfies every part; these satisfy most of them (`missing` says which not). */
    relaxed: z.boolean(),
    /** No product has this number; these have one at edit distance one. */
    isNearNumber: z.boolean(),
    /** A SKU of this number, where it is sold in other areas alone. */
    soldElsewhere: z.optional(z.looseObject({ productId: z.int(), skuId: z.int() })),
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
  withdrawn,
  leadDays: count,
})
export type TableRow = z.infer<typeof tableRow>

const tableColumn = z.looseObject({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  numeric: z.boolean(),
  /** Name of its dimension on the table's drawing, A to Z; none where the drawing does not show it. */
  letter: z.optional(z.string()),
  /** URL of the drawing with this dimension highlighted. */
  highlighted: z.optional(z.string()),
})
export type ColumnOfTable = z.infer<typeof tableColumn>

/** A column of the spec table or an attribute's id, with `-` in front for descending. */
export const tableSort = z.string().check(z.regex(TABLE_SORT))

export const getSkuTable = endpoint({
  name: 'getSkuTable',
  method: 'POST',
  path: '/api/product/getSkuTable',
  auth: 'bearer',
  summary: 'SKUs as rows under the category’s own columns (spec-table view)',
  input: z.object({
    ...productFilter,
    sort: z._default(tableSort, UNSORTED),
    page,
    pageSize: pageSize(TABLE_PAGE_SIZE, TABLE_ROWS_MAX),
  }),
  output: z.looseObject({
    ...listOf(tableRow).shape,
    columns: z.array(tableColumn),
    /** URL of the first row's drawing, its dimensions named as its columns are. */
    drawing: z.optional(z.string()),
  }),
})
