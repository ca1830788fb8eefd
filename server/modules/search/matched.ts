import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '@/server/kernel/db/sql-arrays'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import {
  partConditions,
  productConditions,
  type Query,
  skuConditions,
  type Without,
} from './filter'
import { degree } from './meaning/constraints'
import { nearRanks } from './meaning/nearest'

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `)

/** From and where of the SKUs on sale that answer a query: rows of the spec table. */
export function matchedSkus(catalog: CatalogMetadata, query: Query, without: Without = {}): SQL {
  const conditions = [
    sql`s.status = 1`,
    ...productConditions(catalog, query, without),
    ...skuConditions(catalog, query, without),
  ]
  return sql`from skus s join products p on p.id = s.product_id where ${all(conditions)}`
}

/** From and where of the products with such a SKU: what is counted. */
export function matchedProducts(
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): SQL {
  const ofProduct = productConditions(catalog, query, without)
  const ofSku = skuConditions(catalog, query, without)
  if (ofSku.length === 0) return sql`from products p where ${all(ofProduct)}`
  return sql`from products p where ${all(ofProduct)} and exists (
    select 1 from skus s where s.product_id = p.id and s.status = 1 and ${all(ofSku)})`
}

/** How near a SKU's sizes are to the ones no SKU has; null when none is near. */
function nearness(catalog: CatalogMetadata, { meaning }: Query): SQL {
  const ranks = nearRanks(catalog, meaning)
  if (ranks.length === 0) return sql`null::int`
  const ids = intArray(ranks.map(({ id }) => id))
  return sql`(select min(near.rank) from unnest(${ids}, ${intArray(ranks.map(({ rank }) => rank))})
    as near(id, rank) where near.id = any(s.values))`
}

/**
 * The SKU each product is shown for, one row each: of those that answer the query the one in stock,
 * then the product's usual one. Of a relaxed query the one that satisfies most parts (`satisfied`, in
 * their order), then the one nearest in size.
 */
export function shownSkus(catalog: CatalogMetadata, query: Query): SQL {
  const columns = sql`s.product_id, s.id as sku_id, s.price, s.lead_days, s.stock >= s.moq as in_stock`
  if (skuConditions(catalog, query).length === 0) {
    return sql`select ${columns}, '{}'::int[] as satisfied, 0 as score
      from products p join skus s on s.id = p.default_sku_id
      where ${all(productConditions(catalog, query))}`
  }
  const { exactIds, relaxed } = query
  const parts = relaxed ? partConditions(query) : []
  const flags = parts.map((one) => sql`(${one})::int`)
  const degrees = query.meaning.constraints.flatMap((one, at) =>
    parts[at] ? degree(one, parts[at]) : [],
  )
  const satisfied = parts.length > 0 ? sql`array[${sql.join(flags, sql`, `)}]` : sql`'{}'::int[]`
  const score = parts.length > 0 ? sql.join(degrees, sql` + `) : sql`0`
  const near = relaxed ? sql`${nearness(catalog, query)} nulls last,` : sql``
  const exact = exactIds.length > 0 ? sql`s.id = any(${intArray(exactIds)}) desc,` : sql``
  return sql`select distinct on (s.product_id) ${columns}, ${satisfied} as satisfied, ${score} as score
    ${matchedSkus(catalog, query)}
    order by s.product_id, ${exact} score desc, ${near} s.stock >= s.moq desc,
      s.id = p.default_sku_id desc, s.sort`
}
