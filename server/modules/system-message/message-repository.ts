import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { MessageCategory } from '@/contract/system-message'
import { messages } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'

export type MessageRow = typeof messages.$inferSelect

export type MessageFilter = {
  category?: MessageCategory | undefined
  unread?: boolean | undefined
  /** Only these. */
  ids?: string[] | undefined
}

type Paging = { page: number; pageSize: number }

/** SQL of the messages. Every statement is bound to its owner: a foreign id is an unknown id. */
export function createMessages(db: Db) {
  const kept = (userId: string, { category, unread, ids }: MessageFilter): SQL | undefined =>
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
        .where(kept(userId, filter))
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(userId: string, filter: MessageFilter): Promise<number> {
      const [row] = await db
        .select({ messages: count() })
        .from(messages)
        .where(kept(userId, filter))
      return Number(row?.messages ?? 0)
    },

    unreadByCategory: (userId: string) =>
      db
        .select({ category: messages.category, count: count() })
        .from(messages)
        .where(kept(userId, { unread: true }))
        .groupBy(messages.category)
        .orderBy(messages.category),

    /** How many of these ids are the user's, deleted ones included. */
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
          .where(kept(userId, { ids: [id] }))
      )[0],

    /** Marks what is unread; the number of messages this changed. */
    async read(userId: string, filter: MessageFilter, { at, tx }: { at: Date; tx: Db }) {
      const changed = await tx
        .update(messages)
        .set({ readAt: at })
        .where(kept(userId, { ...filter, unread: true }))
        .returning({ id: messages.id })
      return changed.length
    },

    /** Hides what is there; the number of messages this changed. */
    async remove(userId: string, filter: MessageFilter, { at, tx }: { at: Date; tx: Db }) {
      const changed = await tx
        .update(messages)
        .set({ deletedAt: at })
        .where(kept(userId, filter))
        .returning({ id: messages.id })
      return changed.length
    },
  }
}
