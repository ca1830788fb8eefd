import { matchRules } from '@/catalogue/port'
import type { ParsedInput } from '@/contract/endpoint'
import type { getRelatedProducts, MatchGroup, Related } from '@/contract/product/related-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { isSoldIn } from '@/server/modules/area/delivery'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { alternativesTo } from './alternatives'
import { ownValues, type Requested, requestedParts } from './matching'
import { offerView } from './offer-view'
import { findGoods, type Goods, goodsOf } from './related-repository'
import { type AreaGoods, sameSpecOffers } from './same-spec'
import { stockState } from './sku-repository'

/** Products queried and offered per kind of matching part. */
const LOOKED_AT = 8
const OFFERED = 3

/** The cheapest SKU in stock of each product. */
function bestOfEach(result: readonly Goods[]): Goods[] {
  const best = new Map<number, Goods>()
  for (const one of result) {
    const other = best.get(one.product.id)
    const rank = ({ sku }: Goods) => [stockState(sku) === 'out' ? 1 : 0, sku.price] as const
    const mine = rank(one)
    const its = other && rank(other)
    if (!its || mine[0] < its[0] || (mine[0] === its[0] && mine[1] < its[1])) {
      best.set(one.product.id, one)
    }
  }
  return [...best.values()]
}

function attributesOf({ required }: Requested): MatchGroup['attributes'] {
  return Object.fromEntries(
    required.map(({ attribute, values }) => [
      String(attribute.id),
      { values: values.map(({ id }) => id) },
    ]),
  )
}

/** getRelatedProducts; throws NOT_FOUND for an unknown product or SKU. */
export function createRelated(db: Db, catalogOf: Catalog) {
  async function groupOf(
    catalog: CatalogMetadata,
    requested: Requested,
    areaCode: readonly string[],
  ) {
    const result = await findGoods(db, {
      categoryId: requested.category.id,
      required: requested.required.map(({ values }) => values.map(({ id }) => id)),
      preferred: requested.preferred,
      areaCode,
      limit: LOOKED_AT,
    })
    const list = bestOfEach(result)
      .slice(0, OFFERED)
      .flatMap((one) => offerView(catalog, one, areaCode))
    const { id, name } = requested.category
    const group = { category: { id, name }, reason: requested.reason, list }
    return list.length > 0 ? [{ ...group, attributes: attributesOf(requested) }] : []
  }

  async function matching(catalog: CatalogMetadata, { goods, areaCode }: AreaGoods) {
    const { product, sku } = goods
    const leaf = catalog.categories.get(product.categoryId)?.name ?? ''
    const own = ownValues(catalog, [...product.fixedValues, ...sku.axisValues])
    const requested = requestedParts(catalog, matchRules(), { leaf, own })
    return (await Promise.all(requested.map((one) => groupOf(catalog, one, areaCode)))).flat()
  }

  return async (input: ParsedInput<typeof getRelatedProducts>): Promise<Related> => {
    const { productId, skuId, areaCode } = input
    const [catalog, goods] = await Promise.all([catalogOf(), goodsOf(db, productId, skuId)])
    if (!goods) throw new HttpError('NOT_FOUND', '商品或规格不存在')
    const { product, sku } = goods
    const isOnSale = product.status === SALE_STATUS.onSale && sku.status === SALE_STATUS.onSale
    const isBuyable = isOnSale && isSoldIn(product.saleAreas, areaCode) && stockState(sku) !== 'out'
    const asked = { goods, areaCode }
    return {
      sameSpec: await sameSpecOffers(db, catalog, asked),
      matching: await matching(catalog, asked),
      alternatives: isBuyable ? [] : await alternativesTo(db, catalog, asked),
    }
  }
}
