import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { createChats } from '@/server/modules/chat/chat-repository'
import { createStaffAnswer } from '@/server/modules/chat/staff-answer'
import { requireWord, type WordOperation } from './operation'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Messages left by buyers, and replies to them. */
export function chatOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const chats = createChats(db, now)
  const answer = createStaffAnswer(db, now)
  return {
    chats: {
      async run() {
        const threads = await chats.waiting()
        if (threads.length === 0) return 'no message waits for an answer'
        const left = await chats.messages(threads.map(({ id }) => id))
        const lines = threads.map(({ id, userId, contact, waitingSince }) => {
          const text = left.find(({ threadId }) => threadId === id)?.text.replace(/\s+/g, ' ')
          const who = contact || (userId ? `user ${userId}` : 'visitor')
          return `${id}  ${waitingSince?.toISOString() ?? ''}  ${who}: ${text ?? ''}`
        })
        return lines.join('\n')
      },
    },
    answer: {
      async run([threadId, ...args]) {
        const id = requireWord(threadId, 'thread')
        if (!UUID.test(id)) throw new OperatorError(`${id} is no thread: see npm run ops -- chats`)
        await answer(id, requireWord(args.join(' '), 'text'))
        return `answered ${id}`
      },
    },
  }
}
