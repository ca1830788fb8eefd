import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'

/** Counts the products on sale of every category, those of the categories below it included. */
export async function countCategories(tx: Db): Promise<void> {
  await tx.execute(sql`
    with recursive line as (
      select category_id as id, count(*)::int as n from products where status = 1 group by 1
      union all
      select c.parent_id, line.n from line join categories c on c.id = line.id
      where c.parent_id is not null
    ), counted as (
      select c.id, coalesce(sum(line.n), 0)::int as n
      from categories c left join line on line.id = c.id group by c.id
    )
    update categories set product_count = counted.n from counted
    where counted.id = categories.id and categories.product_count <> counted.n`)
}
