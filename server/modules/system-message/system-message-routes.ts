import type { ParsedInput } from '@/contract/endpoint'
import { getMessageCount } from '@/contract/message-count'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
  type Message,
} from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { createMessages, type MessageFilter, type MessageRow } from './message-repository'

type Chosen = ParsedInput<typeof batchReadMessage>
type Change = 'read' | 'remove'

function toMessage({ id, category, title, summary, createdAt, readAt }: MessageRow): Message {
  return { id, category, title, summary, createdAt: createdAt.getTime(), isRead: readAt !== null }
}

function filterOf(chosen: Chosen): MessageFilter {
  return 'id' in chosen ? { ids: [...new Set(chosen.id)] } : { category: chosen.category }
}

/** What the mall has told the signed-in user. */
export function systemMessageRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const messages = createMessages(db)

  /** All or nothing: one foreign id refuses the list. What had been done before is no refusal. */
  const change = (userId: string, chosen: Chosen, how: Change) =>
    db.transaction(async (tx) => {
      const filter = filterOf(chosen)
      const ids = filter.ids
      if (ids && (await messages.owned(userId, ids, tx)) !== ids.length) {
        throw new Fault('NOT_FOUND', '消息不存在，请刷新后重试')
      }
      return { count: await messages[how](userId, filter, { at: new Date(now()), tx }) }
    })

  calls
    .personal(getMessageList, async ({ caller, input }) => {
      const { category, unread, page, pageSize } = input
      const filter = { category, unread }
      const rows = await messages.list(caller.userId, filter, { page, pageSize })
      const total = await messages.count(caller.userId, filter)
      const unreadCounts = await messages.unreadByCategory(caller.userId)
      return { list: rows.map(toMessage), total, page, pageSize, unread: unreadCounts }
    })
    .personal(getMessageCount, ({ caller }) => messages.count(caller.userId, { unread: true }))
    .personal(getMessageDetail, async ({ caller, input }) => {
      const row = await messages.find(caller.userId, input.id)
      if (!row) throw new Fault('NOT_FOUND', '消息不存在或已删除')
      await messages.read(caller.userId, { ids: [row.id] }, { at: new Date(now()), tx: db })
      const { content, link } = row
      return { ...toMessage(row), isRead: true, content, ...(link !== null && { link }) }
    })
    .personal(batchReadMessage, ({ caller, input }) => change(caller.userId, input, 'read'))
    .personal(deleteMessages, ({ caller, input }) => change(caller.userId, input, 'remove'))
}
