import { eq } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { Axis, getProductDetail } from '@/contract/product/product-calls'
import type { PlainSku } from '@/contract/product/sku-columns-calls'
import { packSkus } from '@/contract/product/sku-packing-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { isSoldIn, transitDays } from '@/server/modules/area/delivery'
import { drawingUrl } from '@/server/modules/catalog/drawing-url'
import { type Catalog, type CatalogMetadata, pathOf } from '@/server/modules/catalog/metadata'
import { shownStatus } from './sale-state'
import { type SkuRow, saleView, skusOf, stockState } from './sku-repository'
import { withEqualStandards } from './standard-names'

type ProductRow = typeof products.$inferSelect
type Detail = Output<typeof getProductDetail>

type SkuContext = { catalog: CatalogMetadata; axes: Axis[]; transit: number }

function toSku(row: SkuRow, { catalog, axes, transit }: SkuContext): PlainSku {
  const { model, marketPrice, tiers, stock, weightG, dims, status } = row
  const ofAttribute = new Map(
    row.axisValues.map((id) => [catalog.values.get(id)?.attributeId, id] as const),
  )
  return {
    model,
    axisValues: axes.map((axis) => ofAttribute.get(axis.id) ?? 0),
    marketPrice,
    tiers,
    stock,
    stockState: stockState(row),
    leadDays: row.leadDays + transit,
    weightG,
    dims,
    status,
    ...saleView(row),
  }
}

/** The attributes that differ between SKUs, with their values in natural order. */
function axesOf(catalog: CatalogMetadata, product: ProductRow, skus: SkuRow[]): Axis[] {
  const used = new Set(skus.flatMap((sku) => sku.axisValues))
  return (catalog.attributes.get(product.categoryId) ?? [])
    .map(({ id, name, unit, axis, values }) => ({
      id,
      name,
      unit,
      follows: !axis,
      values: values
        .filter((value) => used.has(value.id))
        .map((value) => ({ id: value.id, label: value.label })),
    }))
    .filter((axis) => axis.values.length > 0)
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
  return async ({ productId, areaCode }: ParsedInput<typeof getProductDetail>): Promise<Detail> => {
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    const catalog = await catalogOf()
    const brand = product && catalog.brands.get(product.brandId)
    const shop = product && catalog.shops.get(product.shopId)
    if (!product || !brand || !shop) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
    const rows = await skusOf(db, productId)
    const axes = axesOf(catalog, product, rows)
    const context = { catalog, axes, transit: transitDays(shop.province, areaCode) }
    const skus = rows.map((row) => toSku({ ...row, status: shownStatus(row, product) }, context))
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
      axes,
      image: drawingUrl(product.drawing, ''),
      skus: packSkus(skus, axes),
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
