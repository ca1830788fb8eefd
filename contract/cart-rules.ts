import type { CartLine, CartList, CartShop, LineEdit, LineState } from './cart'
import { lineAmount } from './money'
import type { StockState } from './product'
import { priceAt, type QuantityRule, quantityFault, snapQuantity } from './quantity'

/** What keeps a line from being bought in any quantity. */
const HINDRANCES: readonly LineState[] = ['areaOff', 'off', 'quoteOnly', 'shopClosed']

/** No quantity makes such a line buyable (DOMAIN 3.5). */
export function isHindered({ state }: Pick<CartLine, 'state'>): boolean {
  return HINDRANCES.includes(state)
}

/** Only these can be selected (DOMAIN 3.5). */
export function isSelectable({ state }: Pick<CartLine, 'state'>): boolean {
  return state === 'ok' || state === 'low'
}

type Stocked = QuantityRule & { stock: number; stockState: StockState }

/** The state of a line that nothing hinders: its quantity against the rules, then the stock. */
export function quantityState(qty: number, sku: Stocked): LineState {
  const fault = quantityFault(qty, sku)
  if (fault) return fault
  if (qty > sku.stock) return 'short'
  return sku.stockState === 'low' ? 'low' : 'ok'
}

/** The quantity that mends a line, null when no quantity does. */
export function mendedQty(line: Pick<CartLine, 'state' | 'qty'> & Stocked): number | null {
  const { state, stock, maxQty } = line
  if (state !== 'short' && state !== 'moq' && state !== 'step' && state !== 'max') return null
  // Never to a quantity that is wanting in its turn: one click mends.
  const rule = { ...line, maxQty: Math.min(stock, maxQty) }
  const qty = snapQuantity(line.qty, rule)
  return quantityFault(qty, rule) ? null : qty
}

type Priced = Pick<CartLine, 'price' | 'tiers' | 'unitPrice' | 'priceWhenAdded'>

/** The price noted when added, moved along with the tiers: what is left is what the mall changed. */
export function notedPrice(line: Priced, qty: number): number {
  const unitPrice = priceAt(qty, line.price, line.tiers)
  return Math.max(0, line.priceWhenAdded + unitPrice - line.unitPrice)
}

// A line as it is with another quantity: price, amount, state.
function atQuantity(line: CartLine, qty: number): CartLine {
  const unitPrice = priceAt(qty, line.price, line.tiers)
  return {
    ...line,
    qty,
    unitPrice,
    priceWhenAdded: notedPrice(line, qty),
    amount: lineAmount(unitPrice, qty),
    state: isHindered(line) ? line.state : quantityState(qty, line),
  }
}

/** A line as an edit leaves it. */
export function editedLine(line: CartLine, edit: LineEdit): CartLine {
  const { qty, selected, note, buyerCode, priceSeen } = edit
  const moved = qty === undefined || qty === line.qty ? line : atQuantity(line, qty)
  return {
    ...moved,
    selected: isSelectable(moved) && (selected ?? line.selected),
    note: note ?? line.note,
    buyerCode: buyerCode ?? line.buyerCode,
    priceWhenAdded: priceSeen ?? moved.priceWhenAdded,
  }
}

type ShopTerms = Pick<CartShop, 'shop' | 'freightFee' | 'freeFreightFrom'>

/** What a delivery of goods worth so much costs, and what they want to free freight. */
export function freightOf(
  { freightFee, freeFreightFrom }: Pick<CartShop, 'freightFee' | 'freeFreightFrom'>,
  goodsAmount: number,
) {
  const freeFreightGap = Math.max(0, freeFreightFrom - goodsAmount)
  return { freightAmount: freeFreightGap > 0 ? freightFee : 0, freeFreightGap }
}

const NO_FREIGHT = { freightAmount: 0, freeFreightGap: 0 }

// A shop's lines with what the selected ones come to, freight included.
function shopBlock(terms: ShopTerms, lines: CartLine[]): CartShop {
  const chosen = lines.filter(({ selected }) => selected)
  const goodsAmount = chosen.reduce((sum, line) => sum + line.amount, 0)
  return {
    ...terms,
    lines,
    selectedCount: chosen.length,
    goodsAmount,
    ...(chosen.length > 0 ? freightOf(terms, goodsAmount) : NO_FREIGHT),
  }
}

/** A line and where it lies: in the cart, or among what is kept for later. */
export type PlacedLine = { terms: ShopTerms; line: CartLine; isLater: boolean }

function blocksOf(placed: readonly PlacedLine[]): CartShop[] {
  const groups = new Map<number, { terms: ShopTerms; lines: CartLine[] }>()
  for (const { terms, line } of placed) {
    const group = groups.get(terms.shop.id)
    if (group) group.lines.push(line)
    else groups.set(terms.shop.id, { terms, lines: [line] })
  }
  return [...groups.values()].map(({ terms, lines }) => shopBlock(terms, lines))
}

/** The cart of these lines, by shop in the order they come, with all its sums. */
export function cartOf(placed: readonly PlacedLine[]): CartList {
  const shops = blocksOf(placed.filter(({ isLater }) => !isLater))
  const later = blocksOf(placed.filter(({ isLater }) => isLater))
  const sum = (pick: (shop: CartShop) => number) =>
    shops.reduce((total, shop) => total + pick(shop), 0)
  const goodsAmount = sum((shop) => shop.goodsAmount)
  const freightAmount = sum((shop) => shop.freightAmount)
  return {
    shops,
    later,
    totals: {
      lineCount: sum((shop) => shop.lines.length),
      selectedCount: sum((shop) => shop.selectedCount),
      goodsAmount,
      freightAmount,
      payableAmount: goodsAmount + freightAmount,
    },
  }
}

function placedIn(blocks: readonly CartShop[], isLater: boolean): PlacedLine[] {
  return blocks.flatMap((block) => {
    const { shop, freightFee, freeFreightFrom } = block
    return block.lines.map((line) => ({
      terms: { shop, freightFee, freeFreightFrom },
      line,
      isLater,
    }))
  })
}

/** The cart as edits leave it; a line that none of them touches stays the same object. */
export function editedCart(
  cart: CartList,
  edits: ReadonlyMap<string, LineEdit>,
  removed: ReadonlySet<string>,
): CartList {
  if (edits.size === 0 && removed.size === 0) return cart
  const placed = [...placedIn(cart.shops, false), ...placedIn(cart.later, true)]
  return cartOf(
    placed.flatMap((one) => {
      if (removed.has(one.line.id)) return []
      const edit = edits.get(one.line.id)
      if (!edit) return one
      const isLater = edit.savedForLater ?? one.isLater
      const line = editedLine(one.line, edit)
      return { ...one, isLater, line: isLater ? { ...line, selected: false } : line }
    }),
  )
}

/** Selected goods whose price rose since the buyer last took note of it: checkout must not hide it. */
export function unseenRises(cart: CartList): CartLine[] {
  return cart.shops
    .flatMap(({ lines }) => lines)
    .filter((line) => line.selected && line.unitPrice > line.priceWhenAdded)
}
