import type { ParsedInput } from '@/contract/endpoint'
import type { getRelatedProducts, MatchGroup, Related } from '@/contract/related'
import { matchRules } from '@/server/catalog/data/matching'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { isSoldIn } from '@/server/modules/catalog/delivery'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { alternativesTo } from './alternatives'
import { ownValues, type Wanted, wantedParts } from './matching'
import { offerView } from './offer-view'
import { findGoods, type Goods, goodsOf } from './related-repository'
import { type AreaGoods, sameSpecOffers } from './same-spec'
import { stockState } from './sku-repository'

/** Products looked at and offered of each kind of matching parts. */
const LOOKED_AT = 8
const OFFERED = 3

/** Of each product the SKU that is there, cheapest first. */
function bestOfEach(found: readonly Goods[]): Goods[] {
  const best = new Map<number, Goods>()
  for (const one of found) {
    const other = best.get(one.product.id)
    const rank = ({ sku }: Goods) => [stockState(sku) === 'out' ? 1 : 0, sku.price] as const
    const [mine, its] = [rank(one), other && rank(other)]
    if (!its || mine[0] < its[0] || (mine[0] === its[0] && mine[1] < its[1])) {
      best.set(one.product.id, one)
    }
  }
  return [...best.values()]
}

function attributesOf({ required }: Wanted): MatchGroup['attributes'] {
  return Object.fromEntries(
    required.map(({ attribute, values }) => [
      String(attribute.id),
      { values: values.map(({ id }) => id) },
    ]),
  )
}

/** getRelatedProducts; throws NOT_FOUND for an unknown product or SKU of it. */
export function createRelated(db: Db, catalogOf: Catalog) {
  async function groupOf(catalog: CatalogMetadata, wanted: Wanted, areaCode: readonly string[]) {
    const found = await findGoods(db, {
      categoryId: wanted.category.id,
      required: wanted.required.map(({ values }) => values.map(({ id }) => id)),
      preferred: wanted.preferred,
      areaCode,
      limit: LOOKED_AT,
    })
    const list = bestOfEach(found)
      .slice(0, OFFERED)
      .flatMap((one) => offerView(catalog, one, areaCode))
    const { id, name } = wanted.category
    const group = { category: { id, name }, reason: wanted.reason, list }
    return list.length > 0 ? [{ ...group, attributes: attributesOf(wanted) }] : []
  }

  async function matching(catalog: CatalogMetadata, { goods, areaCode }: AreaGoods) {
    const { product, sku } = goods
    const leaf = catalog.categories.get(product.categoryId)?.name ?? ''
    const own = ownValues(catalog, [...product.fixedValues, ...sku.axisValues])
    const wanted = wantedParts(catalog, matchRules, { leaf, own })
    return (await Promise.all(wanted.map((one) => groupOf(catalog, one, areaCode)))).flat()
  }

  return async (input: ParsedInput<typeof getRelatedProducts>): Promise<Related> => {
    const { productId, skuId, areaCode } = input
    const [catalog, goods] = await Promise.all([catalogOf(), goodsOf(db, productId, skuId)])
    if (!goods) throw new Fault('NOT_FOUND', '商品或规格不存在')
    const { product, sku } = goods
    const isOnSale = product.status === 1 && sku.status === 1
    const isBuyable = isOnSale && isSoldIn(product.saleAreas, areaCode) && stockState(sku) !== 'out'
    const asked = { goods, areaCode }
    return {
      sameSpec: await sameSpecOffers(db, catalog, asked),
      matching: await matching(catalog, asked),
      alternatives: isBuyable ? [] : await alternativesTo(db, catalog, asked),
    }
  }
}
