import { BACKORDER_DAYS } from '@/contract/constants'
import { formatPrice, lineAmount } from '@/contract/money'
import { nextSaving } from '@/contract/product/next-saving-rules'
import {
  formatQuantity,
  priceAt,
  type QuantityRule,
  quantityError,
  snapQuantity,
} from '@/contract/product/quantity-rules'
import type { StockState } from '@/contract/search/search-calls'
import type { CartLine, CartList, CartShop, EditedLines, LineEdit, LineState } from './cart-calls'

/** The agreed price a line costs at its quantity; null when the catalogue's price holds. */
export function agreedPriceOf({ agreed, qty, unitPrice }: CartLine) {
  return agreed && qty >= agreed.minQty && unitPrice === agreed.price ? agreed : null
}

/** States that prevent buying a line in any quantity. */
const BLOCKING_STATES: readonly LineState[] = ['areaOff', 'off', 'gone', 'quoteOnly', 'shopClosed']

/** Whether no quantity makes the line available (DOMAIN 3.5). */
export function isBlocked({ state }: Pick<CartLine, 'state'>): boolean {
  return BLOCKING_STATES.includes(state)
}

/** Whether the line can be selected (DOMAIN 3.5). */
export function isSelectable({ state }: Pick<CartLine, 'state'>): boolean {
  return state === 'ok' || state === 'low' || state === 'backorder'
}

type Stocked = QuantityRule & { stock: number; stockState: StockState; backorder?: boolean }

/** Splits a quantity into pieces in stock and pieces on backorder. */
export function stockSplit({ qty, stock }: Pick<CartLine, 'qty' | 'stock'>) {
  const inStock = Math.min(qty, stock)
  return { inStock, awaited: qty - inStock }
}

/** State of an unblocked line: its quantity against the rules, then against the stock. */
export function quantityState(qty: number, sku: Stocked): LineState {
  const fieldError = quantityError(qty, sku)
  if (fieldError) return fieldError
  if (qty > sku.stock) return sku.backorder ? 'backorder' : 'short'
  return sku.stockState === 'low' ? 'low' : 'ok'
}

/** The quantity that fixes a line, null when none does. */
export function suggestedQty(
  line: Pick<CartLine, 'state' | 'qty' | 'agreed'> & Stocked,
): number | null {
  const { state, stock, maxQty, backorder, agreed } = line
  if (state !== 'short' && state !== 'moq' && state !== 'step' && state !== 'max') return null
  // At an agreed price the goods are awaited, as the shop has offered them.
  const isAgreed = state !== 'short' && agreed && snapQuantity(line.qty, line) >= agreed.minQty
  // Never a quantity that is invalid in turn: one click must fix the line.
  const rule = backorder || isAgreed ? line : { ...line, maxQty: Math.min(stock, maxQty) }
  const qty = snapQuantity(line.qty, rule)
  return quantityError(qty, rule) ? null : qty
}

type Priced = Pick<CartLine, 'price' | 'tiers' | 'unitPrice' | 'priceWhenAdded'>

/** The price when added, adjusted for the tiers: the remaining difference is a price change. */
export function notedPrice(line: Priced, qty: number): number {
  const unitPrice = priceAt(qty, line.price, line.tiers)
  return Math.max(0, line.priceWhenAdded + unitPrice - line.unitPrice)
}

/** Working days a line waits for what the stock lacks; part of its lead time. */
export function backorderDays(line: CartLine): number {
  if (!line.backorder || agreedPriceOf(line)) return 0
  return stockSplit(line).awaited > 0 ? BACKORDER_DAYS : 0
}

// A line at another quantity, or with another choice of backorder: price, amount, state, lead time.
function atQuantity(
  line: CartLine,
  { qty, backorder }: { qty: number; backorder: boolean },
): CartLine {
  const unitPrice = priceAt(qty, line.price, line.tiers)
  const moved = { ...line, backorder }
  const next = {
    ...moved,
    qty,
    unitPrice,
    priceWhenAdded: notedPrice(line, qty),
    amount: lineAmount(unitPrice, qty),
    state: isBlocked(line) ? line.state : quantityState(qty, moved),
  }
  const wait = backorderDays(next) - backorderDays(line)
  return {
    ...next,
    leadDays: line.leadDays + wait,
    leadDaysWhenAdded: line.leadDaysWhenAdded + wait,
  }
}

/** A line after an edit. */
export function editedLine(line: CartLine, edit: LineEdit): CartLine {
  const { qty = line.qty, backorder = line.backorder } = edit
  const { selected, note, buyerCode, priceSeen, leadSeen } = edit
  const isSame = qty === line.qty && backorder === line.backorder
  const moved = isSame ? line : atQuantity(line, { qty, backorder })
  return {
    ...moved,
    selected: isSelectable(moved) && (selected ?? line.selected),
    note: note ?? line.note,
    buyerCode: buyerCode ?? line.buyerCode,
    priceWhenAdded: priceSeen ?? moved.priceWhenAdded,
    leadDaysWhenAdded: leadSeen ?? moved.leadDaysWhenAdded,
  }
}

