import type { Related } from '@/contract/product/related-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from './offer-view'
import { findGoods, type Goods } from './related-repository'
import { basePriceOf, type Contents, contentsOf, packingOf } from './unit-price'

const SHOWN = 10
/** Maximum number of products compared. */
const COMPARED = 60
/** Attributes of appearance or handling, irrelevant to fit. */
const INCIDENTAL = new Set(['颜色', '手柄', '香型', '独立包装'])

export type AreaGoods = { goods: Goods; areaCode: readonly string[] }

function valueIds({ product, sku }: Goods): number[] {
  return [...product.fixedValues, ...sku.axisValues]
}

/** Its numeric values by attribute name. */
function attributesOf(catalog: CatalogMetadata, goods: Goods): Contents {
  return new Map(
    valueIds(goods).flatMap((id) => {
      const value = catalog.values.get(id)
      const attribute = value && catalog.attribute.get(value.attributeId)
      return value && attribute
        ? [[attribute.name, { num: value.num, unit: attribute.unit }] as const]
        : []
    }),
  )
}

/** Values another SKU must share to have the same spec: not appearance or packaging. */
export function specValues(catalog: CatalogMetadata, goods: Goods): number[] {
  const packing = packingOf(goods.sku.unit, attributesOf(catalog, goods))
  const isSpec = (id: number) => {
    const value = catalog.values.get(id)
    const name = (value && catalog.attribute.get(value.attributeId)?.name) ?? ''
    return name !== packing && !INCIDENTAL.has(name)
  }
  return [...goods.product.fixedValues.filter(isSpec), ...goods.sku.axisValues]
}

/** Offers of other shops with the same specification, cheapest base unit first. */
export async function sameSpecOffers(
  db: Db,
  catalog: CatalogMetadata,
  { goods, areaCode }: AreaGoods,
): Promise<Related['sameSpec']> {
  const own = attributesOf(catalog, goods)
  const { unit: baseUnit } = contentsOf(goods.sku.unit, own)
  // A price on request is nobody's to see, whatever the shop keeps.
  const isOnRequest = goods.sku.status === SALE_STATUS.onRequest
  const basePrice = isOnRequest ? null : basePriceOf(goods.sku, own, baseUnit)
  const result = await findGoods(db, {
    categoryId: goods.product.categoryId,
    required: specValues(catalog, goods).map((id) => [id]),
    preferred: [],
    areaCode,
    notShop: goods.product.shopId,
    limit: COMPARED,
  })
  const priced = result
    .flatMap((one) => {
      const price = basePriceOf(one.sku, attributesOf(catalog, one), baseUnit)
      return offerView(catalog, one, areaCode).map((offer) => ({ ...offer, basePrice: price }))
    })
    .sort((a, b) => (a.basePrice ?? Infinity) - (b.basePrice ?? Infinity))
  const cheaper = priced.filter((one) => (one.basePrice ?? Infinity) < (basePrice ?? 0))
  return {
    list: priced.slice(0, SHOWN),
    total: priced.length,
    baseUnit,
    basePrice,
    place: cheaper.length + 1,
  }
}
