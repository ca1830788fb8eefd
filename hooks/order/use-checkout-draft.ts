import { useCallback, useState } from 'react'
import { type CheckoutDraft, checkoutDraft } from '@/services/order/checkout-draft'

/** What the buyer's own books know an order by, and when it is needed. */
export type References = Pick<CheckoutDraft, 'poNumber' | 'costCenter' | 'requiredDate'>

/** The buyer's checkout input, kept for this tab until the order is placed. */
export function useCheckoutDraft(view: string) {
  const [draft, setDraft] = useState(() => checkoutDraft.read(view))
  const change = useCallback(
    (part: Partial<CheckoutDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part }
        checkoutDraft.write(view, next)
        return next
      }),
    [view],
  )
  return { draft, change }
}
