import type { HomePage } from '@/contract/catalog/home-calls'
import type { Db } from '@/server/kernel/db/client'
import { cachePerArea } from '@/server/modules/area/cache-per-area'
import { bestOfLeaves } from './best-sellers'
import { drawingUrl } from './drawing-url'
import { shownBanners, shownNotices } from './home-content'
import { type Catalog, type CatalogMetadata, leavesOf } from './metadata'
import { countBy, type ProductCountRow, type ProductCounts, stockedOf } from './product-counts'

const FLOOR_PRODUCTS = 8
const FLOOR_BRANDS = 6

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
      banners: (await shownBanners(db, now())).map(({ title, text, keyword, template, dims }) => ({
        title,
        text,
        keyword,
        image: template && drawingUrl(template, dims),
      })),
      notices: (await shownNotices(db, now())).map(({ text }) => text),
      floors: floorsOf(catalog, best, await productCounts(areaCode)),
      brands: [...catalog.brands.values()].map(({ id, name, latin }) => ({ id, name, latin })),
    }
  }

  return cachePerArea(now, build)
}
