import type { OrderDetail, OrderLine } from '@/contract/order/order-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'

/** Where the pieces of a line are: in which parcels, and how many are still to be shipped. */
export function parcelsOf({ shipments, status }: OrderDetail, line: OrderLine): string[] {
  const { lineId, unit, qty, shippedQty } = line
  const sent = shipments.flatMap((parcel, at) =>
    parcel.lines
      .filter((one) => one.lineId === lineId)
      .map((one) => `包裹 ${at + 1}：${formatQuantity(one.qty, unit)}`),
  )
  const isOpen = shippedQty < qty && status !== ORDER_STATUS.cancelled
  return isOpen ? [...sent, `待发 ${formatQuantity(qty - shippedQty, unit)}`] : sent
}
