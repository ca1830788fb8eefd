import type { CheckoutState } from './checkout-address'
import { QTY_MAX } from './constants'
import { first, parseId, type Query } from './query'

const NATURAL = /^\d{1,9}$/

function natural(value: string | string[] | undefined): number | null {
  const text = first(value)
  return NATURAL.test(text) ? Number(text) : null
}

/** Reads a /order/confirm address; without goods it is about the cart. */
export function parseCheckoutState(query: Query): CheckoutState {
  const skuId = parseId(first(query.sku))
  if (skuId === null) return { now: null }
  const qty = Math.min(Math.max(natural(query.qty) ?? 1, 1), QTY_MAX)
  return { now: { skuId, qty, unitPrice: natural(query.price), leadDays: natural(query.lead) } }
}
