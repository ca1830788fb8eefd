import { groupDigits } from '@/contract/money'

/** Order quantities of a SKU: multiples of `step`, from `moq` to `maxQty` (DOMAIN 3.4, 3.5). */
export type QuantityRule = { moq: number; step: number; maxQty: number }
type PriceTier = { minQty: number; price: number }

export type QuantityError = 'moq' | 'step' | 'max'

const grouped = (qty: number) => groupDigits(String(qty))

/** A quantity as a buyer reads it: `100,000 个`. */
export function formatQuantity(qty: number, unit: string): string {
  return `${grouped(qty)} ${unit}`
}

/** The rule a quantity violates, or null. */
export function quantityError(qty: number, rule: QuantityRule): QuantityError | null {
  if (qty < rule.moq) return 'moq'
  if (qty > rule.maxQty) return 'max'
  return qty % rule.step === 0 ? null : 'step'
}

/** The nearest allowed quantity, rounded up where possible; show `quantityAdvice` with it. */
export function snapQuantity(qty: number, rule: QuantityRule): number {
  const least = Math.ceil(rule.moq / rule.step) * rule.step
  const most = Math.floor(rule.maxQty / rule.step) * rule.step
  const requested = Math.ceil(qty / rule.step) * rule.step
  return Math.max(least, Math.min(requested, most))
}

/** Why a quantity was or must be changed, shown next to the input. */
export function quantityAdvice(
  fieldError: QuantityError,
  rule: QuantityRule & { unit: string },
): string {
  if (fieldError === 'moq') return `不足起订量 ${formatQuantity(rule.moq, rule.unit)}`
  if (fieldError === 'max') return `超出限购 ${formatQuantity(rule.maxQty, rule.unit)}`
  return `须为 ${formatQuantity(rule.step, rule.unit)}的整数倍`
}

/** The allowed quantity for a requested one (null: none given), and why it differs. */
export function adviseQuantity(
  requested: number | null,
  rule: QuantityRule & { unit: string },
): { qty: number; advice: string } {
  const asked = requested ?? rule.moq
  const fieldError = quantityError(asked, rule)
  const qty = fieldError ? snapQuantity(asked, rule) : asked
  if (requested === null) {
    return { qty, advice: `未写数量，按起订量 ${formatQuantity(qty, rule.unit)}` }
  }
  if (!fieldError) return { qty, advice: '' }
  const changed = `已由 ${grouped(asked)} 改为 ${grouped(qty)}`
  return { qty, advice: `${quantityAdvice(fieldError, rule)}，${changed}` }
}

/** Unit price at a quantity: the last tier reached, else the list price. */
export function priceAt(qty: number, price: number, tiers: readonly PriceTier[]): number {
  let current = price
  for (const tier of tiers) if (qty >= tier.minQty) current = tier.price
  return current
}
