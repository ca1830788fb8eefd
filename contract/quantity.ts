import { formatPrice } from './money'

/** How a SKU is sold: whole multiples of `step`, from `moq` to `maxQty` (DOMAIN 3.4, 3.5). */
export type QuantityRule = { moq: number; step: number; maxQty: number }
type PriceTier = { minQty: number; price: number }

export type QuantityFault = 'moq' | 'step' | 'max'

/** Which rule a quantity breaks, or null. */
export function quantityFault(qty: number, rule: QuantityRule): QuantityFault | null {
  if (qty < rule.moq) return 'moq'
  if (qty > rule.maxQty) return 'max'
  return qty % rule.step === 0 ? null : 'step'
}

/** The nearest allowed quantity, upwards where there is one; never silent, see `quantityAdvice`. */
export function snapQuantity(qty: number, rule: QuantityRule): number {
  const least = Math.ceil(rule.moq / rule.step) * rule.step
  const most = Math.floor(rule.maxQty / rule.step) * rule.step
  const wanted = Math.ceil(qty / rule.step) * rule.step
  return Math.max(least, Math.min(wanted, most))
}

/** Why a quantity was or must be changed, for the place beside the box. */
export function quantityAdvice(
  fault: QuantityFault,
  rule: QuantityRule & { unit: string },
): string {
  if (fault === 'moq') return `不足起订量 ${rule.moq} ${rule.unit}`
  if (fault === 'max') return `超出限购 ${rule.maxQty} ${rule.unit}`
  return `须为 ${rule.step} ${rule.unit}的整数倍`
}

/** The quantity the rules make of a wanted one (null: none was named), and why it differs. */
export function adviseQuantity(
  wanted: number | null,
  rule: QuantityRule & { unit: string },
): { qty: number; advice: string } {
  const asked = wanted ?? rule.moq
  const fault = quantityFault(asked, rule)
  const qty = fault ? snapQuantity(asked, rule) : asked
  if (wanted === null) return { qty, advice: `未写数量，按起订量 ${qty} ${rule.unit}` }
  return { qty, advice: fault ? `${quantityAdvice(fault, rule)}，已由 ${asked} 改为 ${qty}` : '' }
}

/** Unit price at a quantity: the last tier reached, else the list price. */
export function priceAt(qty: number, price: number, tiers: readonly PriceTier[]): number {
  let current = price
  for (const tier of tiers) if (qty >= tier.minQty) current = tier.price
  return current
}

/** The next cheaper tier and what it asks, or null at the last one. */
export function nextTier(qty: number, tiers: readonly PriceTier[]): string | null {
  const next = tiers.find((tier) => tier.minQty > qty)
  return next ? `再买 ${next.minQty - qty} 享 ¥${formatPrice(next.price)}` : null
}
