import { MINUTE_MS } from '@/contract/china-clock'
import { MESSAGE_CATEGORIES } from '@/contract/message/message-category-rules'
import { sendMessage } from '@/server/modules/message/send-message'
import type { ScenarioBuyer } from './scenario-buyer'

const EACH = 5

/** Unread messages of every category, a minute apart. */
export async function makeMessages({ db, userId, now }: ScenarioBuyer) {
  let minutes = 0
  for (const { category, title } of MESSAGE_CATEGORIES) {
    for (let at = 1; at <= EACH; at += 1) {
      minutes += 1
      await sendMessage(db, {
        userId,
        category,
        title: `${title}消息 ${at}`,
        summary: `第 ${at} 条${title}消息的摘要`,
        content: `第 ${at} 条${title}消息的正文。\n\n这是第二段。`,
        createdAt: new Date(now() - minutes * MINUTE_MS),
      })
    }
  }
  return { messages: minutes }
}
