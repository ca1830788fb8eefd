import { and, asc, countDistinct, desc, eq, min } from 'drizzle-orm'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { cancelEffect } from './cancel'
import { heldPieces, isUnpaidHold } from './holds'
import { transition } from './transition'

const LISTED = 50
const REASON = '久未付款，库存已释放'

/** What an operator sees and ends of the stock that unpaid orders hold. */
export function createHoldReleases(db: Db, clock: () => number) {
  return {
    /** How many unpaid orders hold stock, and how many pieces. */
    async total() {
      const [row] = await db
        .select({ orders: countDistinct(orders.orderNo), pieces: heldPieces })
        .from(orders)
        .innerJoin(orderLines, eq(orderLines.orderNo, orders.orderNo))
        .where(isUnpaidHold)
      return row ?? { orders: 0, pieces: 0 }
    },

    /** Buyers whose unpaid orders hold stock, those that hold most first. */
    buyers: () =>
      db
        .select({
          username: users.username,
          orders: countDistinct(orders.orderNo),
          pieces: heldPieces,
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .innerJoin(orderLines, eq(orderLines.orderNo, orders.orderNo))
        .where(isUnpaidHold)
        .groupBy(users.username)
        .orderBy(desc(heldPieces))
        .limit(LISTED),

    /** The unpaid orders of a buyer, the oldest first. */
    ordersOf: (username: string) =>
      db
        .select({
          orderNo: orders.orderNo,
          payStatus: orders.payStatus,
          pieces: heldPieces,
          dueAt: min(orders.dueAt),
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .innerJoin(orderLines, eq(orderLines.orderNo, orders.orderNo))
        .where(and(isUnpaidHold, eq(users.username, username)))
        .groupBy(orders.orderNo)
        .orderBy(asc(orders.createdAt), asc(orders.orderNo)),

    /** Cancels an order nothing has been paid for and frees its stock; the buyer is told. */
    release: (orderNo: string) =>
      withRetries(() =>
        db.transaction((tx) =>
          transition(tx, { orderNo, name: 'expire', by: 'system', now: clock() }, (order) => {
            const { unpaid, checking } = PAY_STATUS
            if (order.payStatus !== unpaid && order.payStatus !== checking) {
              throw new HttpError('CONFLICT', '订单已付款')
            }
            const said = { reason: '超时取消', text: REASON, now: clock(), isTold: true }
            return cancelEffect(tx, order, said)
          }),
        ),
      ),
  }
}
