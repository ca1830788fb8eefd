import { CART_CALLS } from '@/contract/deferred-calls'
import type { Input } from '@/contract/endpoint'
import {
  buyAgain,
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  getOrderDetail,
  hideOrder,
  ORDER_LISTS,
  remindShipment,
} from '@/contract/order/order-calls'
import { QUOTATION_CALLS } from '@/contract/quotation/my-quotation-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'
import { announceCart } from '@/services/store/local-store'

/** A cancelled order gives its quotation back. */
const INVALIDATED = [...ORDER_LISTS, getOrderDetail, ...QUOTATION_CALLS]
const SIMPLE = {
  confirmReceipt,
  extendReceipt,
  remindShipment,
} as const

export type SimpleChange = keyof typeof SIMPLE | 'hide'

/** Order actions of a buyer; each resolves to whether it succeeded, and `failure` says why not. */
export function useOrderChanges(orderNo: string) {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  // A hidden order is not revalidated.
  const hiding = useChange(ORDER_LISTS)
  const send = (name: SimpleChange) =>
    name === 'hide'
      ? hiding.change<unknown>(() => http.call(hideOrder, { orderNo }))
      : change<unknown>(() => http.call(SIMPLE[name], { orderNo }))
  return {
    isPending: isPending || hiding.isPending,
    failure: failure || hiding.failure,
    cancel: async (reason: Input<typeof cancelOrder>['reason']) =>
      (await change(() => http.call(cancelOrder, { orderNo, reason }))) !== null,
    change: async (name: SimpleChange) => (await send(name)) !== null,
  }
}

/** Reorders an order: the outcome of each of its lines. */
export function useBuyAgain(orderNo: string) {
  const { http, areas } = useMall()
  const { change, isPending, failure } = useChange(CART_CALLS)
  async function again() {
    const done = await change(() => http.call(buyAgain, { orderNo, areaCode: areas.areaCodes }))
    if (done) announceCart()
    return done?.answer ?? null
  }
  return { again, isPending, failure }
}
