import {
  applyRefund,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { createBuyerSales } from './buyer-sales'

/** After-sale of the signed-in user's orders. */
export function afterSaleRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const sales = createBuyerSales(db, now)
  calls
    .personal(quoteRefund, ({ caller, input }) => sales.quote(caller.userId, input))
    .personal(applyRefund, ({ caller, input }) => sales.apply(caller.userId, input))
    .personal(getRefundList, ({ caller, input }) => sales.list(caller.userId, input))
    .personal(getRefundDetail, ({ caller: { userId }, input: { refundNo } }) =>
      sales.detail({ userId, refundNo }),
    )
    .personal(withdrawRefund, ({ caller: { userId }, input: { refundNo } }) =>
      sales.withdraw({ userId, refundNo }),
    )
    .personal(sendBack, ({ caller: { userId }, input }) =>
      sales.sendBack({ userId, refundNo: input.refundNo }, input),
    )
}
