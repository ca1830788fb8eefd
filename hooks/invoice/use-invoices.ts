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

/** The issued invoices of an order; none until one is issued. */
export function useOrderInvoices(orderNo: string, isIssued: boolean): Invoice[] {
  const { data } = usePersonal(isIssued ? getInvoiceList : null, {
    orderNo,
    page: 1,
    pageSize: PAGE_SIZE_MAX,
  })
  // A host may list all invoices whatever it is asked for.
  const ofOrder = data?.list.filter((one) => one.invoiceNo && one.orderNos.includes(orderNo))
  return ofOrder ?? NONE
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
