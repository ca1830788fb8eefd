/**
 * Money as integers (DESIGN decision 10): prices in 1/10000 yuan, amounts in fen.
 * Formatting works on the digits, so no float ever holds money.
 */

/** Line amount in fen for a unit price (1/10000 yuan) and a quantity, rounded half up. */
export function lineAmount(price: number, qty: number): number {
  return Number((BigInt(price) * BigInt(qty) + 50n) / 100n)
}

/** The digits of a number as a buyer reads them: `1234567` -> `1,234,567`. Intl takes a phone 60 ms to load. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `1234567` fen -> `12,345.67`. */
export function formatAmount(amount: number): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${sign}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Decimals that a column of prices needs so that they stand below each other: two to four. */
export function priceDecimals(prices: readonly number[]): number {
  if (prices.some((price) => price % 10 !== 0)) return 4
  return prices.some((price) => price % 100 !== 0) ? 3 : 2
}

/**
 * `123400` -> `12.34`, `523` -> `0.0523`: two decimals, up to four when the price has them, and at
 * least as many as its column.
 */
export function formatPrice(price: number, atLeast = 2): string {
  const sign = price < 0 ? '-' : ''
  const digits = String(Math.abs(price)).padStart(5, '0')
  const decimals = digits
    .slice(-4)
    .replace(/0{1,2}$/, '')
    .padEnd(atLeast, '0')
  return `${sign}${groupDigits(digits.slice(0, -4))}.${decimals}`
}

/** Typed yuan (`12.5`) to a price in 1/10000 yuan; null when it is not an amount. */
export function parsePrice(text: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,4}))?$/.exec(text.trim())
  if (!match) return null
  return Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`)
}

/** Typed yuan (`12.5`, `12,345.67`) to an amount in fen; null when it is not one. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return null
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
}
