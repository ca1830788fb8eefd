import type { CartLine, CartList, CartShop, LineState } from '@/contract/cart'
import { lineAmount } from '@/contract/money'
import { priceAt, quantityFault } from '@/contract/quantity'
import { isSoldIn, transitDays } from '@/server/modules/catalog/delivery'
import { drawingUrl, saleView, stockState } from '@/server/modules/product/sku-repository'
import type { CartRow } from './cart-repository'

const ON_SALE = 1
const QUOTE_ONLY = 4

/** Only these can be bought as they are. */
const BUYABLE: readonly LineState[] = ['ok', 'low']

/** All that the state of a line follows from. */
type Stated = {
  line: { qty: number }
  sku: CartRow['sku']
  product: Pick<CartRow['product'], 'status' | 'saleAreas'>
  shop: Pick<CartRow['shop'], 'open'>
}

/** The state of a line in the area (DOMAIN 3.5), the gravest first. */
export function lineStateOf({ line, sku, product, shop }: Stated, areaCode: string[]): LineState {
  if (sku.status === QUOTE_ONLY) return 'quoteOnly'
  if (sku.status !== ON_SALE || product.status !== ON_SALE) return 'off'
  if (!shop.open) return 'shopClosed'
  if (!isSoldIn(product.saleAreas, areaCode)) return 'areaOff'
  const fault = quantityFault(line.qty, { ...sku, maxQty: sku.maxPerOrder })
  if (fault) return fault
  if (line.qty > sku.stock) return 'short'
  return stockState(sku) === 'low' ? 'low' : 'ok'
}

function toLine(row: CartRow, areaCode: string[]): CartLine {
  const { line, sku, product, brand, shop } = row
  const state = lineStateOf(row, areaCode)
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  return {
    ...saleView(sku),
    id: line.id,
    productId: product.id,
    title: product.title,
    brand: brand.name,
    image: drawingUrl(product.drawing, sku.dims),
    qty: line.qty,
    selected: line.selected && BUYABLE.includes(state),
    note: line.note,
    buyerCode: line.buyerCode,
    unitPrice,
    priceWhenAdded: line.priceWhenAdded,
    tiers: sku.tiers,
    amount: lineAmount(unitPrice, line.qty),
    stock: sku.stock,
    stockState: stockState(sku),
    leadDays: sku.leadDays + transitDays(shop.province, areaCode),
    state,
  }
}

function toShop(rows: CartRow[], areaCode: string[]): CartShop | null {
  const shop = rows[0]?.shop
  if (!shop) return null
  const lines = rows.map((row) => toLine(row, areaCode))
  const chosen = lines.filter((line) => line.selected)
  const goodsAmount = chosen.reduce((sum, line) => sum + line.amount, 0)
  const gap = chosen.length > 0 ? Math.max(0, shop.freeFreightFrom - goodsAmount) : 0
  return {
    shop: { id: shop.id, name: shop.name },
    lines,
    selectedCount: chosen.length,
    goodsAmount,
    freightAmount: gap > 0 ? shop.freightAmount : 0,
    freeFreightGap: gap,
  }
}

/** The cart as the buyer sees it: by shop, with states for the area, freight and totals. */
export function cartView(rows: CartRow[], areaCode: string[]): CartList {
  const byShop = new Map<number, CartRow[]>()
  for (const row of rows) byShop.set(row.shop.id, [...(byShop.get(row.shop.id) ?? []), row])
  const shops = [...byShop.values()].flatMap((group) => toShop(group, areaCode) ?? [])
  const sum = (pick: (shop: CartShop) => number) =>
    shops.reduce((total, shop) => total + pick(shop), 0)
  const goodsAmount = sum((shop) => shop.goodsAmount)
  const freightAmount = sum((shop) => shop.freightAmount)
  return {
    shops,
    totals: {
      lineCount: rows.length,
      selectedCount: sum((shop) => shop.selectedCount),
      goodsAmount,
      freightAmount,
      payableAmount: goodsAmount + freightAmount,
    },
  }
}
