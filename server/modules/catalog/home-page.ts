import type { HomePage } from '@/contract/catalog/home-calls'
import type { Db } from '@/server/kernel/db/client'
import { cachePerArea } from '@/server/modules/area/cache-per-area'
import { topGroups } from './category-tiles'
import { smallDrawingUrl } from './drawing-url'
import { shownBanners, shownNotices } from './home-content'
import type { Catalog, CatalogMetadata } from './metadata'
import { countBy, type ProductCountRow, type ProductCounts } from './product-counts'

/** Two lines of words beside a picture. */
const LEAVES = 6

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts; now: () => number }

/** Top categories in catalogue order, each with the leaves that have most products in the area. */
function categoriesOf(
  catalog: CatalogMetadata,
  goods: readonly ProductCountRow[],
): HomePage['categories'] {
  const stocked = new Map(topGroups(catalog, countBy(goods, 'leaf')).map((top) => [top.id, top]))
  return (catalog.children.get(0) ?? [])
    .flatMap(({ id }) => stocked.get(id) ?? [])
    .map(({ id, name, image, children }) => ({
      id,
      name,
      image,
      leaves: children
        .toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
        .slice(0, LEAVES)
        .map((leaf) => ({ id: leaf.id, name: leaf.name })),
    }))
}

/** getHomePage, cached a minute per area: it is the same for everybody there. */
export function createHomePage({ db, catalog: catalogOf, productCounts, now }: Deps) {
  async function build(areaCode: string[]): Promise<HomePage> {
    const catalog = await catalogOf()
    return {
      banners: (await shownBanners(db, now())).map(({ title, text, keyword, template, dims }) => ({
        title,
        text,
        keyword,
        image: template && smallDrawingUrl(template, dims),
      })),
      notices: (await shownNotices(db, now())).map(({ text }) => text),
      categories: categoriesOf(catalog, await productCounts(areaCode)),
      brands: [...catalog.brands.values()].map(({ id, name, latin }) => ({ id, name, latin })),
    }
  }

  return cachePerArea(now, build)
}
