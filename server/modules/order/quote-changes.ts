import { isSelectable } from '@/contract/cart-rules'
import type { CheckoutChange, CheckoutLine, OrderPreview } from '@/contract/checkout'
import type { Quote, QuotedRow } from './quote'

type Named = Pick<CheckoutLine, 'skuId' | 'itemNo' | 'title' | 'spec' | 'unit' | 'note'>
type Difference = Pick<CheckoutChange, 'kind' | 'from' | 'to'>
type Fate = Pick<CheckoutChange, 'isLeftOut' | 'blocks'>

const BOUGHT: Fate = { isLeftOut: false, blocks: false }

/** A change as the buyer reads it. */
export function toChange(line: Named, difference: Difference, fate = BOUGHT): CheckoutChange {
  const { skuId, itemNo, title, spec, unit, note } = line
  return { ...difference, skuId, itemNo, title, spec, unit, note, ...fate }
}

/** Of a line that is bought: what is not as it was seen. */
function differencesOf({ line, row: { seen } }: QuotedRow): Difference[] {
  const differs = (kind: Difference['kind'], from: number | undefined, to: number): Difference[] =>
    from === undefined || from === to ? [] : [{ kind, from, to }]
  const isUp = line.unitPrice > (seen.unitPrice ?? 0)
  return [
    ...differs(isUp ? 'priceUp' : 'priceDown', seen.unitPrice, line.unitPrice),
    ...differs('leadChanged', seen.leadDays, line.leadDays),
    ...differs('qtyChanged', seen.qty, line.qty),
  ]
}

/** Of a line that is not bought: why, and which quantity could be. */
function obstacleOf({ row, line, state }: QuotedRow): Difference[] {
  if (state === 'ok' || state === 'low') return []
  const { stock, moq, step, maxPerOrder } = row.sku
  const limit = { short: stock, moq, step, max: maxPerOrder }
  if (state === 'short' || state === 'moq' || state === 'step' || state === 'max') {
    return [{ kind: state, from: line.qty, to: limit[state] }]
  }
  return [{ kind: state, from: null, to: null }]
}

/**
 * What the buyer must take note of before this is ordered. A cart keeps what cannot be bought; what
 * is bought straight away must be mended first, and so must a cart of which nothing is left.
 */
export function changesOf({ source, groups, rows }: Quote): CheckoutChange[] {
  const leftOut = { isLeftOut: true, blocks: source === 'buyNow' || groups.length === 0 }
  return rows.flatMap((row) =>
    isSelectable(row)
      ? differencesOf(row).map((one) => toChange(row.line, one))
      : obstacleOf(row).map((one) => toChange(row.line, one, leftOut)),
  )
}

/** A quote as it is shown. */
export function previewOf(quote: Quote, changes: CheckoutChange[], now: number): OrderPreview {
  const { address, groups, totals, hash } = quote
  return { address, groups, changes, totals, quoteHash: hash, now }
}
