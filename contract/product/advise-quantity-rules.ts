import { groupDigits } from '@/contract/money'
import {
  formatQuantity,
  type QuantityRule,
  quantityAdvice,
  quantityError,
  snapQuantity,
} from './quantity-rules'

const grouped = (qty: number) => groupDigits(String(qty))

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
