import { eq } from 'drizzle-orm'
import type { ask, ChatThread, leaveMessage } from '@/contract/chat/chat-calls'
import { replyTimeText } from '@/contract/chat/reply-time-rules'
import type { ParsedInput } from '@/contract/endpoint'
import { SITE } from '@/contract/site/company-rules'
import type { Db } from '@/server/kernel/db/client'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { answersTo } from '@/server/modules/help/help-search'
import { chatCard } from './chat-cards'
import { createChats, type NewEntry, plainEntry, type Speaker } from './chat-repository'
import { goodsAnswer, type Search } from './goods-answer'
import { orderAnswer } from './order-answer'
import { asksForPerson, smallTalk } from './small-talk'

const PASSAGES_MAX = 3
const FOUND = '帮助中心是这样说的：'
const LEFT = (now: number) =>
  `留言已收到，工作人员会在${replyTimeText(now)}回复（${SITE.hours}），回复显示在这里。着急的话请致电 ${SITE.phone}。`
const PASSED_ON = (now: number) =>
  `已转给工作人员，${replyTimeText(now)}在这里回复您（${SITE.hours}）。着急的话请致电 ${SITE.phone}。`
const UNANSWERED = '这个问题没有现成的答案，'

function helpAnswer(text: string): NewEntry | null {
  const passages = answersTo(text, PASSAGES_MAX)
  return passages.length > 0 ? { ...plainEntry('help', FOUND), passages } : null
}

/** Questions answered from the help pages, and messages left for staff. */
export function createChatService(db: Db, { search, now }: { search: Search; now: () => number }) {
  const chats = createChats(db, now)

  /** By own orders, goods or help, whatever the question names; null when a person has to answer. */
  async function automaticAnswer({ userId }: Speaker, asked: ParsedInput<typeof ask>) {
    const { text, card, areaCode } = asked
    const subject = card?.kind === 'order' ? card.orderNo : null
    const ofOrders = await orderAnswer(db, { text, subject, userId })
    if (ofOrders) return ofOrders
    const help = helpAnswer(text)
    const goods = await goodsAnswer(search, { text, areaCode, userId, now: now() })
    if (goods && (goods.isSure || !help)) return goods.entry
    return help
  }

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

    /** Answers, or passes the question on to a person; `limitMessages` bounds how many are passed on. */
    async ask(
      speaker: Speaker,
      asked: ParsedInput<typeof ask>,
      limitMessages: () => Promise<void>,
    ) {
      const { text, card } = asked
      const about = await chatCard(db, card, speaker.userId)
      const talk = smallTalk(text)
      // 好的 behind a question of staff is an answer to them.
      const isForPerson =
        asksForPerson(text) || (talk !== null && (await chats.isStaffLast(speaker)))
      const answer = isForPerson ? null : (talk ?? (await automaticAnswer(speaker, asked)))
      if (answer) {
        return tell(speaker, { entries: [{ ...plainEntry('buyer', text), card: about }, answer] })
      }
      await limitMessages()
      const why = isForPerson ? '' : UNANSWERED
      return tell(speaker, {
        entries: [
          { ...plainEntry('buyer', text, true), card: about },
          plainEntry('help', why + PASSED_ON(now())),
        ],
        message: { contact: '' },
      })
    },

    async leave(speaker: Speaker, { text, card, contact }: ParsedInput<typeof leaveMessage>) {
      const about = await chatCard(db, card, speaker.userId)
      return tell(speaker, {
        entries: [
          { ...plainEntry('buyer', text, true), card: about },
          plainEntry('help', LEFT(now())),
        ],
        message: { contact },
      })
    },
  }
}
