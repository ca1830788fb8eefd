import type {
  CartLine,
  CartList,
  CartShop,
  EditedLines,
  LineState,
} from '@/contract/cart/cart-calls'
import { cartOf, isSelectable, quantityState } from '@/contract/cart/cart-rules'
import { lineAmount } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import { isSoldIn, transitDays } from '@/server/modules/area/delivery'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import {
  MADE_NO_MORE,
  ON_SALE,
  QUOTE_ONLY,
  saleView,
  stockState,
} from '@/server/modules/product/sku-repository'
import type { AgreedPrice } from './agreed-price'
import type { CartRow } from './cart-repository'
import { lineShipDays } from './line-ship-days'

/** Everything the state of a line depends on. */
type Stated = {
  line: { qty: number; backorder?: boolean }
  sku: CartRow['sku']
  product: Pick<CartRow['product'], 'status' | 'saleAreas'>
  shop: Pick<CartRow['shop'], 'open'>
}

/** State of a line in the area (DOMAIN 3.5), most severe first. */
export function lineStateOf({ line, sku, product, shop }: Stated, areaCode: string[]): LineState {
  if (sku.status === QUOTE_ONLY) return 'quoteOnly'
  if (sku.status === MADE_NO_MORE) return 'gone'
  if (sku.status !== ON_SALE) return 'off'
  if (!shop.open) return 'shopClosed'
  if (product.status !== ON_SALE) return 'off'
  if (!isSoldIn(product.saleAreas, areaCode)) return 'areaOff'
  return quantityState(line.qty, {
    stock: sku.stock,
    stockState: stockState(sku),
    backorder: line.backorder ?? false,
    ...saleView(sku),
  })
}

const toAgreed = ({ price, minQty, validUntil, inquiryNo }: AgreedPrice) => ({
  price,
  minQty,
  inquiryNo,
  validUntil: validUntil.getTime(),
})

function toLine(row: CartRow, areaCode: string[]): CartLine {
  const { line, sku, product, brand, shop } = row
  const transit = transitDays(shop.province, areaCode)
  const state = lineStateOf(row, areaCode)
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  return {
    id: line.id,
    productId: product.id,
    title: product.title,
    brand: brand.name,
    image: smallDrawingUrl(product.drawing, sku.dims),
    qty: line.qty,
    selected: line.selected && !line.savedForLater && isSelectable({ state }),
    note: line.note,
    buyerCode: line.buyerCode,
    unitPrice,
    priceWhenAdded: line.priceWhenAdded,
    tiers: sku.tiers,
    amount: lineAmount(unitPrice, line.qty),
    stock: sku.stock,
    stockState: stockState(sku),
    leadDays: lineShipDays(row) + transit,
    leadDaysWhenAdded: lineShipDays(row, line.leadDaysWhenAdded ?? undefined) + transit,
    backorder: line.backorder,
    state,
    ...saleView(sku),
    ...(row.agreed && { agreed: toAgreed(row.agreed) }),
  }
}

/** The cart as the buyer sees it: by shop, with states for the area, freight and totals. */
export function cartView(rows: CartRow[], areaCode: string[]): CartList {
  return cartOf(
    rows.map((row) => {
      const { id, name, freightAmount: freightFee, freeFreightFrom } = row.shop
      return {
        terms: { shop: { id, name }, freightFee, freeFreightFrom },
        line: toLine(row, areaCode),
        isLater: row.line.savedForLater,
      }
    }),
  )
}

/** The lines of a cart that were changed, with the totals of their shops and of the whole cart. */
export function changedLines(cart: CartList, ids: ReadonlySet<string>): EditedLines {
  const changedIn = (blocks: readonly CartShop[]) =>
    blocks.flatMap((block) => {
      const lines = block.lines.filter(({ id }) => ids.has(id))
      return lines.length > 0 ? [{ ...block, lines }] : []
    })
  return {
    shops: changedIn(cart.shops),
    later: changedIn(cart.later),
    totals: cart.totals,
    changedOnly: true,
  }
}
