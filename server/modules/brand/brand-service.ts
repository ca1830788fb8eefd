import { sql } from 'drizzle-orm'
import type {
  BrandCard,
  BrandDetail,
  BrandList,
  getBrandDetail,
  getBrandList,
} from '@/contract/brand-detail'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { topGroups } from '@/server/modules/catalog/category-tiles'
import { type Census, countAll, countBy, stockedOf } from '@/server/modules/catalog/census'
import type { Brand, Catalog } from '@/server/modules/catalog/metadata'
import { bestSellers } from '@/server/modules/product/best-sellers'
import { goodsOf, isMeant, pageOf } from './hall'

type Deps = { db: Db; catalog: Catalog; census: Census }

function toCard(brand: Brand, productCount: number): BrandCard {
  const { id, name, latin, initial, field, country } = brand
  return { id, name, latin, initial, field, country, productCount }
}

function byLetter(a: BrandCard, b: BrandCard): number {
  return a.initial.localeCompare(b.initial, 'en') || a.latin.localeCompare(b.latin, 'en')
}

function initialsOf(cards: readonly BrandCard[]): BrandList['initials'] {
  const counts = new Map<string, number>()
  for (const { initial } of cards) counts.set(initial, (counts.get(initial) ?? 0) + 1)
  return [...counts].map(([initial, count]) => ({ initial, count }))
}

/** getBrandList. */
export function createBrandList({ catalog: catalogOf, census }: Omit<Deps, 'db'>) {
  return async (input: ParsedInput<typeof getBrandList>): Promise<BrandList> => {
    const catalog = await catalogOf()
    const counts = countBy(await goodsOf(catalog, census, input), 'brand')
    const cards = [...catalog.brands.values()]
      .map((brand) => toCard(brand, counts.get(brand.id) ?? 0))
      .filter((card) => isMeant([card.name, card.latin, card.field], card.productCount, input))
      .sort(byLetter)
    const shown = cards.filter(({ initial }) => !input.initial || initial === input.initial)
    return { ...pageOf(shown, input), initials: initialsOf(cards) }
  }
}

/** getBrandDetail; throws NOT_FOUND for an unknown brand. */
export function createBrandDetail({ db, catalog: catalogOf, census }: Deps) {
  return async ({ id, areaCode }: ParsedInput<typeof getBrandDetail>): Promise<BrandDetail> => {
    const catalog = await catalogOf()
    const brand = catalog.brands.get(id)
    if (!brand) throw new Fault('NOT_FOUND', '品牌不存在')
    const goods = (await census(areaCode)).filter((row) => row.brand === id)
    return {
      ...toCard(brand, countAll(goods)),
      story: brand.story,
      categories: topGroups(catalog, countBy(goods, 'leaf')),
      shops: stockedOf(countBy(goods, 'shop'), catalog.shops),
      bestSellers: await bestSellers(db, sql`p.brand_id = ${id}`, areaCode),
    }
  }
}
