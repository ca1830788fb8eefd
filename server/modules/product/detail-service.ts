import { eq } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { getProductDetail } from '@/contract/product/product-calls'
import { packOffers, type SkuOffer } from '@/contract/product/sku-packing-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { isSoldIn, transitDays } from '@/server/modules/area/delivery'
import { drawingUrl } from '@/server/modules/catalog/drawing-url'
import { type Catalog, type CatalogMetadata, pathOf } from '@/server/modules/catalog/metadata'
import { createSkuFacts } from './kept-facts'
import { shownStatus } from './sale-state'
import { type OfferRow, stockState } from './sku-repository'
import { withEqualStandards } from './standard-names'

type ProductRow = typeof products.$inferSelect
type Detail = Output<typeof getProductDetail>

function toOffer(row: OfferRow, status: number, transit: number): SkuOffer {
  const { id, price, marketPrice, tiers, moq, step, maxPerOrder, stock, leadDays } = row
  return {
    skuId: id,
    price,
    marketPrice,
    tiers,
    moq,
    step,
    maxQty: maxPerOrder,
    stock,
    stockState: stockState(row),
    leadDays: leadDays + transit,
    status,
  }
}

function fixedAttributes(catalog: CatalogMetadata, product: ProductRow): Detail['attributes'] {
  return product.fixedValues.flatMap((valueId) => {
    const value = catalog.values.get(valueId)
    const attribute = value && catalog.attribute.get(value.attributeId)
    if (!value || !attribute) return []
    return [{ id: attribute.id, name: attribute.name, unit: attribute.unit, value: value.label }]
  })
}

/** getProductDetail; throws NOT_FOUND for an unknown product. */
export function createDetail(db: Db, catalogOf: Catalog) {
  const skusOfProduct = createSkuFacts(db)
  return async ({ productId, areaCode }: ParsedInput<typeof getProductDetail>): Promise<Detail> => {
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    const catalog = await catalogOf()
    const brand = product && catalog.brands.get(product.brandId)
    const shop = product && catalog.shops.get(product.shopId)
    if (!product || !brand || !shop) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
    const { facts, offers } = await skusOfProduct(catalog, product)
    const transit = transitDays(shop.province, areaCode)
    const sold = offers.map((row) => toOffer(row, shownStatus(row, product), transit))
    return {
      productId,
      title: product.title,
      subtitle: product.subtitle,
      brand: { id: brand.id, name: brand.name, latin: brand.latin, country: brand.country },
      shop: {
        id: shop.id,
        name: shop.name,
        type: shop.type,
        scores: shop.scores,
        freightAmount: shop.freightAmount,
        freeFreightFrom: shop.freeFreightFrom,
        notice: shop.notice,
      },
      path: pathOf(catalog, product.categoryId).map(({ id, name }) => ({ id, name })),
      attributes: fixedAttributes(catalog, product),
      axes: facts.axes,
      image: drawingUrl(product.drawing, ''),
      skus: { ...packOffers(sold), ...facts.columns },
      standards: withEqualStandards(product.standards),
      origin: product.origin,
      warranty: product.warranty,
      detail: product.detail,
      sales: product.sales,
      comments: { count: product.commentCount, score: product.score },
      saleable: product.status === SALE_STATUS.onSale && isSoldIn(product.saleAreas, areaCode),
    }
  }
}
