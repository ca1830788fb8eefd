import { isSelectable } from '@/contract/cart/cart-rules'
import type {
  CheckoutChange,
  CheckoutLine,
  LineArrival,
  OrderPreview,
} from '@/contract/order/checkout-calls'
import { arrivalDaysOf } from '@/contract/product/line-arrival-rules'
import { shipDaysOf } from '@/contract/product/ship-days-rules'
import { chinaWorkingDay } from '@/contract/product/working-days-rules'
import type { Quote, QuotedRow } from './quote'

type Named = Pick<CheckoutLine, 'skuId' | 'itemNo' | 'title' | 'spec' | 'unit' | 'note'>
type Difference = Pick<CheckoutChange, 'kind' | 'from' | 'to'>
type Fate = Pick<CheckoutChange, 'isLeftOut' | 'blocks'>

const BOUGHT: Fate = { isLeftOut: false, blocks: false }

/** A change in the buyer's words. */
export function toChange(line: Named, difference: Difference, fate = BOUGHT): CheckoutChange {
  const { skuId, itemNo, title, spec, unit, note } = line
  return { ...difference, skuId, itemNo, title, spec, unit, note, ...fate }
}

/** Differences of a purchasable line from what the buyer saw. */
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

/** Why a line cannot be bought, and the quantity that could be. */
function obstacleOf({ row, line, state }: QuotedRow): Difference[] {
  if (state === 'ok' || state === 'low' || state === 'backorder') return []
  const { stock, moq, step, maxPerOrder } = row.sku
  const limit = { short: stock, moq, step, max: maxPerOrder }
  if (state === 'short' || state === 'moq' || state === 'step' || state === 'max') {
    return [{ kind: state, from: line.qty, to: limit[state] }]
  }
  return [{ kind: state, from: null, to: null }]
}

/**
 * Changes the buyer must confirm before ordering. Lines that cannot be bought stay in the cart; a
 * direct purchase must be corrected first, and so must a cart with nothing left to buy.
 */
export function unconfirmedChanges({ source, groups, rows }: Quote): CheckoutChange[] {
  const leftOut = { isLeftOut: true, blocks: source === 'buyNow' || groups.length === 0 }
  return rows.flatMap((row) =>
    isSelectable(row)
      ? differencesOf(row).map((one) => toChange(row.line, one))
      : obstacleOf(row).map((one) => toChange(row.line, one, leftOut)),
  )
}

type Shown = Pick<OrderPreview, 'changes' | 'holdRefusal' | 'lastInvoice' | 'now' | 'payTypes'>

/** When a line arrives if it is paid now: what is in stock first, where the rest is awaited. */
function arrivalOf({ row, line }: QuotedRow, now: number): LineArrival {
  const { skuId, note, qty, awaitedQty, shipDays, leadDays } = line
  const waitDays = shipDays - shipDaysOf({ ...row.sku, awaitedQty: 0, isAgreed: false })
  const days = arrivalDaysOf({ qty, awaitedQty, leadDays, waitDays })
  return {
    skuId,
    note,
    inStock: days.inStock === null ? null : chinaWorkingDay(now, days.inStock),
    whole: chinaWorkingDay(now, days.whole),
  }
}

/** A quote as the preview shows it. */
export function previewOf(quote: Quote, shown: Shown): OrderPreview {
  const { address, groups, totals, hash, rows } = quote
  const arrivals = rows.filter(isSelectable).map((row) => arrivalOf(row, shown.now))
  return { address, groups, totals, arrivals, quoteHash: hash, ...shown }
}
