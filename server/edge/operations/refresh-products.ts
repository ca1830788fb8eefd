import { sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { OperatorError } from '@/server/kernel/operator-error'
import { countCategories } from '@/server/modules/catalog/count-categories'

/** Goods of a closed brand or category would be for sale and yet have no page. */
async function requireOpenPlaces(tx: Db, productIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select p.title from products p
    join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    where p.id = any(${intArray(productIds)}) and not (b.open and c.open)
      and exists (select 1 from skus s where s.product_id = p.id and s.status in (1, 4))
    limit 1`)
  const [closed] = rows
  if (closed) throw new OperatorError(`${closed.title}: its brand or category is closed`)
}

/**
 * Recomputes what products tell of their SKUs, as `summaryOf` of the catalogue does when they are
 * made: it speaks of the SKUs on sale, without any of those on request. A product without either is
 * taken off sale; one that is off sale comes back when it is among `revived`.
 */
export async function refreshProducts(
  tx: Db,
  productIds: readonly number[],
  revived: readonly number[] = [],
): Promise<void> {
  if (productIds.length === 0) return
  const { onSale, off, onRequest, shopClosed } = SALE_STATUS
  const asked = intArray(productIds)
  await tx.execute(sql`
    with best as (
      select product_id, case when bool_or(status = ${onSale}) then ${onSale}::int
        when bool_or(status = ${onRequest}) then ${onRequest}::int end as state
      from skus where product_id = any(${asked}) group by 1
    ), shown as (
      select s.*, b.state, s.stock >= s.moq as is_ready
      from skus s join best b on b.product_id = s.product_id
      where b.state is null or s.status = b.state
    ), sums as (
      select product_id, state, array_agg(id) as ids,
        (count(*) filter (where status = ${onSale}))::int as n,
        coalesce(min(price) filter (where status <> ${onRequest}), 0) as low,
        coalesce(max(price) filter (where status <> ${onRequest}), 0) as high,
        coalesce(bool_or(is_ready and state = ${onSale}), false) as in_stock,
        coalesce(min(lead_days) filter (where is_ready), min(lead_days)) as lead_days,
        (array_agg(id order by is_ready desc, sort))[1] as first_id
      from shown group by 1, 2
    ), axes as (
      select product_id, array_agg(distinct value) as ids
      from shown cross join unnest(axis_values) as value group by 1
    )
    update products p set price_min = s.low, price_max = s.high, in_stock = s.in_stock,
      sku_count = s.n, lead_days = s.lead_days,
      default_sku_id = case when p.default_sku_id = any(s.ids) then p.default_sku_id else s.first_id end,
      all_values = array(select distinct unnest(p.fixed_values || a.ids)),
      status = case when s.state is null
          or p.status = ${off} and not p.id = any(${intArray(revived)}) then ${off}::int
        when h.open then ${onSale}::int else ${shopClosed}::int end
    from sums s left join axes a on a.product_id = s.product_id, shops h
    where p.id = s.product_id and h.id = p.shop_id`)
  await requireOpenPlaces(tx, productIds)
  await countCategories(tx)
}
