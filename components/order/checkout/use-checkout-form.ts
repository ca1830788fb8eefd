import { useState } from 'react'
import { isSameLine, type LineRef } from '@/contract/cart/line-key-rules'
import { type InvoiceKind, invoiceKind, titleObstacle } from '@/contract/invoice/invoice-kind-rules'
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

export type FieldErrors = Record<'address' | 'changes' | 'invoice' | 'references', string>
export const NO_ERRORS: FieldErrors = { address: '', changes: '', invoice: '', references: '' }

/** What a shop's invoice is, where it is not that of the rest; kind 0 for none. */
type ShopInvoice = { kind: number; titleId?: string }

function invoiceError(kind: RequestedKind, saved: SavedTitle | undefined): string {
  if (kind === null) return ''
  return saved ? titleObstacle(kind, saved.title) : '请选择或新增发票抬头'
}

const wantedOf = (kind: RequestedKind, saved: SavedTitle | undefined) =>
  kind !== null && saved ? { kind, titleId: saved.id } : undefined

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
  const titleOf = (id: string) => titles?.find((one) => one.id === id) ?? title
  const shopIds = preview?.groups.map(({ shop }) => shop.id) ?? []
  // Without those of shops that are not in the order any more.
  const ownInvoices = draft.shopInvoices
    .filter(({ shopId }) => shopIds.includes(shopId))
    .map((one) => ({ ...one, title: titleOf(one.titleId) }))
  const isSameUsed = ownInvoices.length < shopIds.length || shopIds.length === 0
  const invoiceErrors = [
    ...(isSameUsed ? [invoiceError(kind, title)] : []),
    ...ownInvoices.map((own) => invoiceError(invoiceKind(own.kind), own.title)),
  ]
  const hasChanges = (preview?.changes.length ?? 0) > 0
  const hasAccepted = preview !== undefined && acceptedHash === preview.quoteHash

  const fieldErrors: FieldErrors = {
    address: preview?.address ? '' : '请选择或新增收货地址',
    changes: hasChanges && !hasAccepted ? '请先核对并接受上方的变化' : '',
    invoice: invoiceErrors.find(Boolean) ?? '',
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
    shopInvoiceOf: (shopId: number) => ownInvoices.find((one) => one.shopId === shopId),
    setShopInvoice: (shopId: number, own: ShopInvoice | null) =>
      change({
        shopInvoices: [
          ...draft.shopInvoices.filter((one) => one.shopId !== shopId),
          ...(own ? [{ shopId, kind: own.kind, titleId: own.titleId ?? '' }] : []),
        ],
      }),
    setTitleId: (id: string) => change({ titleId: id }),
    setReferences: (part: Partial<References>) => change(part),
    remarkOf: (shopId: number) => remarks.find((one) => one.shopId === shopId)?.remark ?? '',
    setRemark: (shopId: number, remark: string) =>
      change({ remarks: [...remarks.filter((one) => one.shopId !== shopId), { shopId, remark }] }),
    accept: (isOn: boolean) => setAcceptedHash(isOn && preview ? preview.quoteHash : ''),
    // Where every shop has its own, the common choice is not checked, and not sent.
    invoice: isSameUsed ? wantedOf(kind, title) : undefined,
    shopInvoices: ownInvoices.map((own) => ({
      shopId: own.shopId,
      invoice: wantedOf(invoiceKind(own.kind), own.title) ?? null,
    })),
  }
}
