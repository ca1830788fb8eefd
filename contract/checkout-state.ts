import { QTY_MAX } from './constants'
import { first, parseId, type Query } from './query'

/** Goods bought straight from their page, with what the buyer saw there. */
export type BoughtNow = {
  skuId: number
  qty: number
  unitPrice: number | null
  leadDays: number | null
}

/** What the address of /order/confirm says: goods bought now, or null for the cart's selected ones. */
export type CheckoutState = { now: BoughtNow | null }

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

/** The query of a state; nothing for the cart. */
export function formatCheckoutState({ now }: CheckoutState): string {
  if (!now) return ''
  const query = new URLSearchParams({ sku: String(now.skuId), qty: String(now.qty) })
  if (now.unitPrice !== null) query.set('price', String(now.unitPrice))
  if (now.leadDays !== null) query.set('lead', String(now.leadDays))
  return query.toString()
}
