import { and, count, desc, eq, gte, isNull } from 'drizzle-orm'
import { COMMENT_OPEN_MS } from '@/contract/comment-posting'
import { ORDER_STATUS } from '@/contract/order-state'
import { comments } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/order-schema'

type Paging = { page: number; pageSize: number }
const slice = ({ page, pageSize }: Paging) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** SQL of the comments of a buyer; every statement is bound to its owner. */
export function createPostings(db: Db, now: () => number) {
  /** Lines of a buyer's completed orders that can be commented on and have not been. */
  const waiting = (userId: string, orderNo?: string) =>
    and(
      eq(orders.userId, userId),
      eq(orders.status, ORDER_STATUS.done),
      gte(orders.finishedAt, new Date(now() - COMMENT_OPEN_MS)),
      isNull(comments.id),
      orderNo ? eq(orders.orderNo, orderNo) : undefined,
    )

  return {
    async waiting(userId: string, paging: Paging, orderNo?: string) {
      const { limit, offset } = slice(paging)
      const where = waiting(userId, orderNo)
      const [list, [total]] = await Promise.all([
        db
          .select({ line: orderLines, order: orders })
          .from(orderLines)
          .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
          .leftJoin(comments, eq(comments.orderLineId, orderLines.id))
          .where(where)
          .orderBy(desc(orders.finishedAt), desc(orders.orderNo), orderLines.sort)
          .limit(limit)
          .offset(offset),
        db
          .select({ lines: count() })
          .from(orderLines)
          .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
          .leftJoin(comments, eq(comments.orderLineId, orderLines.id))
          .where(where),
      ])
      return { list, total: Number(total?.lines ?? 0) }
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
