import { PAGE_SIZE_MAX } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  type Invoice,
  reissueInvoice,
} from '@/contract/invoice/invoice-calls'
import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

const NONE: Invoice[] = []

/** A page of the user's invoices; previous data stays until the next page settles. */
export function useInvoices(page: number) {
  const { data, ...requested } = usePersonal(getInvoiceList, { page }, { keepPrevious: true })
  return { invoices: data, ...requested }
}

/** The invoices of an order and those applied for, the newest first; none until one is applied for. */
export function useOrderInvoices(orderNo: string, isApplied: boolean): Invoice[] {
  const { data } = usePersonal(isApplied ? getInvoiceList : null, {
    orderNo,
    page: 1,
    pageSize: PAGE_SIZE_MAX,
  })
  // A host may list all invoices whatever it is asked for.
  return data?.list.filter((one) => one.orderNos.includes(orderNo)) ?? NONE
}

/** Completed orders without an invoice. */
export function useInvoiceOrders() {
  const { data, ...requested } = usePersonal(getInvoiceOrders, {}, { keepPrevious: true })
  return { offered: data, ...requested }
}

const INVALIDATED = [getInvoiceList, getInvoiceOrders, getOrderList, getOrderDetail]

/** Asks for invoices; each resolves to null when refused, and `failure` says why. */
export function useInvoiceChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  return {
    isPending,
    failure,
    apply: (input: Input<typeof applyInvoice>) => change(() => http.call(applyInvoice, input)),
    reissue: (input: Input<typeof reissueInvoice>) =>
      change(() => http.call(reissueInvoice, input)),
  }
}

/** Saves an issued invoice. */
export function useInvoiceFile() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: ({ applyNo, invoiceNo }: Invoice) =>
      save(() => http.call(getInvoiceFile, { applyNo }), {
        id: applyNo,
        fallback: `发票-${invoiceNo}.pdf`,
      }),
    pendingId,
    failure,
  }
}
