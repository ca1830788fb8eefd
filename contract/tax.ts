/** VAT on goods, % (DOMAIN 3.2). Prices of the mall hold it. */
export const VAT_PERCENT = 13

/** What is left of a price or an amount without its tax, rounded half up; the tax is the rest. */
export function withoutTax(gross: number, percent: number): number {
  const whole = BigInt(100 + percent)
  return Number((BigInt(gross) * 200n + whole) / (2n * whole))
}
