import { priceAt } from '@/contract/product/quantity-rules'
import { adviseOrder } from '@/contract/quick-order/conversion-rules'
import type { OfferedSku } from '@/contract/quick-order/quick-order-calls'
import { transitDays } from '@/server/modules/area/delivery'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import { publicSku, saleView, stockState } from '@/server/modules/product/sku-repository'
import { lineStateOf } from './cart-view'
import type { CatalogueGoods } from './goods'

/** A quantity as a buyer wrote it: without a unit it is the SKU's own. */
type Requested = { qty?: number | undefined; unit?: string | undefined }

/** A SKU as a cart line: at the quantity its rules allow, with the adjustments they made. */
export function toOffer(
  row: CatalogueGoods,
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
    brand: brand.name,
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
