import { asc, isNull } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { sendMessage } from '@/server/modules/message/send-message'
import { requireWord, type WordOperation } from './operation'

async function publish(db: Db, title: string | undefined, text: string, now: number) {
  const named = requireWord(title, 'title')
  const content = requireWord(text, 'text')
  const all = await db
    .select({ id: users.id })
    .from(users)
    .where(isNull(users.closedAt))
    .orderBy(asc(users.id))
  for (const { id: userId } of all) {
    const notice = { userId, category: MESSAGE_CATEGORY.notice, title: named, content }
    await sendMessage(db, { ...notice, summary: content.slice(0, 80), createdAt: new Date(now) })
  }
  return `sent to ${all.length} users`
}

/** What the mall tells every user. */
export const noticeOperations = (db: Db, now: () => number): Record<string, WordOperation> => ({
  publish: { run: ([title, ...text]) => publish(db, title, text.join(' '), now()) },
})
