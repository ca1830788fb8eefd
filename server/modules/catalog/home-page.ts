import type { HomePage } from '@/contract/catalog/home-calls'
import type { Db } from '@/server/kernel/db/client'
import { cachePerArea } from '@/server/modules/area/cache-per-area'
import { bestOfLeaves } from './best-sellers'
import { drawingUrl } from './drawing-url'
import { type Catalog, type CatalogMetadata, leavesOf } from './metadata'
import { countBy, type ProductCountRow, type ProductCounts, stockedOf } from './product-counts'

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

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts; now: () => number }

/** One floor per top category: its best seller per leaf and its largest brands in the area. */
function floorsOf(
  catalog: CatalogMetadata,
  best: Awaited<ReturnType<typeof bestOfLeaves>>,
  goods: readonly ProductCountRow[],
): HomePage['floors'] {
  return (catalog.children.get(0) ?? []).map(({ id, name }) => {
    const leaves = new Set(leavesOf(catalog, id))
    const ofFloor = goods.filter(({ leaf }) => leaves.has(leaf))
    return {
      category: { id, name },
      brandIds: stockedOf(countBy(ofFloor, 'brand'), catalog.brands)
        .slice(0, FLOOR_BRANDS)
        .map((brand) => brand.id),
      products: best
        .filter(({ leaf }) => leaves.has(leaf))
        .slice(0, FLOOR_PRODUCTS)
        .map(({ tile }) => tile),
    }
  })
}

/** getHomePage, cached a minute per area: it is the same for everybody there. */
export function createHomePage({ db, catalog: catalogOf, productCounts, now }: Deps) {
  async function build(areaCode: string[]): Promise<HomePage> {
    const catalog = await catalogOf()
    const best = await bestOfLeaves(db, areaCode)
    return {
      banners: BANNERS.map(({ title, text, keyword, template, dims }) => ({
        title,
        text,
        keyword,
        image: drawingUrl(template, dims),
      })),
      notices: NOTICES,
      floors: floorsOf(catalog, best, await productCounts(areaCode)),
      brands: [...catalog.brands.values()].map(({ id, name, latin }) => ({ id, name, latin })),
    }
  }

  return cachePerArea(now, build)
}
