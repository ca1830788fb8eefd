import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '@/server/kernel/db/sql-arrays'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import {
  IN_STOCK,
  partFlags,
  productConditions,
  productsOf,
  type Query,
  skuConditions,
  type Without,
} from './filter'
import { nearnessInLeaf, sizesInLeaf } from './meaning/constraints'
import { nearValues } from './meaning/nearest'

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `)

/**
 * Whether a SKU `s` of a product `p` is among the goods of a query: on sale, on request where nothing of its product
 * or of the query is on sale, or asked for by its number however it stands.
 */
export function isOffered({ exactIds, hasOnRequest }: Query): SQL {
  const offered = hasOnRequest
    ? sql`s.status in (1, 4)`
    : sql`(s.status = 1 or s.status = 4 and p.sku_count = 0)`
  if (exactIds.length === 0) return offered
  return sql`(p.status = 1 and ${offered} or s.id = any(${intArray(exactIds)}))`
}

/** How many SKUs of a product `p` are among the goods of a query that asks nothing of SKUs. */
export function offeredCount(query: Query): SQL {
  const counted = sql`(select count(*) from skus s where s.product_id = p.id and ${isOffered(query)})`
  if (query.hasOnRequest) return sql`${counted}::int`
  return sql`case when p.sku_count > 0 then p.sku_count else ${counted}::int end`
}

/** Whether any SKU of a query's products will do, so that they can be counted by product (`offeredCount`). */
export function isOfProducts(catalog: CatalogMetadata, query: Query): boolean {
  return query.exactIds.length === 0 && skuConditions(catalog, query).length === 0
}

/** From and where of the SKUs that answer a query: rows of the spec table. */
export function matchedSkus(catalog: CatalogMetadata, query: Query, without: Without = {}): SQL {
  const conditions = [
    sql`s.product_id = p.id`,
    isOffered(query),
    ...skuConditions(catalog, query, without),
  ]
  return sql`from skus s, ${productsOf(catalog, query, without)} and ${all(conditions)}`
}

/** From and where of the products with such a SKU: what is counted. */
export function matchedProducts(
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): SQL {
  const products = productsOf(catalog, query, without)
  const ofSku = skuConditions(catalog, query, without)
  if (ofSku.length === 0) return sql`from ${products}`
  return sql`from ${products} and exists (
    select 1 from skus s where s.product_id = p.id and ${isOffered(query)} and ${all(ofSku)})`
}

/** A price on request has no place among the others. */
const PRICE = sql`case when s.status = 1 then s.price end as price`
const SHOWN = sql`s.product_id, s.id as sku_id, ${PRICE}, s.lead_days, ${IN_STOCK} as in_stock`

/**
 * Weight of a part that a SKU has whole, a designation before others: 51110 P5 are other 51110 before other P5. What
 * the sizes of one weigh that it has in part, `Partly` says.
 */
const WHOLE = 4
const DESIGNATION = 8

const UNRANKED = sql`'{}'::int[] as satisfied, 0 as score, null::int as near`

/**
 * Of a query that no SKU satisfies, for each product the SKU that satisfies most parts (`satisfied`, in
 * their order), then the one nearest in size. A part it has whole counts as much as two of the sizes that tell SKUs
 * apart, a size next to one half as much as one of these.
 */
function nearestSkus(catalog: CatalogMetadata, query: Query): SQL {
  const { meaning } = query
  const flags = partFlags(query).map((one) => sql`(${one})::int`)
  const weights = meaning.constraints.map(({ isDesignation }) =>
    isDesignation ? DESIGNATION : WHOLE,
  )
  const wholes = weights.map((weight, at) => sql`${weight}::int * satisfied[${at + 1}::int]`)
  const sizes = meaning.constraints.map(sizesInLeaf)
  const near = nearnessInLeaf(nearValues(catalog, meaning))
  // `offset 0`: what ranks a SKU is decided once, not again wherever it is read.
  return sql`select distinct on (product_id)
      product_id, sku_id, price, lead_days, in_stock, satisfied, score, near
    from (select ranked.*, sizes + ${sql.join(wholes, sql` + `)} + (near is not null)::int as score
      from (select ${SHOWN}, array[${sql.join(flags, sql`, `)}] as satisfied,
        ${sql.join(sizes, sql` + `)} as sizes, ${near} as near, s.id = p.default_sku_id as is_usual,
        s.sort ${matchedSkus(catalog, query)} offset 0) ranked) scored
    order by product_id, score desc, near nulls last, in_stock desc, is_usual desc, sort`
}

/**
 * The SKU each product is shown for, one row each: of those that answer the query the one in stock,
 * then the product's usual one; of a relaxed query the nearest. `among` narrows the products `p` of a
 * query that is not relaxed.
 */
export function shownSkus(catalog: CatalogMetadata, query: Query, among: SQL = sql``): SQL {
  if (skuConditions(catalog, query).length === 0) {
    return sql`select ${SHOWN}, ${UNRANKED}
      from products p join skus s on s.id = p.default_sku_id
      where ${all(productConditions(catalog, query))} ${among}`
  }
  const { exactIds, relaxed, meaning } = query
  if (relaxed && meaning.constraints.length > 0) return nearestSkus(catalog, query)
  const exact = exactIds.length > 0 ? sql`s.id = any(${intArray(exactIds)}) desc,` : sql``
  return sql`select distinct on (s.product_id) ${SHOWN}, ${UNRANKED}
    ${matchedSkus(catalog, query)} ${among}
    order by s.product_id, ${exact} ${IN_STOCK} desc, s.id = p.default_sku_id desc, s.sort`
}
