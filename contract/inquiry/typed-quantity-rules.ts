import { plainNumber } from '@/contract/product/quantity-rules'

/** What is typed as a quantity with a unit behind it, 100 米; null where none is. */
export function typedWithUnit(text: string): { qty: number; unit: string } | null {
  const [, digits, unit] = /^(\d+)(\p{L}+)$/u.exec(plainNumber(text)) ?? []
  return digits && unit ? { qty: Number(digits), unit } : null
}
