import { groupDigits } from '@/contract/money'

/** Order quantities of a SKU: multiples of `step`, from `moq` to `maxQty` (DOMAIN 3.4, 3.5). */
export type QuantityRule = { moq: number; step: number; maxQty: number }
export type PriceTier = { minQty: number; price: number }

export type QuantityError = 'moq' | 'step' | 'max'

/** A quantity as a buyer reads it: `100,000 个`. */
export function formatQuantity(qty: number, unit: string): string {
  return `${groupDigits(String(qty))} ${unit}`
}

/** A number as typed or copied, without the full-width digits of an input method, commas, spaces and ¥. */
export const plainNumber = (text: string): string => text.normalize('NFKC').replace(/[,\s¥]/g, '')

/** What is typed or pasted, as a number; the unit of the goods may follow, as in 100 个. Null for anything else. */
export function typedQuantity(text: string, unit: string): number | null {
  const [, digits, after] = /^(\d+)(.*)/.exec(plainNumber(text)) ?? []
  return digits && (!after || after === unit) ? Number(digits) : null
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

/** Unit price at a quantity: the last tier reached, else the list price. */
export function priceAt(qty: number, price: number, tiers: readonly PriceTier[]): number {
  let current = price
  for (const tier of tiers) if (qty >= tier.minQty) current = tier.price
  return current
}
