import { readFileSync } from 'node:fs'
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import { comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { sendMessage } from '@/server/modules/message/send-message'
import { readSheetRows } from '@/server/modules/quick-order/sheet-reader'
import { importCatalogue } from './catalogue-import'
import { readCatalogue } from './catalogue-sheet'
import { requireWord, type WordOperation } from './operation'

const LISTED = 20
const REPLY_MAX = 500
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function readFile(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    throw new OperatorError(`cannot read ${path}`)
  }
}

/** Without a reply to what the buyer said last. */
const UNANSWERED = or(
  and(isNull(comments.append), isNull(comments.reply)),
  and(isNotNull(comments.append), isNull(comments.appendReply)),
)

async function reply(db: Db, id: string, { text, now }: { text: string; now: number }) {
  if (!UUID.test(id)) throw new OperatorError('comment id is wrong')
  if (text === '' || text.length > REPLY_MAX)
    throw new OperatorError(`reply: 1 to ${REPLY_MAX} characters`)
  return db.transaction(async (tx) => {
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
    return `${id} answered`
  })
}

/** Shop operations on goods and comments: import a sheet, reply to buyers. */
export function catalogueOperations(db: Db, now: () => number): Record<string, WordOperation> {
  return {
    import: {
      async run([path]) {
        const rows = await readSheetRows(readFile(requireWord(path, 'file')))
        const { changed, added } = await importCatalogue(db, readCatalogue(rows), now())
        return `${changed} changed, ${added} added`
      },
    },
    comments: {
      async run() {
        const rows = await db
          .select()
          .from(comments)
          .where(and(UNANSWERED, isNotNull(comments.userId)))
          .orderBy(desc(comments.createdAt))
          .limit(LISTED)
        const lines = rows.map(
          ({ id, score, spec, content, append }) =>
            `${id} ${score} ${spec} ${content}${append === null ? '' : ` / ${append}`}`,
        )
        return lines.length > 0 ? lines.join('\n') : 'every comment is answered'
      },
    },
    reply: {
      run: ([id, ...args]) =>
        reply(db, requireWord(id, 'comment id'), { text: args.join(' '), now: now() }),
    },
  }
}
