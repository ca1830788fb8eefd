import { eq } from 'drizzle-orm'
import type { ask, ChatThread, leaveMessage } from '@/contract/chat/chat-calls'
import type { ParsedInput } from '@/contract/endpoint'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import type { Db } from '@/server/kernel/db/client'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { answersTo } from '@/server/modules/help/help-search'
import { sendMessage } from '@/server/modules/message/send-message'
import { chatCard } from './chat-cards'
import { createChats, type NewEntry, plainEntry, type Speaker } from './chat-repository'

const PASSAGES_MAX = 3
const SUMMARY_MAX = 80
const FOUND = '帮助中心是这样说的：'
const NOT_FOUND = `帮助中心没有这个问题的答案。您可以换一种说法，或者给工作人员留言，${SITE.hours} 回复。`
const LEFT = `留言已收到，工作人员会在 ${SITE.hours} 回复，回复显示在这里。着急的话请致电 ${SITE.phone}。`

function answerTo(text: string): NewEntry {
  const passages = answersTo(text, PASSAGES_MAX)
  return { ...plainEntry('help', passages.length > 0 ? FOUND : NOT_FOUND), passages }
}

/** Questions answered from the help pages, and messages left for staff. */
export function createChatService(db: Db, now: () => number) {
  const chats = createChats(db, now)

  async function shown(tx: Db, threadId: string): Promise<ChatThread> {
    const [row] = await tx.select().from(chatThreads).where(eq(chatThreads.id, threadId))
    return { entries: await chats.entries(tx, threadId), isWaiting: row?.waitingSince != null }
  }

  type Notice = { entries: NewEntry[]; message?: { contact: string } }

  const tell = (speaker: Speaker, { entries, message }: Notice) =>
    db.transaction(async (tx) => {
      await chats.join(tx, speaker)
      const thread = await chats.open(tx, speaker)
      await chats.add(tx, thread.id, entries)
      if (message) {
        const waitingSince = thread.waitingSince ?? new Date(now())
        const contact = message.contact || thread.contact
        await tx
          .update(chatThreads)
          .set({ waitingSince, contact })
          .where(eq(chatThreads.id, thread.id))
      }
      return shown(tx, thread.id)
    })

  return {
    read: (speaker: Speaker) =>
      db.transaction(async (tx): Promise<ChatThread> => {
        await chats.join(tx, speaker)
        const thread = await chats.find(tx, speaker)
        return thread ? shown(tx, thread.id) : { entries: [], isWaiting: false }
      }),

    async ask(speaker: Speaker, { text, card }: ParsedInput<typeof ask>) {
      const about = await chatCard(db, card, speaker.userId)
      return tell(speaker, {
        entries: [{ ...plainEntry('buyer', text), card: about }, answerTo(text)],
      })
    },

    async leave(speaker: Speaker, { text, card, contact }: ParsedInput<typeof leaveMessage>) {
      const about = await chatCard(db, card, speaker.userId)
      return tell(speaker, {
        entries: [{ ...plainEntry('buyer', text, true), card: about }, plainEntry('help', LEFT)],
        message: { contact },
      })
    },

    /** A staff answer; a signed-in user also gets a message. */
    answer: (threadId: string, text: string) =>
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
      }),
  }
}
