import { useState } from 'react'
import type { OrderPreview } from '@/contract/checkout'
import { type InvoiceKind, titleObstacle } from '@/contract/invoice'
import type { KeptTitle } from '@/contract/invoice-title'
import type { PayType } from '@/contract/order-state'
import { useCheckoutDraft } from '@/hooks/use-checkout-draft'
import { useInvoiceTitles } from '@/hooks/use-invoice-titles'

/** Null for no invoice. */
type WantedKind = InvoiceKind | null

/** What the buyer says about an order besides its goods. */
export type CheckoutForm = ReturnType<typeof useCheckoutForm>

export type Faults = Record<'address' | 'changes' | 'invoice', string>
export const NO_FAULTS: Faults = { address: '', changes: '', invoice: '' }

function invoiceFault(kind: WantedKind, kept: KeptTitle | undefined): string {
  if (kind === null) return ''
  return kept ? titleObstacle(kind, kept.title) : '请选择或新增发票抬头'
}

/** Payment, invoice, remarks and numbers of a checkout, and what is still missing of them. */
export function useCheckoutForm(view: string, preview: OrderPreview | undefined) {
  const { draft, change } = useCheckoutDraft(view)
  const { payType, kind, titleId, remarks, poNumber } = draft
  const [acceptedHash, setAcceptedHash] = useState('')
  const { titles } = useInvoiceTitles()
  const title = titles?.find(({ id }) => id === titleId) ?? titles?.[0]
  const hasChanges = (preview?.changes.length ?? 0) > 0
  const hasAccepted = preview !== undefined && acceptedHash === preview.quoteHash

  const faults: Faults = {
    address: preview?.address ? '' : '请选择或新增收货地址',
    changes: hasChanges && !hasAccepted ? '请先核对并接受上方的变化' : '',
    invoice: invoiceFault(kind, title),
  }
  return {
    ...{ payType, kind, poNumber, remarks, titles, title, hasAccepted, faults },
    setPayType: (type: PayType) => change({ payType: type }),
    setKind: (wanted: WantedKind) => change({ kind: wanted }),
    setTitleId: (id: string) => change({ titleId: id }),
    setPoNumber: (text: string) => change({ poNumber: text }),
    remarkOf: (shopId: number) => remarks.find((one) => one.shopId === shopId)?.remark ?? '',
    setRemark: (shopId: number, remark: string) =>
      change({ remarks: [...remarks.filter((one) => one.shopId !== shopId), { shopId, remark }] }),
    accept: (isOn: boolean) => setAcceptedHash(isOn && preview ? preview.quoteHash : ''),
    invoice: kind !== null && title ? { kind, titleId: title.id } : undefined,
  }
}
