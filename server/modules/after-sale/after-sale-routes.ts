import {
  applyRefund,
  confirmReplacement,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale/after-sale-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createBuyerAfterSales } from './buyer-after-sales'

/** After-sale cases of the signed-in user. */
export function afterSaleRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const returnCases = createBuyerAfterSales(db, now)
  calls
    .on(quoteRefund, ({ caller, input }) => returnCases.quote(caller.userId, input))
    .on(applyRefund, ({ caller, input }) => returnCases.apply(caller.userId, input))
    .on(getRefundList, ({ caller, input }) => returnCases.list(caller.userId, input))
    .on(getRefundDetail, ({ caller: { userId }, input: { refundNo } }) =>
      returnCases.detail({ userId, refundNo }),
    )
    .on(withdrawRefund, ({ caller: { userId }, input: { refundNo } }) =>
      returnCases.withdraw({ userId, refundNo }),
    )
    .on(confirmReplacement, ({ caller: { userId }, input: { refundNo } }) =>
      returnCases.confirmReplacement({ userId, refundNo }),
    )
    .on(sendBack, ({ caller: { userId }, input }) =>
      returnCases.sendBack({ userId, refundNo: input.refundNo }, input),
    )
}
