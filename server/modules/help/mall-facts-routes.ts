import { sql } from 'drizzle-orm'
import { provinceName } from '@/catalogue/port'
import { NATIONWIDE } from '@/contract/constants'
import { getMallFacts, type MallFacts } from '@/contract/help/mall-facts-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { countAll, countBy, type ProductCounts } from '@/server/modules/catalog/product-counts'

type Deps = { db: Db; catalog: () => Promise<CatalogMetadata>; productCounts: ProductCounts }

async function countSkus(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(sku_count), 0)::int as count from products where status = 1`,
  )
  return rows[0]?.count ?? 0
}

async function warehousesByPlace(db: Db): Promise<MallFacts['warehouses']> {
  const { rows } = await db.execute<{ province: string; count: number }>(
    sql`select w.province, count(*)::int as count from warehouses w
      join shops s on s.id = w.shop_id where w.open and s.open group by 1 order by 2 desc, 1`,
  )
  return rows.map(({ province, count }) => ({ place: provinceName(province), count }))
}

/** Top categories with the product counts of their leaves summed up. */
function tops(catalog: CatalogMetadata, byLeaf: ReadonlyMap<number, number>) {
  const topOf = (id: number): number => {
    const parent = catalog.categories.get(id)?.parentId
    return parent ? topOf(parent) : id
  }
  const counts = new Map<number, number>()
  for (const [leaf, count] of byLeaf) {
    counts.set(topOf(leaf), (counts.get(topOf(leaf)) ?? 0) + count)
  }
  return (catalog.children.get(0) ?? [])
    .map(({ id, name }) => ({ id, name, productCount: counts.get(id) ?? 0 }))
    .sort((a, b) => b.productCount - a.productCount || a.id - b.id)
}

/** Figures about the mall, counted from the database. */
export function mallFactsRoutes(calls: Calls, { db, catalog, productCounts }: Deps) {
  calls.on(getMallFacts, async () => {
    const rows = await productCounts([NATIONWIDE])
    const byLeaf = countBy(rows, 'leaf')
    return {
      productCount: countAll(rows),
      skuCount: await countSkus(db),
      brandCount: countBy(rows, 'brand').size,
      shopCount: countBy(rows, 'shop').size,
      leafCount: byLeaf.size,
      categories: tops(await catalog(), byLeaf),
      warehouses: await warehousesByPlace(db),
    }
  })
}
