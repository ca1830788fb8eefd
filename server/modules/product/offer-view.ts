import type { Offer } from '@/contract/product/related-calls'
import { transitDays } from '@/server/modules/area/delivery'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Goods } from './related-repository'
import { saleView, stockState } from './sku-repository'

/** A SKU as an offer on other pages; empty without its brand or shop. */
export function offerView(
  catalog: CatalogMetadata,
  { product, sku }: Goods,
  areaCode: readonly string[],
): Offer[] {
  const brand = catalog.brands.get(product.brandId)
  const shop = catalog.shops.get(product.shopId)
  if (!brand || !shop) return []
  return [
    {
      productId: product.id,
      title: product.title,
      image: smallDrawingUrl(product.drawing, sku.dims),
      brand: { id: brand.id, name: brand.name },
      shop: { id: shop.id, name: shop.name },
      sku: saleView(sku),
      stock: sku.stock,
      stockState: stockState(sku),
      leadDays: sku.leadDays + transitDays(shop.province, areaCode),
    },
  ]
}