type ShopTerms = Pick<CartShop, 'shop' | 'freightFee' | 'freeFreightFrom'>

/** Freight for a goods amount, and what is missing for free freight. */
export function freightOf(
  { freightFee, freeFreightFrom }: Pick<CartShop, 'freightFee' | 'freeFreightFrom'>,
  goodsAmount: number,
) {
  const freeFreightGap = Math.max(0, freeFreightFrom - goodsAmount)
  return { freightAmount: freeFreightGap > 0 ? freightFee : 0, freeFreightGap }
}

const NO_FREIGHT = { freightAmount: 0, freeFreightGap: 0 }

/** What a line counts in the totals of its shop and of the cart. */
export type CountedLine = Pick<CartLine, 'selected' | 'amount'>

/** Lines of a shop with the totals of the selected ones. */
export type Block<L> = ShopTerms &
  Pick<CartShop, 'selectedCount' | 'goodsAmount' | 'freightAmount' | 'freeFreightGap'> & {
    lines: L[]
  }

// A shop's lines with the totals of the selected ones, freight included.
function shopBlock<L extends CountedLine>(terms: ShopTerms, lines: L[]): Block<L> {
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

/** A line and its place: in the cart, or saved for later. */
export type PlacedLine<L = CartLine> = { terms: ShopTerms; line: L; isLater: boolean }

function blocksOf<L extends CountedLine>(placed: readonly PlacedLine<L>[]): Block<L>[] {
  const groups = new Map<number, { terms: ShopTerms; lines: L[] }>()
  for (const { terms, line } of placed) {
    const group = groups.get(terms.shop.id)
    if (group) group.lines.push(line)
    else groups.set(terms.shop.id, { terms, lines: [line] })
  }
  return [...groups.values()].map(({ terms, lines }) => shopBlock(terms, lines))
}

/** The cart of these lines, grouped by shop in order of appearance, with all totals. */
export function cartOf<L extends CountedLine>(placed: readonly PlacedLine<L>[]) {
  const shops = blocksOf(placed.filter(({ isLater }) => !isLater))
  const later = blocksOf(placed.filter(({ isLater }) => isLater))
  const sum = (pick: (shop: Block<L>) => number) =>
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

const placedLines = ({ shops, later }: Pick<CartList, 'shops' | 'later'>): PlacedLine[] => [
  ...placedIn(shops, false),
  ...placedIn(later, true),
]

/** The cart after edits; an unaffected line stays the same object. */
export function editedCart(
  cart: CartList,
  edits: ReadonlyMap<string, LineEdit>,
  removed: ReadonlySet<string>,
): CartList {
  if (edits.size === 0 && removed.size === 0) return cart
  return cartOf(
    placedLines(cart).flatMap((one) => {
      if (removed.has(one.line.id)) return []
      const edit = edits.get(one.line.id)
      if (!edit) return one
      const isLater = edit.savedForLater ?? one.isLater
      const line = editedLine(one.line, edit)
      return { ...one, isLater, line: isLater ? { ...line, selected: false } : line }
    }),
  )
}

/** Selected goods whose price rose since the buyer acknowledged it: checkout must show it. */
export function unseenRises(cart: CartList): CartLine[] {
  return cart.shops
    .flatMap(({ lines }) => lines)
    .filter((line) => line.selected && line.unitPrice > line.priceWhenAdded)
}

/** What a line costs more than the buyer has acknowledged, fen. */
export function riseOf({ unitPrice, priceWhenAdded, qty }: CartLine): number {
  return lineAmount(unitPrice, qty) - lineAmount(priceWhenAdded, qty)
}

/** The next cheaper tier and how much is missing, or null at the last one that can be ordered. */
export function nextTier(
  line: Pick<CartLine, 'qty' | 'unit' | 'price' | 'tiers' | 'moq' | 'step' | 'maxQty'>,
): string | null {
  const next = nextSaving(line, line.qty)
  return next && `再买 ${formatQuantity(next.more, line.unit)}享 ¥${formatPrice(next.price)}`
}

const isSameTotals = (one: CartList['totals'], other: CartList['totals']) =>
  one.lineCount === other.lineCount &&
  one.selectedCount === other.selectedCount &&
  one.payableAmount === other.payableAmount

/**
 * The cart after the answer to an edit, which may hold the changed lines alone: they take the place of the
 * cart's own. Null when the cart must be read anew: the answer speaks of lines the cart lacks or of other
 * totals, because another device changed it or a price has moved; or lines are missing, and the host does not
 * say whether they are gone or unchanged.
 */
export function answeredCart(cart: CartList | undefined, answer: EditedLines): CartList | null {
  const { changedOnly, ...answered } = answer
  const before = cart ? placedLines(cart) : []
  const lines = new Map(placedLines(answered).map((one) => [one.line.id, one] as const))
  const found = before.filter(({ line }) => lines.has(line.id))
  if (!changedOnly) return found.length === before.length ? answered : null
  const merged = cartOf(before.map((one) => lines.get(one.line.id) ?? one))
  const isKnown = found.length === lines.size
  return isKnown && isSameTotals(merged.totals, answered.totals) ? merged : null
}
