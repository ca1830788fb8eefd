import { type SQL, sql } from 'drizzle-orm'
import type { Tile } from '@/contract/product/tile-calls'
import type { Db } from '@/server/kernel/db/client'
import { soldTo } from '@/server/modules/area/sold-to'
import { formDrawingUrl } from './drawing-url'

/** Products per page. */
const SHOWN = 8

type Row = {
  id: number
  category_id: number
  title: string
  drawing: string
  price_min: number
  unit: string
  dims: string
}

type Ranked = { where: SQL[]; areaCode: string[]; perLeaf: number; limit: number | null }

/** In stock and sold in the area, round-robin over leaves: the best of each, then the second, … */
async function ranked(db: Db, { where, areaCode, perLeaf, limit }: Ranked): Promise<Row[]> {
  const shown = [sql`p.status = 1`, sql`p.in_stock`, ...where, ...soldTo(areaCode)]
  const { rows } = await db.execute<Row>(sql`
    with ranked as (
      select p.id, p.category_id, p.title, p.drawing, p.price_min, p.default_sku_id, p.sales,
        row_number() over (partition by p.category_id order by p.sales desc, p.id) as place
      from products p where ${sql.join(shown, sql` and `)}
    ), best as (
      select * from ranked where place <= ${perLeaf} order by place, sales desc, id limit ${limit}
    )
    select b.id, b.category_id, b.title, b.drawing, b.price_min, s.unit, s.dims
    from best b join skus s on s.id = b.default_sku_id order by b.place, b.sales desc, b.id`)
  return rows
}

function toTile(row: Row): Tile {
  return {
    productId: row.id,
    title: row.title,
    image: formDrawingUrl(row.drawing, row.dims),
    priceMin: row.price_min,
    unit: row.unit,
  }
}

/** Best sellers among products `p` matching a condition, spread over many leaves. */
export async function bestSellers(db: Db, where: SQL, areaCode: string[]): Promise<Tile[]> {
  const rows = await ranked(db, { where: [where], areaCode, perLeaf: SHOWN, limit: SHOWN })
  return rows.map(toTile)
}
