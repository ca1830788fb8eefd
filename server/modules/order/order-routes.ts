import { getSubmitResult, previewOrder, submitOrder } from '@/contract/checkout'
import { getFrequentGoods } from '@/contract/frequent-goods'
import {
  buyAgain,
  cancelOrder,
  confirmReceipt,
  exportOrders,
  extendReceipt,
  getOrderDetail,
  getOrderList,
  hideOrder,
  remindShipment,
} from '@/contract/order'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createBuyerMoves } from './buyer-moves'
import { createCheckout } from './checkout-service'
import { createFrequentGoods } from './frequent-goods'
import { createOrderService } from './order-service'

/** Each writes a file of up to 10,000 lines. */
const EXPORTS = { calls: 20, seconds: 60 }

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Checkout and the orders of the signed-in user. */
export function orderRoutes(calls: Calls, { db, catalog, now }: Deps) {
  const checkout = createCheckout(db, now)
  const orders = createOrderService(db, now)
  const moves = createBuyerMoves(db, now)
  const frequent = createFrequentGoods({ db, catalog, now })
  const exportLimit = createCallLimit(EXPORTS)
  calls
    .personal(previewOrder, ({ caller, input }) => checkout.preview(caller.userId, input))
    .personal(submitOrder, ({ caller, input, idempotencyKey }) =>
      checkout.submit({ userId: caller.userId, key: idempotencyKey, submission: input }),
    )
    .personal(getSubmitResult, ({ caller, input }) => checkout.resultOf(caller.userId, input.key))
    .personal(getOrderList, ({ caller, input }) => orders.list(caller.userId, input))
    .personal(getOrderDetail, ({ caller, input }) => orders.detail(caller.userId, input.orderNo))
    .personal(getFrequentGoods, ({ caller, input }) => frequent(caller.userId, input))
    .personal(buyAgain, ({ caller, input }) => orders.again(caller.userId, input))
    .personalFile(exportOrders, async ({ caller, input }) => {
      await exportLimit(caller.userId)
      return orders.exported(caller.userId, input)
    })
    .personal(cancelOrder, async ({ caller: { userId }, input: { orderNo, reason } }) => {
      await moves.cancel({ userId, orderNo }, reason)
      return orders.detail(userId, orderNo)
    })
    .personal(hideOrder, async ({ caller: { userId }, input: { orderNo } }) => {
      await moves.hide({ userId, orderNo })
      return { orderNo }
    })
  const simple = [
    [confirmReceipt, moves.confirm],
    [extendReceipt, moves.extend],
    [remindShipment, moves.remind],
  ] as const
  for (const [endpoint, move] of simple) {
    calls.personal(endpoint, async ({ caller: { userId }, input: { orderNo } }) => {
      await move({ userId, orderNo })
      return orders.detail(userId, orderNo)
    })
  }
}
