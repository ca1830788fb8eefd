import type { ParsedInput } from '@/contract/endpoint'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
  type Message,
} from '@/contract/message/message-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createMessages, type MessageFilter, type MessageRow } from './message-repository'

type Chosen = ParsedInput<typeof batchReadMessage>
type Change = 'read' | 'remove'

function toMessage({ id, category, title, summary, createdAt, readAt }: MessageRow): Message {
  return { id, category, title, summary, createdAt: createdAt.getTime(), isRead: readAt !== null }
}

function filterOf(chosen: Chosen): MessageFilter {
  return 'id' in chosen ? { ids: [...new Set(chosen.id)] } : { category: chosen.category }
}

/** System messages of the signed-in user. */
export function systemMessageRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const messages = createMessages(db)

  /** All or nothing: one foreign id refuses the list; repeating a change is no error. */
  const change = (userId: string, chosen: Chosen, how: Change) =>
    db.transaction(async (tx) => {
      const filter = filterOf(chosen)
      const ids = filter.ids
      if (ids && (await messages.owned(userId, ids, tx)) !== ids.length) {
        throw new HttpError('NOT_FOUND', '消息不存在，可能已在别处删除')
      }
      return { count: await messages[how](userId, filter, { at: new Date(now()), tx }) }
    })

  calls
    .on(getMessageList, async ({ caller, input }) => {
      const { category, unread, page, pageSize } = input
      const filter = { category, unread }
      const rows = await messages.list(caller.userId, filter, { page, pageSize })
      const total = await messages.count(caller.userId, filter)
      const unreadCounts = await messages.unreadByCategory(caller.userId)
      return { list: rows.map(toMessage), total, page, pageSize, unread: unreadCounts }
    })
    .on(getMessageCount, ({ caller }) => messages.count(caller.userId, { unread: true }))
    .on(getMessageDetail, async ({ caller, input }) => {
      const row = await messages.find(caller.userId, input.id)
      if (!row) throw new HttpError('NOT_FOUND', '消息不存在或已删除')
      await messages.read(caller.userId, { ids: [row.id] }, { at: new Date(now()), tx: db })
      const { content, link } = row
      return { ...toMessage(row), isRead: true, content, ...(link !== null && { link }) }
    })
    .on(batchReadMessage, ({ caller, input }) => change(caller.userId, input, 'read'))
    .on(deleteMessages, ({ caller, input }) => change(caller.userId, input, 'remove'))
}
