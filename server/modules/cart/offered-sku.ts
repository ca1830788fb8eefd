import { eq, inArray } from 'drizzle-orm'
import { priceAt } from '@/contract/product/quantity-rules'
import { adviseOrder } from '@/contract/quick-order/conversion-rules'
import type { OfferedSku } from '@/contract/quick-order/quick-order-calls'
import { brands, products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { transitDays } from '@/server/modules/area/delivery'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import { publicSku, saleView, stockState } from '@/server/modules/product/sku-repository'
import { lineStateOf } from './cart-view'

/** A quantity as a buyer wrote it: without a unit it is the SKU's own. */
type Requested = { qty?: number | undefined; unit?: string | undefined }

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** SKUs with the data of their cards. */
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

/** A SKU as a cart line: at the quantity its rules allow, with the adjustments they made. */
export function toOffer(
  row: OfferRow,
  { qty: written, unit = '' }: Requested,
  areaCode: string[],
): OfferedSku {
  const { product, brand, shop } = row
  const sku = publicSku(row.sku)
  const { qty, advice } = adviseOrder(
    { qty: written ?? null, unit },
    { ...sku, maxQty: sku.maxPerOrder },
  )
  return {
    model: sku.model,
    weightG: sku.weightG,
    productId: product.id,
    title: product.title,
    brand,
    image: smallDrawingUrl(product.drawing, sku.dims),
    tiers: sku.tiers,
    stock: sku.stock,
    stockState: stockState(sku),
    leadDays: sku.leadDays + transitDays(shop.province, areaCode),
    qty,
    unitPrice: priceAt(qty, sku.price, sku.tiers),
    advice,
    state: lineStateOf({ line: { qty }, sku, product }, areaCode),
    ...saleView(sku),
  }
}
