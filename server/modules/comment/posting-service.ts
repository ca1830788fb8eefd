import { eq, sql } from 'drizzle-orm'
import type {
  appendComment,
  PendingLine,
  PostedComment,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import {
  APPEND_OPEN_DAYS,
  APPEND_OPEN_MS,
  COMMENT_OPEN_DAYS,
  COMMENT_OPEN_MS,
} from '@/contract/comment/comment-window-rules'
import type { ParsedInput } from '@/contract/endpoint'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { users } from '@/server/kernel/db/account-schema'
import { COMMENT_SHOWN, comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { type orderLines, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { createFiles } from '@/server/modules/file/file-repository'
import { pictureUrl } from '@/server/modules/file/picture-url'
import { ownLine } from '@/server/modules/order/own-line'
import { addEvent } from '@/server/modules/order/transition'
import { refreshScore } from './comment-score'
import { createPostings } from './posting-repository'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type CommentRow = typeof comments.$inferSelect

const ANONYMOUS = '匿名用户'

/** An anonymised author name. */
async function authorOf(tx: Db, userId: string, isAnonymous: boolean): Promise<string> {
  if (isAnonymous) return ANONYMOUS
  const [user] = await tx.select({ name: users.username }).from(users).where(eq(users.id, userId))
  const [first = ''] = user?.name ?? ''
  return first ? `${first}***` : ANONYMOUS
}

function goodsOf({ content }: LineRow) {
  const { productId, skuId, title, spec, itemNo, image } = content
  return { productId, skuId, title, spec, itemNo, image }
}

function toPending({ line, order }: { line: LineRow; order: OrderRow }): PendingLine {
  const finishedAt = order.finishedAt?.getTime() ?? 0
  return {
    ...goodsOf(line),
    lineId: line.id,
    orderNo: order.orderNo,
    qty: line.qty,
    unit: line.content.unit,
    shop: { id: order.shopId, name: order.shopName },
    finishedAt,
    closesAt: finishedAt + COMMENT_OPEN_MS,
  }
}

const mayAppend = ({ append, createdAt }: CommentRow, now: number) =>
  append === null && now - createdAt.getTime() <= APPEND_OPEN_MS

function toPosted(
  { comment, line }: { comment: CommentRow; line: LineRow },
  now: number,
): PostedComment {
  const { id, score, shopScore, logisticsScore, content, tags, status } = comment
  const { reply, append, appendReply } = comment
  return {
    ...goodsOf(line),
    id,
    score,
    shopScore,
    logisticsScore,
    content,
    tags,
    status,
    reply,
    append,
    appendReply,
    orderNo: line.orderNo,
    pictures: comment.pictures.map(pictureUrl),
    isAnonymous: comment.author === ANONYMOUS,
    mayAppend: mayAppend(comment, now),
    createdAt: comment.createdAt.getTime(),
  }
}

function requireOpen({ status, finishedAt }: OrderRow, now: number): void {
  if (status !== ORDER_STATUS.done || !finishedAt) {
    throw new HttpError('CONFLICT', '订单完成后才能评价')
  }
  if (now - finishedAt.getTime() > COMMENT_OPEN_MS) {
    throw new HttpError('CONFLICT', `订单完成已超过 ${COMMENT_OPEN_DAYS} 天，评价已关闭`)
  }
}

/** Comments buyers write on goods they bought (DOMAIN 3.7). */
export function createPosting(db: Db, clock: () => number) {
  const postings = createPostings(db, clock)
  const files = createFiles(db)

  const post = (userId: string, input: ParsedInput<typeof postComment>) =>
    db.transaction(async (tx) => {
      const now = clock()
      const { lineId, pictureIds, isAnonymous, ...said } = input
      const result = await ownLine(tx, userId, lineId)
      if (!result) throw new HttpError('NOT_FOUND', '订单商品不存在')
      const { line, order } = result
      requireOpen(order, now)
      const pictures = [...new Set(pictureIds)]
      const [row] = await tx
        .insert(comments)
        .values({
          ...said,
          pictures,
          userId,
          orderLineId: lineId,
          status: COMMENT_SHOWN,
          productId: line.content.productId,
          skuId: line.skuId,
          spec: line.content.spec,
          author: await authorOf(tx, userId, isAnonymous),
          createdAt: new Date(now),
        })
        .onConflictDoNothing()
        .returning({ id: comments.id })
      if (!row) throw new HttpError('CONFLICT', '该商品已评价')
      await files.use(tx, userId, { ids: pictures, use: 'comment', at: new Date(now) })
      await tx
        .update(orders)
        .set({ commentedCount: sql`${orders.commentedCount} + 1` })
        .where(eq(orders.orderNo, order.orderNo))
      const text = `${line.content.title} ${line.content.spec}`
      await addEvent(tx, order.orderNo, { title: '评价', text, now })
      await refreshScore(tx, line.content.productId)
      return row
    })

  const append = (userId: string, { id, content }: ParsedInput<typeof appendComment>) =>
    db.transaction(async (tx) => {
      const comment = await postings.ownComment(tx, userId, id)
      if (!comment) throw new HttpError('NOT_FOUND', '评价不存在')
      if (comment.append !== null) throw new HttpError('CONFLICT', '该评价已追评')
      if (!mayAppend(comment, clock())) {
        throw new HttpError('CONFLICT', `评价已超过 ${APPEND_OPEN_DAYS} 天，不能追评`)
      }
      await tx.update(comments).set({ append: content }).where(eq(comments.id, id))
      return { append: content }
    })

  type Paging = { page: number; pageSize: number }
  return {
    post,
    append,
    async waiting(
      userId: string,
      { orderNo, ...paging }: Paging & { orderNo?: string | undefined },
    ) {
      const { list, total } = await postings.waiting(userId, paging, orderNo)
      return { list: list.map(toPending), total, ...paging }
    },
    async posted(userId: string, paging: Paging) {
      const { list, total } = await postings.posted(userId, paging)
      return { list: list.map((row) => toPosted(row, clock())), total, ...paging }
    },
  }
}
