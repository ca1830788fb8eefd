import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getSubmitResult, previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
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
} from '@/contract/order/order-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import type { ReadAfterSaleFacts } from './after-sale-facts'
import { createBuyerTransitions } from './buyer-transitions'
import { createCheckout } from './checkout-service'
import { createFrequentGoods } from './frequent-goods'
import type { OrderLimits } from './holds'
import type { TitleFor } from './invoice-of'
import { createOrderService } from './order-service'
import { type CountsElsewhere, createOverview } from './overview'

/** Rate limit of exports: each file has up to 10,000 lines. */
const EXPORTS = { name: 'order-exports', calls: 5, seconds: 60 }

type Deps = {
  db: Db
  /** For exports. */
  slowDb: Db
  catalog: Catalog
  now: () => number
  /** Provided by modules above this one: invoice titles, after-sale cases, what waits there. */
  titleFor: TitleFor
  readAfterSaleFacts: ReadAfterSaleFacts
  countsElsewhere: CountsElsewhere
  orderLimits?: OrderLimits | undefined
  /** The payment methods of this mall. */
  payTypes: readonly number[]
}

/** Checkout and the orders of the signed-in user. */
export function orderRoutes(calls: Calls, deps: Deps) {
  const { db, catalog, now } = deps
  const checkout = createCheckout(db, deps)
  const orders = createOrderService(db, deps)
  const moves = createBuyerTransitions(db, now)
  const frequent = createFrequentGoods({ db, catalog, now })
  const overview = createOverview(deps)
  const exportLimit = createCallLimit(db, now, EXPORTS)
  calls
    .on(previewOrder, ({ caller, input }) => checkout.preview(caller.userId, input))
    .on(submitOrder, ({ caller, input, idempotencyKey }) =>
      checkout.submit({ userId: caller.userId, key: idempotencyKey, submission: input }),
    )
    .on(getSubmitResult, ({ caller, input }) => checkout.resultOf(caller.userId, input.key))
    .on(getOrderList, ({ caller, input }) => orders.list(caller.userId, input))
    .on(getOrderDetail, ({ caller, input }) => orders.detail(caller.userId, input.orderNo))
    .on(getAccountOverview, ({ caller }) => overview(caller.userId))
    .on(getFrequentGoods, ({ caller, input }) => frequent(caller.userId, input))
    .on(buyAgain, ({ caller, input }) => orders.again(caller.userId, input))
    .on(exportOrders, async ({ caller, input }) => {
      await exportLimit(caller.userId)
      return orders.exported(caller.userId, input)
    })
    .on(cancelOrder, async ({ caller: { userId }, input: { orderNo, reason } }) => {
      await moves.cancel({ userId, orderNo }, reason)
      return orders.detail(userId, orderNo)
    })
    .on(hideOrder, async ({ caller: { userId }, input: { orderNo } }) => {
      await moves.hide({ userId, orderNo })
      return { orderNo }
    })
  const simple = [
    [confirmReceipt, moves.confirm],
    [extendReceipt, moves.extend],
    [remindShipment, moves.remind],
  ] as const
  for (const [endpoint, move] of simple) {
    calls.on(endpoint, async ({ caller: { userId }, input: { orderNo } }) => {
      await move({ userId, orderNo })
      return orders.detail(userId, orderNo)
    })
  }
}
