import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import type { PayType } from '@/contract/order/order-status-rules'
import { changePayType } from '@/contract/payment/payment-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

const INVALIDATED = [getOrderList]
/** The cashier keeps what it shows meanwhile. */
const REFRESHED = [getOrderDetail]

/** Changes the payment method of unpaid orders. */
export function usePayTypeChange() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED, REFRESHED)
  const changeTo = (orderNos: string[], payType: PayType) =>
    change(() => http.call(changePayType, { orderNos, payType }))
  return { changeTo, isPending, failure }
}
