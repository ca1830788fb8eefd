import { CART_CALLS } from '@/contract/cart-count'
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
} from '@/contract/order'
import { announceCart } from '@/services/local-store'
import { useMall } from './mall-context'
import { useChange } from './use-change'

const SPOILT = [...ORDER_LISTS, getOrderDetail]
const SIMPLE = {
  confirmReceipt,
  extendReceipt,
  remindShipment,
} as const

export type SimpleChange = keyof typeof SIMPLE | 'hide'

/** What a buyer does with an order; each resolves to whether it was done, and `failure` says why not. */
export function useOrderChanges(orderNo: string) {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  // A hidden order is not asked for again.
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

/** Buying an order again: what became of each of its lines. */
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
