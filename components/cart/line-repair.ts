import type { CartLine, CartList, LineEdit } from '@/contract/cart/cart-calls'
import { isBlocked, isSelectable, suggestedQty } from '@/contract/cart/cart-rules'
import { KEYWORD_MAX } from '@/contract/constants'
import { formatPrice } from '@/contract/money'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { formatQuantity, quantityAdvice } from '@/contract/product/quantity-rules'
import type { ArrivalDay } from '@/contract/product/supply-rules'

/** Problem of a line, '' when there is none; the remaining quantity is shown with its stock. */
export function stateLabel(line: CartLine): string {
  const { state, stock, unit, moq } = line
  if (isSelectable(line)) return ''
  if (!isBlocked(line) && suggestedQty(line) === null) {
    return `库存不足（剩 ${formatQuantity(stock, unit)}，起订 ${formatQuantity(moq, unit)}）`
  }
  if (state === 'short') return `库存不足（剩 ${formatQuantity(stock, unit)}）`
  if (state === 'moq' || state === 'step' || state === 'max') return quantityAdvice(state, line)
  return obstacleText(state)
}

/** Unit price change since the line was added, '' when there is none or it does not matter. */
export function priceMove(line: CartLine): string {
  const { unitPrice, priceWhenAdded } = line
  // Goods added before their price was agreed had none to be seen.
  if (!priceWhenAdded || unitPrice === priceWhenAdded || isBlocked(line)) return ''
  const change = formatPrice(Math.abs(unitPrice - priceWhenAdded))
  return `较加入时${unitPrice > priceWhenAdded ? '涨' : '降'} ¥${change}`
}

/** Change of the day of arrival since the line was added, '' when there is none or it does not matter. */
export function leadMove(line: CartLine, arrivalDay: ArrivalDay): string {
  const { leadDays, leadDaysWhenAdded } = line
  if (leadDays === leadDaysWhenAdded || isBlocked(line)) return ''
  return `预计送达由 ${arrivalDay(leadDaysWhenAdded)}变为 ${arrivalDay(leadDays)}`
}

export function allLines(cart: CartList): CartLine[] {
  return cart.shops.flatMap(({ lines }) => lines)
}

/** Lines that nobody can buy any more: another area, a price or a shop that opens again would not help. */
export function invalidLines(cart: CartList): CartLine[] {
  return allLines(cart).filter(({ state }) => state === 'gone' || state === 'off')
}

export type Selection = 'all' | 'some' | 'none'

/** Selection state of the selectable lines. */
export function selectionOf(lines: readonly CartLine[]): Selection {
  const can = lines.filter(isSelectable)
  const count = can.filter(({ selected }) => selected).length
  if (count === 0) return 'none'
  return count === can.length ? 'all' : 'some'
}

/**
 * The edits that select or clear all lines, only where they differ. Who clears means those too that cannot be
 * selected now: they would be selected again as soon as they can be bought.
 */
export function selectEdits(lines: readonly CartLine[], selected: boolean): LineEdit[] {
  return lines
    .filter((line) => (isSelectable(line) ? line.selected !== selected : !selected))
    .map(({ id }) => ({ id, selected }))
}

/** The edit of a quantity; repairing a line this way also selects it. */
export function quantityEdit(line: CartLine, qty: number): LineEdit {
  return { id: line.id, qty, ...(!isSelectable(line) && { selected: true }) }
}

/** The edit that acknowledges the current price. */
export function priceEdit({ id, unitPrice }: CartLine): LineEdit {
  return { id, priceSeen: unitPrice }
}

/** The edit that acknowledges the current lead time. */
export function leadEdit({ id, leadDays }: CartLine): LineEdit {
  return { id, leadSeen: leadDays }
}

/** The edit that turns waiting for back-ordered quantity on or off. */
export function backorderEdit({ id }: CartLine, backorder: boolean): LineEdit {
  return { id, backorder, ...(backorder && { selected: true }) }
}

/** Search words for the same goods of other brands. */
export function sameSpecWords({ title, brand, spec }: CartLine): string {
  const words = title.startsWith(brand) ? title.slice(brand.length) : title
  return `${words.trim()} ${spec}`.slice(0, KEYWORD_MAX)
}
