/** Goods bought straight from their page, with what the buyer saw there. */
export type BoughtNow = {
  skuId: number
  qty: number
  unitPrice: number | null
  leadDays: number | null
}

/** What the address of /order/confirm says: goods bought now, or null for the cart's selected ones. */
export type CheckoutState = { now: BoughtNow | null }

/** The query of a state; nothing for the cart. */
export function formatCheckoutState({ now }: CheckoutState): string {
  if (!now) return ''
  const query = new URLSearchParams({ sku: String(now.skuId), qty: String(now.qty) })
  if (now.unitPrice !== null) query.set('price', String(now.unitPrice))
  if (now.leadDays !== null) query.set('lead', String(now.leadDays))
  return query.toString()
}
