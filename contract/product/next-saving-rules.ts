import { lineAmount } from '@/contract/money'
import { type PriceTier, priceAt, type QuantityRule, snapQuantity } from './quantity-rules'

type Priced = QuantityRule & { price: number; tiers: readonly PriceTier[] }

/**
 * What buying up to the next step of the price ladder saves on the whole order, fen: `more` pieces, a multiple
 * within the order limit. Null on the last step, and where no quantity that may be ordered reaches the next.
 */
export function nextSaving(sku: Priced, qty: number) {
  const next = sku.tiers.find((tier) => tier.minQty > qty)
  if (!next) return null
  const reached = snapQuantity(next.minQty, sku)
  const now = priceAt(qty, sku.price, sku.tiers)
  if (reached < next.minQty || next.price >= now) return null
  return {
    more: reached - qty,
    price: next.price,
    amount: lineAmount(now, reached) - lineAmount(next.price, reached),
  }
}
