import type { CartLine, CartList, LineState } from '@/contract/cart'
import { formatPrice } from '@/contract/money'
import { quantityAdvice, snapQuantity } from '@/contract/quantity'

/** Only these can be selected (DOMAIN 3.5). */
export function isSelectable({ state }: Pick<CartLine, 'state'>): boolean {
  return state === 'ok' || state === 'low'
}

const FIXED_LABEL: Partial<Record<LineState, string>> = {
  areaOff: '当前区域不可售，可在左上角更换销售区域',
  off: '已下架',
  quoteOnly: '需询价，暂不能直接购买',
  shopClosed: '店铺休业',
}

/** What is the matter with a line, '' when nothing is. */
export function stateLabel(line: CartLine): string {
  const { state, stock, unit } = line
  if (state === 'ok') return ''
  if (state === 'low') return `仅剩 ${stock}${unit}`
  if (state === 'short') return `库存不足（剩 ${stock}${unit}）`
  if (state === 'moq' || state === 'step' || state === 'max') return quantityAdvice(state, line)
  return FIXED_LABEL[state] ?? ''
}

/** The quantity that mends a line, null when no quantity does. */
export function mendedQty(line: CartLine): number | null {
  const { state, stock, step, moq, maxQty } = line
  if (state === 'moq' || state === 'step' || state === 'max') return snapQuantity(line.qty, line)
  if (state !== 'short') return null
  const most = Math.floor(Math.min(stock, maxQty) / step) * step
  return most >= moq && most > 0 ? most : null
}

/** How the unit price moved since the line was added, '' when it did not. */
export function priceMove({ unitPrice, priceWhenAdded }: CartLine): string {
  if (unitPrice === priceWhenAdded) return ''
  const change = formatPrice(Math.abs(unitPrice - priceWhenAdded))
  return `较加入时${unitPrice > priceWhenAdded ? '涨' : '降'} ¥${change}`
}

/** Lines that cannot be bought as they are and that no quantity mends. */
export function invalidLines(cart: CartList): CartLine[] {
  return allLines(cart).filter((line) => !isSelectable(line) && mendedQty(line) === null)
}

export function allLines(cart: CartList): CartLine[] {
  return cart.shops.flatMap(({ lines }) => lines)
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
export function selectEdits(lines: readonly CartLine[], selected: boolean) {
  return lines
    .filter((line) => isSelectable(line) && line.selected !== selected)
    .map(({ id }) => ({ id, selected }))
}
