import { type PriceTier, priceAt, type QuantityRule, snapQuantity } from './quantity-rules'

type Priced = QuantityRule & { price: number; tiers: readonly PriceTier[] }

/**
 * The next cheaper step of a price ladder, and the least quantity that may be ordered and reaches it: a multiple
 * within the limit. Null on the last step, and where no such quantity is.
 */
export function nextStep(qty: number, sku: Priced): { qty: number; price: number } | null {
  const next = sku.tiers.find((tier) => tier.minQty > qty)
  if (!next) return null
  const reached = snapQuantity(next.minQty, sku)
  const isCheaper = next.price < priceAt(qty, sku.price, sku.tiers)
  return reached >= next.minQty && isCheaper ? { qty: reached, price: next.price } : null
}
