import { and, count, desc, eq, gte, isNull, type SQL } from 'drizzle-orm'
import { COMMENT_OPEN_MS } from '@/contract/comment/comment-window-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'

type Paging = { page: number; pageSize: number }
const slice = ({ page, pageSize }: Paging) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** Lines of the buyer's completed orders that can still be commented on. */
const waitingOf = (userId: string, now: number, orderNo?: string) =>
  and(
    eq(orders.userId, userId),
    eq(orders.status, ORDER_STATUS.done),
    gte(orders.finishedAt, new Date(now - COMMENT_OPEN_MS)),
    isNull(comments.id),
    orderNo ? eq(orders.orderNo, orderNo) : undefined,
  )

async function countWaiting(db: Db, where: SQL | undefined): Promise<number> {
  const [total] = await db
    .select({ lines: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
    .leftJoin(comments, eq(comments.orderLineId, orderLines.id))
    .where(where)
  return Number(total?.lines ?? 0)
}

/** Number of the buyer's order lines that can still be commented on. */
export const countCommentable = (db: Db, userId: string, now: number): Promise<number> =>
  countWaiting(db, waitingOf(userId, now))

/** Queries of a buyer's own comments, all bound to the owner. */
export function createPostings(db: Db, now: () => number) {
  return {
    async waiting(userId: string, paging: Paging, orderNo?: string) {
      const { limit, offset } = slice(paging)
      const where = waitingOf(userId, now(), orderNo)
      const [list, total] = await Promise.all([
        db
          .select({ line: orderLines, order: orders })
          .from(orderLines)
          .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
          .leftJoin(comments, eq(comments.orderLineId, orderLines.id))
          .where(where)
          .orderBy(desc(orders.finishedAt), desc(orders.orderNo), orderLines.sort)
          .limit(limit)
          .offset(offset),
        countWaiting(db, where),
      ])
      return { list, total }
    },

    async posted(userId: string, paging: Paging) {
      const { limit, offset } = slice(paging)
      const mine = eq(comments.userId, userId)
      const [list, [total]] = await Promise.all([
        db
          .select({ comment: comments, line: orderLines, order: orders })
          .from(comments)
          .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
          .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
          .where(mine)
          .orderBy(desc(comments.createdAt), comments.id)
          .limit(limit)
          .offset(offset),
        db.select({ comments: count() }).from(comments).where(mine),
      ])
      return { list, total: Number(total?.comments ?? 0) }
    },

    async ownComment(tx: Db, userId: string, id: string) {
      const [row] = await tx
        .select()
        .from(comments)
        .where(and(eq(comments.id, id), eq(comments.userId, userId)))
        .for('update')
      return row
    },
  }
}
