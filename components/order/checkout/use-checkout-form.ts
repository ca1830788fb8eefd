import { useState } from 'react'
import { type InvoiceKind, titleObstacle } from '@/contract/invoice/invoice-kind-rules'
import type { SavedTitle } from '@/contract/invoice/invoice-title-calls'
import type { OrderPreview } from '@/contract/order/checkout-calls'
import { offeredMethods, type PayType } from '@/contract/order/order-status-rules'
import { requiredDateError } from '@/contract/order/required-date-rules'
import { useInvoiceTitles } from '@/hooks/invoice/use-invoice-titles'
import { type References, useCheckoutDraft } from '@/hooks/order/use-checkout-draft'

/** Null for no invoice. */
type RequestedKind = InvoiceKind | null

/** The buyer's input for an order, besides its goods. */
export type CheckoutForm = ReturnType<typeof useCheckoutForm>

export type Faults = Record<'address' | 'changes' | 'invoice' | 'references', string>
export const NO_ERRORS: Faults = { address: '', changes: '', invoice: '', references: '' }

type LineRef = { skuId: number; note: string }

/** Whether two things are of the same line of a checkout. */
export const isSameLine = (a: LineRef, b: LineRef) => a.skuId === b.skuId && a.note === b.note

function invoiceError(kind: RequestedKind, saved: SavedTitle | undefined): string {
  if (kind === null) return ''
  return saved ? titleObstacle(kind, saved.title) : '请选择或新增发票抬头'
}

/** Payment, invoice, remarks and order numbers of a checkout, with the missing fields. */
export function useCheckoutForm(view: string, preview: OrderPreview | undefined) {
  const { draft, change } = useCheckoutDraft(view)
  const { remarks, poNumber, costCenter, requiredDate } = draft
  const { shipsTogether, lineCostCenters } = draft
  const methods = offeredMethods(preview?.payTypes).map(({ type }) => type)
  const payType = methods.includes(draft.payType) ? draft.payType : (methods[0] ?? draft.payType)
  const [acceptedHash, setAcceptedHash] = useState('')
  const { titles } = useInvoiceTitles()
  // As in the last order, until the buyer chooses.
  const last = preview?.lastInvoice
  const kind = draft.kind === undefined ? (last?.kind ?? null) : draft.kind
  const titleId = draft.titleId || (last?.titleId ?? '')
  const title = titles?.find(({ id }) => id === titleId) ?? titles?.[0]
  const hasChanges = (preview?.changes.length ?? 0) > 0
  const hasAccepted = preview !== undefined && acceptedHash === preview.quoteHash

  const fieldErrors: Faults = {
    address: preview?.address ? '' : '请选择或新增收货地址',
    changes: hasChanges && !hasAccepted ? '请先核对并接受上方的变化' : '',
    invoice: invoiceError(kind, title),
    references: preview ? requiredDateError(requiredDate, preview.now) : '',
  }
  return {
    payType,
    kind,
    shipsTogether,
    /** Without those of lines that have none any more. */
    lineCostCenters: lineCostCenters.filter(({ costCenter }) => costCenter !== ''),
    references: { poNumber, costCenter, requiredDate },
    remarks,
    titles,
    title,
    hasAccepted,
    fieldErrors,
    setPayType: (type: PayType) => change({ payType: type }),
    setKind: (requested: RequestedKind) => change({ kind: requested }),
    setShipsTogether: (isOn: boolean) => change({ shipsTogether: isOn }),
    setCostCenter: (line: LineRef, costCenter: string) =>
      change({
        lineCostCenters: [
          ...lineCostCenters.filter((one) => !isSameLine(one, line)),
          { skuId: line.skuId, note: line.note, costCenter },
        ],
      }),
    setTitleId: (id: string) => change({ titleId: id }),
    setReferences: (part: Partial<References>) => change(part),
    remarkOf: (shopId: number) => remarks.find((one) => one.shopId === shopId)?.remark ?? '',
    setRemark: (shopId: number, remark: string) =>
      change({ remarks: [...remarks.filter((one) => one.shopId !== shopId), { shopId, remark }] }),
    accept: (isOn: boolean) => setAcceptedHash(isOn && preview ? preview.quoteHash : ''),
    invoice: kind !== null && title ? { kind, titleId: title.id } : undefined,
  }
}
