import { sql } from 'drizzle-orm'
import type { HomePage, Tile } from '@/contract/home'
import type { Db } from '@/server/db/client'
import { provincesOf } from '@/server/modules/catalog/delivery'
import { type Catalog, type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { intArray, soldTo } from '@/server/modules/product/filter'
import { drawingUrl } from '@/server/modules/product/sku-repository'

const FLOOR_PRODUCTS = 8
const FLOOR_BRANDS = 6

const BANNERS = [
  {
    title: '紧固件 一站配齐',
    text: '国标、德标、美标，从 M3 到 M36 现货直发',
    keyword: '外六角螺栓',
    template: 'hex-bolt',
    dims: 'd=16&l=60',
  },
  {
    title: '轴承 型号直搜',
    text: '输入 6204-2RS，规格、价格、货期一目了然',
    keyword: '深沟球轴承',
    template: 'bearing',
    dims: 'd=20&D=47&B=14',
  },
  {
    title: '刀具 高效切削',
    text: '钻、铣、攻、车，按材料与硬度选刀',
    keyword: '立铣刀',
    template: 'endmill',
    dims: 'd=10&l=75',
  },
]

const NOTICES = [
  '输入规格即可找货：试试 M8*30 8.8 外六角',
  '跨店商品一次下单，平台统一收货、代为配送',
  '价格含税，阶梯价随数量自动生效',
]

type TileRow = {
  id: number
  category_id: number
  title: string
  drawing: string
  price_min: number
  unit: string
  dims: string
}

/** The best sellers of every leaf, at most one each, so that a floor shows its whole breadth. */
async function bestSellers(db: Db, areaCode: string[]): Promise<TileRow[]> {
  const shown = [sql`p.status = 1`, sql`p.in_stock`, ...soldTo(areaCode)]
  const { rows } = await db.execute<TileRow>(sql`
    with best as (
      select distinct on (p.category_id) p.id, p.category_id, p.title, p.drawing, p.price_min,
        p.default_sku_id, p.sales
      from products p where ${sql.join(shown, sql` and `)}
      order by p.category_id, p.sales desc
    )
    select b.id, b.category_id, b.title, b.drawing, b.price_min, s.unit, s.dims
    from best b join skus s on s.id = b.default_sku_id order by b.sales desc`)
  return rows
}

async function brandsOfLeaves(db: Db, leaves: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ brand_id: number }>(sql`
    select brand_id from products where category_id = any(${intArray(leaves)})
    group by 1 order by count(*) desc limit ${FLOOR_BRANDS}`)
  return rows.map((row) => row.brand_id)
}

function toTile(row: TileRow): Tile {
  return {
    productId: row.id,
    title: row.title,
    image: drawingUrl(row.drawing, row.dims),
    priceMin: row.price_min,
    unit: row.unit,
  }
}

async function floors(db: Db, catalog: CatalogMetadata, areaCode: string[]) {
  const tiles = await bestSellers(db, areaCode)
  const result: HomePage['floors'] = []
  for (const top of catalog.children.get(0) ?? []) {
    const leaves = leavesOf(catalog, top.id)
    const brandIds = await brandsOfLeaves(db, leaves)
    result.push({
      category: { id: top.id, name: top.name },
      children: (catalog.children.get(top.id) ?? []).map(({ id, name }) => ({ id, name })),
      brands: brandIds.map((id) => ({ id, name: catalog.brands.get(id)?.name ?? '' })),
      products: tiles
        .filter((tile) => leaves.includes(tile.category_id))
        .slice(0, FLOOR_PRODUCTS)
        .map(toTile),
    })
  }
  return result
}

/** getHomePage, kept a minute per area: it is the same for everybody there. */
export function createHomePage(db: Db, catalogOf: Catalog, now: () => number) {
  const KEEP_MS = 60_000
  const AREAS_MAX = 50
  const kept = new Map<string, { at: number; page: Promise<HomePage> }>()

  async function build(areaCode: string[]): Promise<HomePage> {
    const catalog = await catalogOf()
    return {
      banners: BANNERS.map(({ title, text, keyword, template, dims }) => ({
        title,
        text,
        keyword,
        image: drawingUrl(template, dims),
      })),
      notices: NOTICES,
      floors: await floors(db, catalog, areaCode),
      brands: [...catalog.brands.values()].map(({ id, name, latin }) => ({ id, name, latin })),
    }
  }

  return (areaCode: string[]): Promise<HomePage> => {
    const key = provincesOf(areaCode).join()
    const known = kept.get(key)
    if (known && now() - known.at < KEEP_MS) return known.page
    if (kept.size >= AREAS_MAX) kept.clear()
    const page = build(areaCode)
    kept.set(key, { at: now(), page })
    page.catch(() => kept.delete(key))
    return page
  }
}
