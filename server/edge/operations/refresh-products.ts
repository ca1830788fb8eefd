import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { OperatorError } from '@/server/kernel/operator-error'
import { countCategories } from '@/server/modules/catalog/count-categories'
import { ON_SALE, SHOP_CLOSED } from '@/server/modules/catalog/goods-on-sale'

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

/** Recomputes prices, counts and stock flags of products from their SKUs, and counts the categories. */
export async function refreshProducts(tx: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`
    update products p set price_min = s.low, price_max = s.high, sku_count = s.n,
      in_stock = s.has_stock, status = case
        when s.offered = 0 then p.status when h.open then ${ON_SALE}::int else ${SHOP_CLOSED}::int end
    from shops h, (
      select product_id, coalesce(min(price) filter (where status = 1), min(price)) as low,
        coalesce(max(price) filter (where status = 1), max(price)) as high,
        count(*) filter (where status = 1)::int as n,
        count(*) filter (where status in (1, 4))::int as offered,
        bool_or(status = 1 and stock > 0) as has_stock
      from skus where product_id = any(${intArray(productIds)}) group by product_id
    ) s where p.id = s.product_id and h.id = p.shop_id`)
  await requireOpenPlaces(tx, productIds)
  await countCategories(tx)
}
