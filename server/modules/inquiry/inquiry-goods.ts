import { eq, inArray } from 'drizzle-orm'
import type { InquiryGoods } from '@/contract/inquiry/inquiry-fields-calls'
import { isOffered, SALE_STATUS } from '@/contract/product/status-rules'
import { brands, products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import type { SkuRow } from '@/server/modules/product/sku-repository'

/** A SKU that is asked for or offered, with its shop. */
export type AskedSku = {
  sku: SkuRow
  goods: InquiryGoods
  shop: { id: number; name: string }
  /** On sale, with a price or on request, from a shop that is open. */
  canBeSold: boolean
}

/** SKUs by id, as an inquiry keeps them. */
export async function askedSkus(tx: Db, skuIds: readonly number[]): Promise<Map<number, AskedSku>> {
  if (skuIds.length === 0) return new Map()
  const rows = await tx
    .select({
      sku: skus,
      product: { id: products.id, title: products.title, drawing: products.drawing },
      status: products.status,
      brand: brands.name,
      shop: { id: shops.id, name: shops.name },
      isOpen: shops.open,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...new Set(skuIds)]))
  return new Map(
    rows.map(({ sku, product, status, brand, shop, isOpen }) => [
      sku.id,
      {
        sku,
        shop,
        canBeSold: isOpen && status === SALE_STATUS.onSale && isOffered(sku.status),
        goods: {
          skuId: sku.id,
          productId: product.id,
          itemNo: sku.itemNo,
          title: product.title,
          brand,
          spec: sku.spec,
          image: smallDrawingUrl(product.drawing, sku.dims),
          unit: sku.unit,
        },
      },
    ]),
  )
}
