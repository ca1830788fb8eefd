import Router from 'next/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutState, checkoutAddress } from '@/contract/order/checkout-address'
import type { OrderPreview } from '@/contract/order/checkout-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import { routes } from '@/contract/routes'
import { useCheckout } from '@/hooks/order/use-checkout'
import { useSubmitOrder } from '@/hooks/order/use-submit-order'
import { type FieldErrors, NO_ERRORS, useCheckoutForm } from './use-checkout-form'

export type CheckoutScreen = ReturnType<typeof useCheckoutScreen>

/** Scrolls to the first missing field and focuses it. */
function showFieldError(fieldErrors: FieldErrors): void {
  const [name] = Object.entries(fieldErrors).find(([, text]) => text !== '') ?? []
  document.querySelector<HTMLElement>(`[data-part="${name}"] :is(input, button)`)?.focus()
}

/** State of the checkout: preview, the buyer's input, and submission. */
export function useCheckoutScreen(state: CheckoutState) {
  const view = checkoutAddress.write(state)
  const checkout = useCheckout(state)
  const submission = useSubmitOrder(view)
  const { preview, addressId, source, quotationNo, areaCode } = checkout
  const form = useCheckoutForm(view, preview)
  const [hasTried, setTried] = useState(false)
  const { state: sent, acknowledge } = submission

  // A refusal returns the current preview: the buyer sees and accepts that next.
  const refused = sent.phase === 'idle' ? sent.preview : null
  const showRefused = useEffectEvent((latest: OrderPreview) => {
    checkout.show(latest)
    setTried(false)
  })
  useEffect(() => {
    if (refused) showRefused(refused)
  }, [refused])

  const placed = sent.phase === 'placed' && sent.view === view ? sent.placed : null
  const notifyPlaced = useEffectEvent(acknowledge)
  useEffect(() => {
    if (!placed) return
    // Replaces the history entry: Back leads to the page before the checkout, not to a sent order.
    void Router.replace(routes.pay(placed.orderNos)).then((isThere) => {
      if (isThere) notifyPlaced()
    })
  }, [placed])

  function submit() {
    setTried(true)
    showFieldError(form.fieldErrors)
    if (!preview || !addressId || Object.values(form.fieldErrors).some(Boolean)) return
    const { payType, invoice, shopInvoices, remarks, references, shipsTogether, lineCostCenters } =
      form
    submission.submit({
      source,
      ...(quotationNo && { quotationNo }),
      areaCode,
      addressId,
      lines: seenLinesOf(preview),
      quoteHash: preview.quoteHash,
      hasAccepted: form.hasAccepted,
      payType,
      ...references,
      shipsTogether,
      lineCostCenters,
      ...(invoice && { invoice }),
      ...(shopInvoices.length > 0 && { shopInvoices }),
      remarks,
    })
  }
  return {
    checkout,
    form,
    submission,
    submit,
    fieldErrors: hasTried ? form.fieldErrors : NO_ERRORS,
  }
}
