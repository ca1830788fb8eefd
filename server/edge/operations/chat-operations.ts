import { eq } from 'drizzle-orm'
import { opsAnswer, opsChats } from '@/contract/operations/conversation-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { createChats } from '@/server/modules/chat/chat-repository'
import { createStaffAnswer } from '@/server/modules/chat/staff-answer'
import { rowsOf, shownTime } from './lines'
import { type Facts, handle, requireWord } from './operation'

/** Ids of rows as PostgreSQL makes them. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function facts(db: Db, { thread }: { thread: string }): Promise<Facts> {
  if (!UUID.test(thread)) return {}
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.id, thread))
  return row ? { waitingSince: row.waitingSince } : {}
}

/** Messages left by buyers, and replies to them. */
export const CHAT_OPERATIONS = [
  handle(opsChats, {
    async run({ db, now }) {
      const chats = createChats(db, now)
      const threads = await chats.waiting()
      const left = await chats.waitingMessages(threads.map(({ id }) => id))
      return {
        list: threads.map(({ id, userId, contact, waitingSince }) => ({
          thread: id,
          contact,
          userId,
          waitingSince: waitingSince?.getTime() ?? null,
          text: left
            .filter(({ threadId }) => threadId === id)
            .map((one) => one.text)
            .join('\n'),
        })),
      }
    },
    show: ({ list }) =>
      rowsOf(
        list,
        ({ thread, contact, userId, waitingSince, text }) => {
          const who = contact || (userId ? `user ${userId}` : 'visitor')
          return [thread, shownTime(waitingSince), `${who}: ${text.replace(/\s+/g, ' ')}`]
        },
        'no message waits for an answer',
      ),
  }),
  handle(opsAnswer, {
    subject: ({ thread }) => thread,
    facts,
    async run({ db, now, input: { thread, text } }) {
      if (!UUID.test(thread)) {
        throw new OperatorError(`${thread} is no thread: see npm run ops -- chats`)
      }
      await createStaffAnswer(db, now)(thread, requireWord(text.join(' '), 'text'))
      return { thread }
    },
    show: ({ thread }) => `answered ${thread}`,
  }),
]
