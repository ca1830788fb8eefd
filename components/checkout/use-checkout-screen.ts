import Router from 'next/router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderPreview } from '@/contract/checkout'
import { type CheckoutState, formatCheckoutState } from '@/contract/checkout-address'
import { routes } from '@/contract/routes'
import { useCheckout } from '@/hooks/use-checkout'
import { useSubmitOrder } from '@/hooks/use-submit-order'
import { type Faults, NO_FAULTS, useCheckoutForm } from './use-checkout-form'

export type CheckoutScreen = ReturnType<typeof useCheckoutScreen>

/** The lines of a preview as they are shown. */
function shownLines({ groups }: OrderPreview) {
  return groups.flatMap(({ lines }) =>
    lines.map(({ skuId, qty, note, buyerCode, unitPrice, leadDays }) => ({
      ...{ skuId, qty, note, buyerCode, unitPrice, leadDays },
    })),
  )
}

/** Brings the first thing that is missing into sight, ready to be filled in. */
function showFault(faults: Faults): void {
  const [name] = Object.entries(faults).find(([, text]) => text !== '') ?? []
  document.querySelector<HTMLElement>(`[data-part="${name}"] :is(input, button)`)?.focus()
}

/** The checkout as a whole: the preview, what the buyer fills in, and its submission. */
export function useCheckoutScreen(state: CheckoutState) {
  const view = formatCheckoutState(state)
  const checkout = useCheckout(state)
  const submission = useSubmitOrder(view)
  const { preview, addressId, source, areaCode } = checkout
  const form = useCheckoutForm(view, preview)
  const [hasTried, setTried] = useState(false)
  const { state: sent, acknowledge } = submission

  // A refusal brings what holds now: that is what the buyer sees and accepts next.
  const refused = sent.phase === 'idle' ? sent.preview : null
  const showRefused = useEffectEvent((latest: OrderPreview) => {
    checkout.show(latest)
    setTried(false)
  })
  useEffect(() => {
    if (refused) showRefused(refused)
  }, [refused])

  const placed = sent.phase === 'placed' && sent.view === view ? sent.placed : null
  const tellPlaced = useEffectEvent(acknowledge)
  useEffect(() => {
    if (!placed) return
    // Back leads to where the checkout was come from, not to an order that is placed.
    void Router.replace(routes.pay(placed.orderNos)).then((isThere) => {
      if (isThere) tellPlaced()
    })
  }, [placed])

  function submit() {
    setTried(true)
    showFault(form.faults)
    if (!preview || !addressId || Object.values(form.faults).some(Boolean)) return
    const { payType, invoice, remarks, poNumber } = form
    submission.submit({
      ...{ source, areaCode, addressId, lines: shownLines(preview) },
      ...{ quoteHash: preview.quoteHash, hasAccepted: form.hasAccepted, payType, poNumber },
      ...(invoice && { invoice }),
      remarks,
    })
  }
  return { checkout, form, submission, submit, faults: hasTried ? form.faults : NO_FAULTS }
}
