import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { CHAT_ENTRIES_MAX, type ChatEntry } from '@/contract/chat/chat-calls'
import { DAY_MS } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { digest } from '@/server/kernel/db/digest'
import { chatEntries, chatThreads } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'

/** Retention of a visitor's thread after its last message, ms. */
const VISITOR_KEPT_MS = 90 * DAY_MS

/** Owner of a thread: a user, a browser, or a browser that a user has signed in with. */
export type Speaker = { userId: string | null; visitorId: string | null }

export type NewEntry = Pick<
  ChatEntry,
  'from' | 'text' | 'isMessage' | 'card' | 'passages' | 'goods'
>
export type ThreadRow = typeof chatThreads.$inferSelect

const none = { card: null, passages: [], goods: [] }

/** A text-only entry. */
export function plainEntry(from: ChatEntry['from'], text: string, isMessage = false): NewEntry {
  return { ...none, from, text, isMessage }
}

function ownerOf({ userId, visitorId }: Speaker) {
  if (userId) return { userId }
  if (visitorId) return { visitorHash: digest(visitorId) }
  throw new HttpError('BAD_INPUT', '缺少会话编号，请刷新页面后重试')
}

function isOf(speaker: Speaker) {
  const owner = ownerOf(speaker)
  return 'userId' in owner
    ? eq(chatThreads.userId, owner.userId)
    : eq(chatThreads.visitorHash, owner.visitorHash)
}

/** The earlier of two moments, either of which may be none. */
const earlierOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)

/** Queries of chat threads and messages. */
export function createChats(db: Db, now: () => number) {
  async function find(tx: Db, speaker: Speaker): Promise<ThreadRow | undefined> {
    const [row] = await tx.select().from(chatThreads).where(isOf(speaker)).for('update')
    return row
  }

  async function open(tx: Db, speaker: Speaker): Promise<ThreadRow> {
    const created = { ...ownerOf(speaker), updatedAt: new Date(now()) }
    await tx.insert(chatThreads).values(created).onConflictDoNothing()
    const row = await find(tx, speaker)
    if (!row) throw new Error('insert returned no row')
    return row
  }

  /** Merges the browser's thread into the user's. */
  async function join(tx: Db, { userId, visitorId }: Speaker): Promise<void> {
    if (!userId || !visitorId) return
    const theirs = await find(tx, { userId: null, visitorId })
    if (!theirs) return
    const own = await open(tx, { userId, visitorId: null })
    const { id: threadId } = own
    await tx.update(chatEntries).set({ threadId }).where(eq(chatEntries.threadId, theirs.id))
    const joined = {
      waitingSince: earlierOf(own.waitingSince, theirs.waitingSince),
      contact: own.contact || theirs.contact,
    }
    await tx.update(chatThreads).set(joined).where(eq(chatThreads.id, threadId))
    await tx.delete(chatThreads).where(eq(chatThreads.id, theirs.id))
  }

  async function add(tx: Db, threadId: string, entries: readonly NewEntry[]): Promise<void> {
    const createdAt = new Date(now())
    await tx.insert(chatEntries).values(entries.map((one) => ({ ...one, threadId, createdAt })))
    const own = eq(chatEntries.threadId, threadId)
    const newest = tx
      .select({ id: chatEntries.id })
      .from(chatEntries)
      .where(own)
      .orderBy(desc(chatEntries.id))
      .limit(CHAT_ENTRIES_MAX)
    await tx.delete(chatEntries).where(and(own, notInArray(chatEntries.id, newest)))
    await tx.update(chatThreads).set({ updatedAt: createdAt }).where(eq(chatThreads.id, threadId))
  }

  return {
    find,
    open,
    join,
    add,

    entries: async (tx: Db, threadId: string): Promise<ChatEntry[]> => {
      const rows = await tx
        .select()
        .from(chatEntries)
        .where(eq(chatEntries.threadId, threadId))
        .orderBy(desc(chatEntries.id))
        .limit(CHAT_ENTRIES_MAX)
      return rows.reverse().map(({ id, createdAt, threadId: _threadId, ...said }) => ({
        id: String(id),
        ...said,
        createdAt: createdAt.getTime(),
      }))
    },

    /** Whether staff had the last word. */
    async isStaffLast(speaker: Speaker): Promise<boolean> {
      const [last] = await db
        .select({ from: chatEntries.from })
        .from(chatEntries)
        .innerJoin(chatThreads, eq(chatThreads.id, chatEntries.threadId))
        .where(isOf(speaker))
        .orderBy(desc(chatEntries.id))
        .limit(1)
      return last?.from === 'staff'
    },

    /** Threads with an unanswered message, longest waiting first. */
    waiting: () =>
      db
        .select()
        .from(chatThreads)
        .where(isNotNull(chatThreads.waitingSince))
        .orderBy(asc(chatThreads.waitingSince)),

    /** Messages of these threads that wait for an answer, in their order. */
    waitingMessages: (threadIds: string[]) =>
      db
        .select({ threadId: chatEntries.threadId, text: chatEntries.text })
        .from(chatEntries)
        .innerJoin(chatThreads, eq(chatThreads.id, chatEntries.threadId))
        .where(
          and(
            inArray(chatThreads.id, threadIds),
            eq(chatEntries.isMessage, true),
            gte(chatEntries.createdAt, chatThreads.waitingSince),
          ),
        )
        .orderBy(asc(chatEntries.id)),

    /** Deletes expired threads of visitors. */
    async forgetOld(): Promise<void> {
      const before = new Date(now() - VISITOR_KEPT_MS)
      await db
        .delete(chatThreads)
        .where(and(isNull(chatThreads.userId), lt(chatThreads.updatedAt, before)))
    },
  }
}
