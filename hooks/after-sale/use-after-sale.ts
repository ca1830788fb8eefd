import { useSWRConfig } from 'swr'
import {
  applyRefund,
  confirmReplacement,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale/after-sale-calls'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import { useChange } from '@/hooks/call/use-change'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

type Shown = { orderNo: string | null; page: number; pageSize?: number }

/** A page of after-sale cases; previous data stays until the next page settles. */
export function useRefunds({ orderNo, ...paging }: Shown) {
  const input = { ...paging, ...(orderNo && { orderNo }) }
  const { data, ...requested } = usePersonal(getRefundList, input, {
    keepPrevious: true,
  })
  return { refunds: data, ...requested, isNotFound: orderNo !== null && requested.isNotFound }
}

/** Refund options of an order line; for its whole quantity when none is given. */
export function useRefundQuote(lineId: string, qty: number | null) {
  const input = { lineId, ...(qty !== null && { qty }) }
  const { data, error, retry, isLoading } = usePersonal(quoteRefund, input, { keepPrevious: true })
  return { quote: data, error, isStale: isLoading, retry }
}

const INVALIDATED = [getRefundList, getRefundDetail, getOrderList, getOrderDetail]

/** After-sale actions; each resolves to whether it succeeded, and `failure` says why not. */
export function useAfterSaleChanges() {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { change, isPending, failure } = useChange(INVALIDATED)
  async function done<T>(send: () => Promise<T>): Promise<boolean> {
    if ((await change(send)) === null) return false
    // Refetched when a form opens, not by the form that was just submitted.
    await mutate(isKeyOf(quoteRefund), undefined, { revalidate: false })
    return true
  }
  return {
    isPending,
    failure,
    apply: (input: Input<typeof applyRefund>) => done(() => http.call(applyRefund, input)),
    withdraw: (refundNo: string) => done(() => http.call(withdrawRefund, { refundNo })),
    confirm: (refundNo: string) => done(() => http.call(confirmReplacement, { refundNo })),
    sendBack: (parcel: Input<typeof sendBack>) => done(() => http.call(sendBack, parcel)),
  }
}
