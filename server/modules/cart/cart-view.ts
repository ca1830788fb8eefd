import type { CartLine, CartList, EditedLines, LineState } from '@/contract/cart/cart-calls'
import { type CountedLine, cartOf, isSelectable, quantityState } from '@/contract/cart/cart-rules'
import { lineAmount } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import { transitDays } from '@/server/modules/area/delivery'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import { saleStateOf } from '@/server/modules/product/sale-state'
import { saleView, stockState } from '@/server/modules/product/sku-repository'
import type { AgreedPrice } from './agreed-price'
import type { CartRow, CountedRow } from './cart-repository'
import { lineShipDays } from './line-ship-days'

/** Everything the state of a line depends on. */
type Stated = {
  line: { qty: number; backorder?: boolean }
  sku: Pick<CartRow['sku'], 'status' | 'stock' | 'moq' | 'step' | 'maxPerOrder'>
  product: Pick<CartRow['product'], 'status' | 'saleAreas'>
}

/** State of a line in the area (DOMAIN 3.5), most severe first. */
export function lineStateOf({ line, sku, product }: Stated, areaCode: string[]): LineState {
  const state = saleStateOf({ sku, product }, areaCode)
  if (state !== 'ok') return state
  return quantityState(line.qty, {
    stock: sku.stock,
    stockState: stockState(sku),
    backorder: line.backorder ?? false,
    moq: sku.moq,
    step: sku.step,
    maxQty: sku.maxPerOrder,
  })
}

const toAgreed = ({ price, minQty, validUntil, inquiryNo }: AgreedPrice) => ({
  price,
  minQty,
  inquiryNo,
  validUntil: validUntil.getTime(),
})

/** What a line counts in the area, and why. */
function countedLine(row: CountedRow, areaCode: string[]) {
  const { line, sku } = row
  const state = lineStateOf(row, areaCode)
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  return {
    id: line.id,
    state,
    selected: line.selected && !line.savedForLater && isSelectable({ state }),
    unitPrice,
    amount: lineAmount(unitPrice, line.qty),
  }
}

function toLine(row: CartRow, areaCode: string[]): CartLine {
  const { line, sku, product, brand, shop } = row
  const transit = transitDays(shop.province, areaCode)
  return {
    productId: product.id,
    title: product.title,
    brand: brand.name,
    image: smallDrawingUrl(product.drawing, sku.dims),
    qty: line.qty,
    note: line.note,
    buyerCode: line.buyerCode,
    priceWhenAdded: line.priceWhenAdded,
    tiers: sku.tiers,
    stock: sku.stock,
    stockState: stockState(sku),
    leadDays: lineShipDays(row) + transit,
    leadDaysWhenAdded: lineShipDays(row, line.leadDaysWhenAdded ?? undefined) + transit,
    backorder: line.backorder,
    ...countedLine(row, areaCode),
    ...saleView(sku),
    ...(row.agreed && { agreed: toAgreed(row.agreed) }),
  }
}

/** Rows by shop, with freight and totals; `toLine`: what is told of each. */
function cartOfRows<R extends CountedRow, L extends CountedLine>(
  rows: readonly R[],
  toLine: (row: R) => L,
) {
  return cartOf(
    rows.map((row) => {
      const { id, name, freightAmount: freightFee, freeFreightFrom } = row.shop
      return {
        terms: { shop: { id, name }, freightFee, freeFreightFrom },
        line: toLine(row),
        isLater: row.line.savedForLater,
      }
    }),
  )
}

/** The cart as the buyer sees it: by shop, with states for the area, freight and totals. */
export function cartView(rows: readonly CartRow[], areaCode: string[]): CartList {
  return cartOfRows(rows, (row) => toLine(row, areaCode))
}

/** `all`: in any order; `changed`: in the order of display. */
type Changed = { all: readonly CountedRow[]; changed: readonly CartRow[] }

/** The lines of a cart that were changed, with the totals of their shops and of the whole cart. */
export function changedView({ all, changed }: Changed, areaCode: string[]): EditedLines {
  const lines = changed.map((row) => toLine(row, areaCode))
  const byShop = [...all].sort((a, b) => a.shop.id - b.shop.id)
  const cart = cartOfRows(byShop, (row) => countedLine(row, areaCode))
  const changedIn = (blocks: typeof cart.shops) =>
    blocks.flatMap((block) => {
      const held = new Set(block.lines.map(({ id }) => id))
      const own = lines.filter(({ id }) => held.has(id))
      return own.length > 0 ? [{ ...block, lines: own }] : []
    })
  return {
    shops: changedIn(cart.shops),
    later: changedIn(cart.later),
    totals: cart.totals,
    changedOnly: true,
  }
}
