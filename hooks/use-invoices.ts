import type { Input } from '@/contract/endpoint'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  type Invoice,
  reissueInvoice,
} from '@/contract/invoicing'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { useFileSave } from './use-file-save'
import { usePersonal } from './use-personal'

/** A page of the user's invoices; the last one stays while the next is on its way. */
export function useInvoices(page: number) {
  const { data, error, retry } = usePersonal(getInvoiceList, { page }, { keepPrevious: true })
  return { invoices: data, error, retry }
}

/** Completed orders without an invoice. */
export function useInvoiceOrders() {
  const { data, error, retry } = usePersonal(getInvoiceOrders, {}, { keepPrevious: true })
  return { offered: data, error, retry }
}

const SPOILT = [getInvoiceList, getInvoiceOrders, getOrderList, getOrderDetail]

/** Asks for invoices; each resolves to null when refused, and `failure` says why. */
export function useInvoiceChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  return {
    ...{ isPending, failure },
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
        ...{ id: applyNo, usual: `发票-${invoiceNo}.pdf` },
      }),
    pendingId,
    failure,
  }
}
