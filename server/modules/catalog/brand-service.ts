import { sql } from 'drizzle-orm'
import type {
  BrandCard,
  BrandDetail,
  BrandList,
  getBrandDetail,
  getBrandList,
} from '@/contract/catalog/brand-calls'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { bestSellers } from './best-sellers'
import { topGroups } from './category-tiles'
import { goodsOf, isMatch, pageOf } from './listing'
import type { Brand, Catalog } from './metadata'
import { countAll, countBy, type ProductCounts, stockedOf } from './product-counts'

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts }

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
export function createBrandList({ catalog: catalogOf, productCounts }: Omit<Deps, 'db'>) {
  return async (input: ParsedInput<typeof getBrandList>): Promise<BrandList> => {
    const catalog = await catalogOf()
    const counts = countBy(await goodsOf(catalog, productCounts, input), 'brand')
    const cards = [...catalog.brands.values()]
      .map((brand) => toCard(brand, counts.get(brand.id) ?? 0))
      .filter((card) => isMatch([card.name, card.latin, card.field], card.productCount, input))
      .sort(byLetter)
    const shown = cards.filter(({ initial }) => !input.initial || initial === input.initial)
    return { ...pageOf(shown, input), initials: initialsOf(cards) }
  }
}

/** getBrandDetail; throws NOT_FOUND for an unknown brand. */
export function createBrandDetail({ db, catalog: catalogOf, productCounts }: Deps) {
  return async ({ id, areaCode }: ParsedInput<typeof getBrandDetail>): Promise<BrandDetail> => {
    const catalog = await catalogOf()
    const brand = catalog.brands.get(id)
    if (!brand) throw new HttpError('NOT_FOUND', '品牌不存在')
    const goods = (await productCounts(areaCode)).filter((row) => row.brand === id)
    return {
      ...toCard(brand, countAll(goods)),
      story: brand.story,
      categories: topGroups(catalog, countBy(goods, 'leaf')),
      shops: stockedOf(countBy(goods, 'shop'), catalog.shops),
      bestSellers: await bestSellers(db, sql`p.brand_id = ${id}`, areaCode),
    }
  }
}
