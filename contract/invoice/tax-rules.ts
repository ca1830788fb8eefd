/** VAT on goods, % (DOMAIN 3.2). Prices of the mall include it. */
export const VAT_PERCENT = 13

/** Net price or amount, rounded half up; the tax is the remainder. */
export function withoutTax(gross: number, percent: number): number {
  const whole = BigInt(100 + percent)
  return Number((BigInt(gross) * 200n + whole) / (2n * whole))
}
