import { eq, sql } from 'drizzle-orm'
import { TEXT } from '@/contract/texts'
import { callCounts } from '@/server/db/access-schema'
import type { Db } from '@/server/db/client'
import { Fault } from './fault'

type SharedLimit = {
  /** Whose calls are counted together. */
  name: string
  calls: number
  seconds: number
  /** What a refused caller is told. */
  refusal?: string
}

/**
 * Counts calls in the database, so that every process counts together: so many in a window, which
 * begins with the first one. Calls within this process come from '', and are not counted.
 */
export function createSharedLimit(db: Db, now: () => number, limit: SharedLimit) {
  const { name, calls, seconds, refusal = TEXT.tooMany } = limit
  const keyOf = (of: string) => `${name}:${of}`

  function refuse(endsAt: Date): never {
    const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now()) / 1000))
    throw new Fault('TOO_MANY', refusal, { retryAfter })
  }

  /** How many there were in the window that still runs. */
  async function counted(of: string) {
    const [row] = await db
      .select()
      .from(callCounts)
      .where(eq(callCounts.key, keyOf(of)))
    return row && row.endsAt.getTime() > now() ? row : { count: 0, endsAt: new Date(now()) }
  }

  /** Counts one more, in one statement, so that of two at once neither is lost. */
  async function add(of: string) {
    const endsAt = new Date(now() + seconds * 1000)
    if (of === '') return { count: 0, endsAt }
    const isOver = sql`${callCounts.endsAt} <= ${new Date(now()).toISOString()}::timestamptz`
    const [row] = await db
      .insert(callCounts)
      .values({ key: keyOf(of), count: 1, endsAt })
      .onConflictDoUpdate({
        target: callCounts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${callCounts.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${callCounts.endsAt} end`,
        },
      })
      .returning()
    return row ?? { count: 1, endsAt }
  }

  return {
    counted,
    add,
    /** Throws TOO_MANY when the window is full; counts nothing. */
    async check(of: string): Promise<void> {
      const { count, endsAt } = await counted(of)
      if (count >= calls) refuse(endsAt)
    },
    /** Counts a call; throws TOO_MANY when the window was full. */
    async consume(of: string): Promise<void> {
      const { count, endsAt } = await add(of)
      if (count > calls) refuse(endsAt)
    },
    async forget(of: string): Promise<void> {
      await db.delete(callCounts).where(eq(callCounts.key, keyOf(of)))
    },
  }
}
