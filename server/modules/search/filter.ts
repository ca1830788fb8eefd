import { type SQL, sql } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { AttributeFilter, getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { soldTo } from '@/server/modules/area/sold-to'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { parseQuery } from './language/query'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import {
  type Constraint,
  isLifted,
  isNamed,
  isOfSku,
  leavesOfValues,
  type Meaning,
  prefilter,
  satisfies,
  satisfiesInLeaf,
  type TextCondition,
} from './meaning/constraints'
import { needed } from './needed'

/** Whether a SKU can be had at once: of goods found by their number, some are no longer sold. */
export const IN_STOCK = sql`(s.status = 1 and p.status = 1 and s.stock >= s.moq)`

type Common<T> = Omit<T, 'sort' | 'page' | 'pageSize'>
export type ProductFilter = Common<ParsedInput<typeof searchProducts>> &
  Common<ParsedInput<typeof getSkuTable>> & {
    /** The SKUs for which the keyword is the buyer's own code; none for a visitor. */
    ownSkuIds?: number[]
  }

/** Conditions to skip: a facet's counts ignore the facet's own choice. */
export type Without = {
  brands?: boolean
  shops?: boolean
  attribute?: number
}

/** A question, understood once: what it asks of products and of their SKUs. */
export type Query = {
  filter: ProductFilter
  parts: QueryPart[]
  /** Words that nothing in the catalogue has; they ask for nothing. */
  unknown: QueryPart[]
  /** What names the goods is such a word: nothing is shown for sizes and materials alone. */
  hasUnknownGoods: boolean
  meaning: Meaning
  /** SKUs found by an item or model number; null when the keyword is no number. */
  skuIds: number[] | null
  /** The keyword is the buyer's own code of the first of them. */
  isOwnCode: boolean
  /** Those of them whose number equals the keyword instead of only starting with it. */
  exactIds: number[]
  /** No SKU on sale has the sizes asked for: those with their price on request are goods of it too. */
  hasOnRequest: boolean
  /** No SKU satisfies all parts: those that satisfy most are shown, with what they lack. */
  relaxed: boolean
  /** The SKUs were found by a number one edit away from the keyword. */
  isNearNumber: boolean
  /** The words of the keyword that ask for a price, which `filter` has; '' for none. */
  priceText: string
}

/** Value ids an attribute filter allows; a range allows the values inside it. */
export function allowedValues(
  catalog: CatalogMetadata,
  attributeId: number,
  { values, min, max }: AttributeFilter[string],
): number[] {
  if (values) return values
  const all = catalog.attribute.get(attributeId)?.values ?? []
  return all
    .filter(({ num }) => num !== null && num >= (min ?? -Infinity) && num <= (max ?? Infinity))
    .map((value) => value.id)
}

/** An empty list of values lifts what the query says of the attribute, and asks nothing itself. */
const isAny = ({ values, min, max }: AttributeFilter[string]) =>
  min === undefined && max === undefined && values?.length === 0

function chosenAttributes({ filter }: Query, { attribute }: Without): Set<number> {
  const chosen = Object.keys(filter.attributes ?? {}).map(Number)
  return new Set(attribute === undefined ? chosen : [...chosen, attribute])
}

function contextOf(query: Query, without: Without, named: TextCondition = isNamed) {
  return {
    leafIds: [...query.meaning.leaves.keys()],
    chosen: chosenAttributes(query, without),
    named,
  }
}

/**
 * The products `p` of a query. A relaxed one is compared with SKUs by any of its parts, so each product
 * says once which of them its text has (`p.named`): asked of every SKU, sixteen parts took seconds.
 */
export function productsOf(catalog: CatalogMetadata, query: Query, without: Without = {}): SQL {
  const all = sql.join(productConditions(catalog, query, without), sql` and `)
  if (!query.relaxed) return sql`products p where ${all}`
  const named = sql.join(
    query.meaning.constraints.map(({ part }) => isNamed(part)),
    sql`, `,
  )
  // `offset 0`: else the planner would put each test where it is read.
  return sql`(select p.*, array[${named}]::boolean[] as named from products p
    where ${all} offset 0) p where true`
}

/** Whether the text of a product of `productsOf` has a part. */
function namedIn({ relaxed, meaning }: Query): TextCondition {
  if (!relaxed) return isNamed
  const columns = new Map(
    meaning.constraints.map(({ part }, at) => [part, sql.raw(`p.named[${at + 1}]`)]),
  )
  return (part) => columns.get(part) ?? isNamed(part)
}

/** A condition for each part: each alone says whether a SKU `s` of a row `p` of products satisfies it. */
export function partConditions(query: Query): SQL[] {
  const context = contextOf(query, {})
  return query.meaning.constraints.map((one) => satisfies(one, context))
}

/** Whether the parts of a query are asked as they are: not found by a number, nor relaxed. */
const isAsked = ({ skuIds, relaxed }: Query) => !skuIds && !relaxed

/**
 * Leaves that the chosen category and the sizes asked for leave open; null for all. One list: the planner
 * would take goods of three lists for a third as rare each time.
 */
function openLeaves(catalog: CatalogMetadata, query: Query, asked: Constraint[]): number[] | null {
  const { filter, meaning, skuIds } = query
  const lists = [
    filter.categoryId ? leavesOf(catalog, filter.categoryId) : null,
    meaning.isNarrowed && !skuIds ? [...meaning.leaves.keys()] : null,
    ...asked.map(leavesOfValues),
    isAsked(query) && meaning.constraints.some(({ namesAll }) => namesAll)
      ? [...meaning.leaves.keys()]
      : null,
  ].filter((one) => one !== null)
  const [first, ...others] = lists
  if (!first) return null
  const sets = others.map((ids) => new Set(ids))
  return first.filter((id) => sets.every((ids) => ids.has(id)))
}

/** For each part whether a SKU of `productsOf` satisfies it, for ranking: no index answers these. */
export function partFlags(query: Query): SQL[] {
  const context = contextOf(query, {}, namedIn(query))
  return query.meaning.constraints.map((one) => satisfiesInLeaf(one, context))
}

/** Conditions on the product alone, `p`. */
export function productConditions(
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): SQL[] {
  const { filter } = query
  const context = contextOf(query, without)
  const constraints = isAsked(query) ? query.meaning.constraints : []
  const ofSku = constraints.filter((one) => isOfSku(one, context))
  const leafIds = openLeaves(catalog, query, ofSku)
  // Goods asked for by their number are found however they stand (isOffered), those of a closed shop never.
  const ofOpenShop = sql`exists (select 1 from shops h where h.id = p.shop_id and h.open)`
  const conditions = [query.exactIds.length > 0 ? ofOpenShop : sql`p.status = 1`]
  if (query.hasUnknownGoods) conditions.push(sql`false`)
  if (leafIds) conditions.push(sql`p.category_id = any(${intArray(leafIds)})`)
  if (filter.brandIds?.length && !without.brands) {
    conditions.push(sql`p.brand_id = any(${intArray(filter.brandIds)})`)
  }
  if (filter.shopIds?.length && !without.shops) {
    conditions.push(sql`p.shop_id = any(${intArray(filter.shopIds)})`)
  }
  conditions.push(...soldTo(filter.areaCode))
  const before = ofSku.map((one) => prefilter(one, leafIds ?? context.leafIds))
  const ofProduct = constraints.filter(
    (one) => !isOfSku(one, context) && !one.namesAll && !isLifted(one, context),
  )
  return [
    ...conditions,
    ...before.filter((one) => one !== null),
    ...ofProduct.map((one) => satisfies(one, context)),
  ]
}

/**
 * Conditions on the SKU `s` of a product `p` of `productsOf`: the sizes asked for, the facets chosen, price
 * and stock meet in one SKU. None when any SKU of the product will do.
 */
export function skuConditions(
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): SQL[] {
  const { filter, meaning, skuIds } = query
  const conditions: SQL[] = []
  for (const [id, choice] of Object.entries(filter.attributes ?? {})) {
    if (Number(id) === without.attribute || isAny(choice)) continue
    conditions.push(sql`s.values && ${intArray(allowedValues(catalog, Number(id), choice))}`)
  }
  // A price on request is nobody's to find out.
  if (filter.priceMin !== undefined || filter.priceMax !== undefined) {
    conditions.push(sql`s.status <> ${SALE_STATUS.onRequest}`)
  }
  if (filter.priceMin !== undefined) conditions.push(sql`s.price >= ${filter.priceMin}`)
  if (filter.priceMax !== undefined) conditions.push(sql`s.price <= ${filter.priceMax}`)
  if (filter.inStock) conditions.push(IN_STOCK)
  if (skuIds) {
    conditions.push(sql`s.id = any(${intArray(skuIds)})`)
    return conditions
  }
  const context = contextOf(query, without, namedIn(query))
  const asked = meaning.constraints.filter((one) => isOfSku(one, context))
  if (query.relaxed) conditions.push(needed(catalog, meaning, context))
  else conditions.push(...asked.map((one) => satisfies(one, context)))
  if (conditions.length > 0 && meaning.isNarrowed) {
    // Said of SKUs too, so that those of other leaves are not compared with long lists of values.
    conditions.push(sql`s.category_id = any(${intArray([...meaning.leaves.keys()])})`)
  }
  return conditions
}

/** Parses the keyword into parts; particles like 的 and bare punctuation are ignored. */
export function readKeyword(catalog: CatalogMetadata, keyword: string | undefined): QueryPart[] {
  return keyword ? parseQuery(keyword, lexiconOf(catalog)) : []
}
