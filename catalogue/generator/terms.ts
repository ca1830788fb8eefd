import { YUAN } from './pricing'
import type { PriceTier } from './types'

const CHEAP = 5 * YUAN
const DEAR = 500 * YUAN
const LOOSE_STEP = 100
const LARGEST_ORDER = 999_999
const DISCOUNTS = [
  { packs: 1, factor: 1 },
  { packs: 10, factor: 0.96 },
  { packs: 50, factor: 0.92 },
  { packs: 200, factor: 0.88 },
] as const

export type Terms = { moq: number; step: number; tiers: PriceTier[]; maxPerOrder: number }

/** Smallest quantity and multiple: whole packs (at most 100 pieces) of cheap goods, else one. */
function stepOf(price: number, packQty: number): number {
  if (price >= CHEAP) return 1
  return Math.min(packQty, LOOSE_STEP)
}

/** Order terms of a SKU: minimum, multiple, limit and quantity discounts. */
export function termsOf(price: number, packQty: number): Terms {
  const step = stepOf(price, packQty)
  const offered = price >= DEAR ? DISCOUNTS.slice(0, 3) : DISCOUNTS
  const tiers = offered.map(({ packs, factor }, index) => {
    const requested = index === 0 ? step : packs * packQty
    return { minQty: Math.ceil(requested / step) * step, price: Math.round(price * factor) }
  })
  const limit = price >= DEAR ? 2000 : LARGEST_ORDER
  return { moq: step, step, tiers, maxPerOrder: Math.floor(limit / step) * step }
}
