import { eq } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { sendMessage } from '@/server/modules/message/send-message'
import { createChats, plainEntry } from './chat-repository'

const SUMMARY_MAX = 80

/** Answers a thread as staff; a signed-in user also gets a message. */
export function createStaffAnswer(db: Db, now: () => number) {
  const chats = createChats(db, now)
  return (threadId: string, text: string) =>
    db.transaction(async (tx) => {
      const [thread] = await tx
        .update(chatThreads)
        .set({ waitingSince: null })
        .where(eq(chatThreads.id, threadId))
        .returning()
      if (!thread) throw new HttpError('NOT_FOUND', '会话不存在')
      await chats.add(tx, threadId, [plainEntry('staff', text)])
      if (!thread.userId) return
      await sendMessage(tx, {
        userId: thread.userId,
        category: MESSAGE_CATEGORY.notice,
        title: '客服回复了您的留言',
        summary: text.slice(0, SUMMARY_MAX),
        content: text,
        link: routes.chat(),
        createdAt: new Date(now()),
      })
    })
}
