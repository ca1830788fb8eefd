import type { Related } from '@/contract/related'
import type { Db } from '@/server/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from './offer-view'
import { findGoods, type Goods } from './related-repository'
import { basePriceOf, type Contents, contentsOf, packingOf } from './unit-price'

const SHOWN = 10
/** More products of one spec than this nobody compares. */
const COMPARED = 60
/** How goods look or are held, not what they fit. */
const INCIDENTAL = new Set(['颜色', '手柄', '香型', '独立包装'])

export type AreaGoods = { goods: Goods; areaCode: readonly string[] }

function valueIds({ product, sku }: Goods): number[] {
  return [...product.fixedValues, ...sku.axisValues]
}

/** Its values by attribute name, as far as they are numbers. */
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

/** The values another SKU must have to be of the same spec: not how it looks or is packed. */
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
  const basePrice = basePriceOf(goods.sku, own, baseUnit)
  const found = await findGoods(db, {
    categoryId: goods.product.categoryId,
    required: specValues(catalog, goods).map((id) => [id]),
    preferred: [],
    areaCode,
    notShop: goods.product.shopId,
    limit: COMPARED,
  })
  const priced = found
    .flatMap((one) => {
      const price = basePriceOf(one.sku, attributesOf(catalog, one), baseUnit)
      return offerView(catalog, one, areaCode).map((offer) => ({ ...offer, basePrice: price }))
    })
    .sort((a, b) => (a.basePrice ?? Infinity) - (b.basePrice ?? Infinity))
  const cheaper = priced.filter((one) => (one.basePrice ?? Infinity) < (basePrice ?? 0))
  return { list: priced.slice(0, SHOWN), baseUnit, basePrice, place: cheaper.length + 1 }
}
