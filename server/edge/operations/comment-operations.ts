import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { opsComments, opsReply } from '@/contract/operations/conversation-operation-calls'
import { routes } from '@/contract/routes'
import { comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { sendMessage } from '@/server/modules/message/send-message'
import { UUID } from './chat-operations'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'

const LISTED = 20
const REPLY_MAX = 500

/** Without a reply to what the buyer said last. */
const UNANSWERED = or(
  and(isNull(comments.append), isNull(comments.reply)),
  and(isNotNull(comments.append), isNull(comments.appendReply)),
)

async function reply(db: Db, id: string, { text, now }: { text: string; now: number }) {
  if (!UUID.test(id)) throw new OperatorError('comment id is wrong')
  if (text === '' || text.length > REPLY_MAX)
    throw new OperatorError(`reply: 1 to ${REPLY_MAX} characters`)
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
    if (!row) throw new OperatorError('no such comment')
    // What was added later is what a reply answers from then on.
    const answer = row.append === null ? { reply: text } : { appendReply: text }
    await tx.update(comments).set(answer).where(eq(comments.id, id))
    if (row.userId) {
      await sendMessage(tx, {
        userId: row.userId,
        category: MESSAGE_CATEGORY.order,
        title: '店铺回复了您的评价',
        summary: text.slice(0, 80),
        content: text,
        createdAt: new Date(now),
        link: routes.product(row.productId, row.skuId),
      })
    }
  })
}

async function facts(db: Db, { comment }: { comment: string }): Promise<Facts> {
  if (!UUID.test(comment)) return {}
  const [row] = await db.select().from(comments).where(eq(comments.id, comment))
  return row ? { reply: row.reply, appendReply: row.appendReply } : {}
}

/** Comments of buyers, and what the shop says to them. */
export const COMMENT_OPERATIONS = [
  handle(opsComments, {
    async run({ db }) {
      const rows = await db
        .select()
        .from(comments)
        .where(and(UNANSWERED, isNotNull(comments.userId)))
        // Those that have waited longest.
        .orderBy(asc(comments.createdAt))
        .limit(LISTED)
      return {
        list: rows.map(({ id: comment, productId, spec, score, content, append, createdAt }) => ({
          comment,
          productId,
          spec,
          score,
          content,
          append,
          createdAt: createdAt.getTime(),
        })),
      }
    },
    show: ({ list }) =>
      rowsOf(
        list,
        ({ comment, score, spec, content, append }) => [
          `${comment} ${score} ${spec} ${content}${append === null ? '' : ` / ${append}`}`,
        ],
        'every comment is answered',
      ),
  }),
  handle(opsReply, {
    subject: ({ comment }) => comment,
    facts,
    async run({ db, now, input: { comment, text } }) {
      await reply(db, comment, { text: text.join(' '), now: now() })
      return { comment }
    },
    show: ({ comment }) => `${comment} answered`,
  }),
]
