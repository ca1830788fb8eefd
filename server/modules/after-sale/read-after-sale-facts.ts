import type { Db } from '@/server/kernel/db/client'
import type { ReadAfterSaleFacts } from '@/server/modules/order/after-sale-facts'
import { afterSalesOf } from './after-sale-repository'
import { afterSaleWindow, claimedBy } from './after-sale-rules'

/** Provides the order module with the after-sale facts of an order. */
export function createAfterSaleFacts(db: Db): ReadAfterSaleFacts {
  return async (order, now) => {
    const cases = await afterSalesOf(db, order.orderNo)
    const isOpen = afterSaleWindow(order, now).refusal === ''
    return {
      count: cases.length,
      mayRefund: ({ id, shippedQty }) =>
        isOpen && claimedBy(cases.filter(({ lineId }) => lineId === id)).qty < shippedQty,
    }
  }
}
