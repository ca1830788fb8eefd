import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { MessageCategory } from '@/contract/message/message-category-rules'
import { messages } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'

export type MessageRow = typeof messages.$inferSelect

export type MessageFilter = {
  category?: MessageCategory | undefined
  unread?: boolean | undefined
  /** Restricts the change to these. */
  ids?: string[] | undefined
}

type Paging = { page: number; pageSize: number }

/** Message queries, all bound to the owner: a foreign id is an unknown id. */
export function createMessages(db: Db) {
  const saved = (userId: string, { category, unread, ids }: MessageFilter): SQL | undefined =>
    and(
      eq(messages.userId, userId),
      isNull(messages.deletedAt),
      category && eq(messages.category, category),
      unread ? isNull(messages.readAt) : undefined,
      ids && inArray(messages.id, ids),
    )

  return {
    list: (userId: string, filter: MessageFilter, { page, pageSize }: Paging) =>
      db
        .select()
        .from(messages)
        .where(saved(userId, filter))
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(userId: string, filter: MessageFilter): Promise<number> {
      const [row] = await db
        .select({ messages: count() })
        .from(messages)
        .where(saved(userId, filter))
      return Number(row?.messages ?? 0)
    },

    unreadByCategory: (userId: string) =>
      db
        .select({ category: messages.category, count: count() })
        .from(messages)
        .where(saved(userId, { unread: true }))
        .groupBy(messages.category)
        .orderBy(messages.category),

    /** How many of these ids belong to the user, including deleted ones. */
    async owned(userId: string, ids: string[], tx: Db): Promise<number> {
      const [row] = await tx
        .select({ messages: count() })
        .from(messages)
        .where(and(eq(messages.userId, userId), inArray(messages.id, ids)))
      return Number(row?.messages ?? 0)
    },

    find: async (userId: string, id: string): Promise<MessageRow | undefined> =>
      (
        await db
          .select()
          .from(messages)
          .where(saved(userId, { ids: [id] }))
      )[0],

    /** Marks unread messages as read; returns how many. */
    async read(userId: string, filter: MessageFilter, { at, tx }: { at: Date; tx: Db }) {
      const changed = await tx
        .update(messages)
        .set({ readAt: at })
        .where(saved(userId, { ...filter, unread: true }))
        .returning({ id: messages.id })
      return changed.length
    },

    /** Hides messages; returns how many. */
    async remove(userId: string, filter: MessageFilter, { at, tx }: { at: Date; tx: Db }) {
      const changed = await tx
        .update(messages)
        .set({ deletedAt: at })
        .where(saved(userId, filter))
        .returning({ id: messages.id })
      return changed.length
    },
  }
}
