import { useSWRConfig } from 'swr'
import {
  applyRefund,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { isKeyOf } from './use-endpoint'
import { usePersonal } from './use-personal'

type Shown = { orderNo: string | null; page: number; pageSize?: number }

/** A page of after-sale records; the last one stays while the next is on its way. */
export function useRefunds({ orderNo, ...paging }: Shown) {
  const input = { ...paging, ...(orderNo && { orderNo }) }
  const { data, error, retry, isLoading } = usePersonal(getRefundList, input, {
    keepPrevious: true,
  })
  const isMissing = orderNo !== null && error?.status === 400
  return { refunds: data, error, isMissing, isStale: isLoading && !!data, retry }
}

/** What can be asked for of a line; of all its pieces while no quantity is given. */
export function useRefundQuote(lineId: string, qty: number | null) {
  const input = { lineId, ...(qty !== null && { qty }) }
  const { data, error, retry, isLoading } = usePersonal(quoteRefund, input, { keepPrevious: true })
  return { quote: data, error, isStale: isLoading, retry }
}

const SPOILT = [getRefundList, getRefundDetail, getOrderList, getOrderDetail]

/** What a buyer does with after-sale; each resolves to whether it was done, and `failure` says why not. */
export function useSaleChanges() {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { change, isPending, failure } = useChange(SPOILT)
  async function done<T>(send: () => Promise<T>): Promise<boolean> {
    if ((await change(send)) === null) return false
    // Asked for anew when a form is opened, not by the one that is just done with it.
    await mutate(isKeyOf(quoteRefund), undefined, { revalidate: false })
    return true
  }
  return {
    ...{ isPending, failure },
    apply: (input: Input<typeof applyRefund>) => done(() => http.call(applyRefund, input)),
    withdraw: (refundNo: string) => done(() => http.call(withdrawRefund, { refundNo })),
    sendBack: (parcel: Input<typeof sendBack>) => done(() => http.call(sendBack, parcel)),
  }
}
