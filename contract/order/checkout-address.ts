import {
  type AddressState,
  addressOf,
  type Field,
  first,
  parseId,
  parseNatural,
  text,
} from '@/contract/address-of'
import { QTY_MAX } from '@/contract/constants'

/** A direct purchase from a product page, with what the buyer saw there. */
export type BoughtNow = {
  skuId: number
  qty: number
  /** 1/10000 yuan. */
  unitPrice: number | null
  leadDays: number | null
}

/** Goods of a direct purchase; null for the selected lines of the cart. */
const boughtNow: Field<BoughtNow | null> = {
  read(query) {
    const skuId = parseId(first(query.sku))
    if (skuId === null) return null
    return {
      skuId,
      qty: Math.min(Math.max(parseNatural(first(query.qty)) ?? 1, 1), QTY_MAX),
      unitPrice: parseNatural(first(query.price)),
      leadDays: parseNatural(first(query.lead)),
    }
  },
  write(now) {
    if (!now) return []
    const pairs: [string, string][] = [
      ['sku', String(now.skuId)],
      ['qty', String(now.qty)],
    ]
    if (now.unitPrice !== null) pairs.push(['price', String(now.unitPrice)])
    if (now.leadDays !== null) pairs.push(['lead', String(now.leadDays)])
    return pairs
  },
}

/** The address of /order/confirm. */
export const checkoutAddress = addressOf({
  now: boughtNow,
  /** Number of the quotation to be ordered, '' for none. */
  quotation: text(),
})
export type CheckoutState = AddressState<typeof checkoutAddress>
