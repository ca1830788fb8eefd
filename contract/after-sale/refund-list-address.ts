import { type AddressState, addressOf, matching, pageNumber } from '@/contract/address-of'
import { ORDER_NO } from '@/contract/order/order-status-rules'

/** The address of /order/refunds; with `orderNo` the cases of one order. */
export const refundListAddress = addressOf({
  orderNo: matching(ORDER_NO, 'order'),
  page: pageNumber(),
})
export type RefundListState = AddressState<typeof refundListAddress>
