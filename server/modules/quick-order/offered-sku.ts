import type { OfferedSku } from '@/contract/match-lines'
import { adviseQuantity, priceAt } from '@/contract/quantity'
import { lineStateOf } from '@/server/modules/cart/cart-view'
import { transitDays } from '@/server/modules/catalog/delivery'
import { drawingUrl, saleView, stockState } from '@/server/modules/product/sku-repository'
import type { OfferRow } from './match-repository'

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
