import { asc, isNull } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { opsPublish } from '@/contract/operations/plain-operation-calls'
import { users } from '@/server/kernel/db/account-schema'
import { sendMessage } from '@/server/modules/message/send-message'
import { handle, requireWord, showLine } from './operation'

/** What the mall tells every user. */
export const PUBLISH_OPERATION = handle(opsPublish, {
  subject: ({ title }) => title,
  show: showLine,
  async run({ db, now, input: { title, text } }) {
    const content = requireWord(text.join(' '), 'text')
    const createdAt = new Date(now())
    const all = await db
      .select({ id: users.id })
      .from(users)
      .where(isNull(users.closedAt))
      .orderBy(asc(users.id))
    for (const { id: userId } of all) {
      const notice = { userId, category: MESSAGE_CATEGORY.notice, title, content }
      await sendMessage(db, { ...notice, summary: content.slice(0, 80), createdAt })
    }
    return { line: `sent to ${all.length} users` }
  },
})
