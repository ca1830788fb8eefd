import { eq, inArray } from 'drizzle-orm'
import type { OfferedSku } from '@/contract/match-lines'
import { adviseQuantity, priceAt } from '@/contract/quantity'
import { brands, products, shops, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { transitDays } from '@/server/modules/catalog/delivery'
import { drawingUrl, saleView, stockState } from '@/server/modules/product/sku-repository'
import { lineStateOf } from './cart-view'

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** SKUs with what a card of theirs shows. */
export function findOffers(db: Db, skuIds: number[]) {
  return db
    .select({
      sku: skus,
      product: {
        id: products.id,
        title: products.title,
        drawing: products.drawing,
        status: products.status,
        saleAreas: products.saleAreas,
      },
      brand: brands.name,
      shop: { open: shops.open, province: shops.province },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, skuIds))
}

/** A SKU as a line would hold it: at the quantity its rules allow, with what they changed. */
export function toOffer(row: OfferRow, wanted: number | undefined, areaCode: string[]): OfferedSku {
  const { sku, product, brand, shop } = row
  const { qty, advice } = adviseQuantity(wanted ?? null, { ...sku, maxQty: sku.maxPerOrder })
  return {
    ...saleView(sku),
    model: sku.model,
    productId: product.id,
    title: product.title,
    brand,
    image: drawingUrl(product.drawing, sku.dims),
    tiers: sku.tiers,
    stock: sku.stock,
    stockState: stockState(sku),
    leadDays: sku.leadDays + transitDays(shop.province, areaCode),
    qty,
    unitPrice: priceAt(qty, sku.price, sku.tiers),
    advice,
    state: lineStateOf({ line: { qty }, sku, product, shop }, areaCode),
  }
}
