import { obstacleText } from '@/components/shared/line-obstacle'
import type { CartLine, CartList, LineEdit } from '@/contract/cart'
import { isHindered, isSelectable, mendedQty } from '@/contract/cart-rules'
import { KEYWORD_MAX } from '@/contract/constants'
import { formatPrice } from '@/contract/money'
import { quantityAdvice } from '@/contract/quantity'

/** What is the matter with a line, '' when nothing is; how much is left stands by its stock. */
export function stateLabel(line: CartLine): string {
  const { state, stock, unit, moq } = line
  if (isSelectable(line)) return ''
  if (!isHindered(line) && mendedQty(line) === null) {
    return `库存不足（剩 ${stock}${unit}，起订 ${moq}${unit}）`
  }
  if (state === 'short') return `库存不足（剩 ${stock}${unit}）`
  if (state === 'moq' || state === 'step' || state === 'max') return quantityAdvice(state, line)
  return obstacleText(state)
}

/** How the unit price moved since the line was added, '' when it did not or does not matter. */
export function priceMove(line: CartLine): string {
  const { unitPrice, priceWhenAdded } = line
  if (unitPrice === priceWhenAdded || isHindered(line)) return ''
  const change = formatPrice(Math.abs(unitPrice - priceWhenAdded))
  return `较加入时${unitPrice > priceWhenAdded ? '涨' : '降'} ¥${change}`
}

/** How the lead time moved since the line was added, '' when it did not or does not matter. */
export function leadMove(line: CartLine): string {
  const { leadDays, leadDaysWhenAdded } = line
  if (leadDays === leadDaysWhenAdded || isHindered(line)) return ''
  return `货期由 ${leadDaysWhenAdded} 天变为 ${leadDays} 天`
}

export function allLines(cart: CartList): CartLine[] {
  return cart.shops.flatMap(({ lines }) => lines)
}

/** Lines that cannot be bought and that neither a quantity nor waiting mends. */
export function invalidLines(cart: CartList): CartLine[] {
  return allLines(cart).filter(
    (line) => !isSelectable(line) && line.state !== 'short' && mendedQty(line) === null,
  )
}

export type Selection = 'all' | 'some' | 'none'

/** What of the selectable lines is selected. */
export function selectionOf(lines: readonly CartLine[]): Selection {
  const can = lines.filter(isSelectable)
  const count = can.filter(({ selected }) => selected).length
  if (count === 0) return 'none'
  return count === can.length ? 'all' : 'some'
}

/** The edits that select or clear every selectable line that is not so yet. */
export function selectEdits(lines: readonly CartLine[], selected: boolean): LineEdit[] {
  return lines
    .filter((line) => isSelectable(line) && line.selected !== selected)
    .map(({ id }) => ({ id, selected }))
}

/** The edit of a quantity; whoever mends a line by it wants to buy it. */
export function quantityEdit(line: CartLine, qty: number): LineEdit {
  return { id: line.id, qty, ...(!isSelectable(line) && { selected: true }) }
}

/** Says that the buyer has seen the price of today. */
export function priceEdit({ id, unitPrice }: CartLine): LineEdit {
  return { id, priceSeen: unitPrice }
}

/** Says that the buyer has seen the lead time of today. */
export function leadEdit({ id, leadDays }: CartLine): LineEdit {
  return { id, leadSeen: leadDays }
}

/** The buyer waits for what the stock does not hold, or no longer does. */
export function backorderEdit({ id }: CartLine, backorder: boolean): LineEdit {
  return { id, backorder, ...(backorder && { selected: true }) }
}

/** What the same goods of other brands are found by. */
export function sameSpecWords({ title, brand, spec }: CartLine): string {
  const words = title.startsWith(brand) ? title.slice(brand.length) : title
  return `${words.trim()} ${spec}`.slice(0, KEYWORD_MAX)
}
