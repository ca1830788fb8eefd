import { and, eq, gt, sql } from 'drizzle-orm'
import { callCounts } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { TOO_OFTEN, tooMany } from './too-many'

type SharedLimit = {
  /** Name of the counter. */
  name: string
  calls: number
  seconds: number
  /** Why a caller is refused; when it may come back is added. */
  refusal?: string
}

/**
 * Rate limit counted in the database, shared by all processes: a number of calls per window, which
 * starts with the first call. Calls within this process come from '' and are not counted.
 */
export function createSharedLimit(db: Db, now: () => number, limit: SharedLimit) {
  const { name, calls, seconds, refusal = TOO_OFTEN } = limit
  const keyOf = (of: string) => `${name}:${of}`

  function refuse(endsAt: Date): never {
    throw tooMany(refusal, endsAt.getTime() - now())
  }

  /** Number of calls in the current window. */
  async function counted(of: string) {
    const [row] = await db
      .select()
      .from(callCounts)
      .where(eq(callCounts.key, keyOf(of)))
    return row && row.endsAt.getTime() > now() ? row : { count: 0, endsAt: new Date(now()) }
  }

  /** Increments in one statement, so that concurrent calls are all counted. */
  async function add(of: string, cost = 1) {
    const endsAt = new Date(now() + seconds * 1000)
    if (of === '') return { count: 0, endsAt }
    const isOver = sql`${callCounts.endsAt} <= ${new Date(now()).toISOString()}::timestamptz`
    const [row] = await db
      .insert(callCounts)
      .values({ key: keyOf(of), count: cost, endsAt })
      .onConflictDoUpdate({
        target: callCounts.key,
        set: {
          count: sql`case when ${isOver} then ${cost}::int else ${callCounts.count} + ${cost}::int end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${callCounts.endsAt} end`,
        },
      })
      .returning()
    return row ?? { count: cost, endsAt }
  }

  return {
    /** Throws TOO_MANY when the window is full, without counting. */
    async check(of: string): Promise<void> {
      const { count, endsAt } = await counted(of)
      if (count >= calls) refuse(endsAt)
    },
    /** Counts a call by its cost and returns the sum in the window; throws TOO_MANY beyond it. */
    async consume(of: string, cost = 1): Promise<number> {
      const { count, endsAt } = await add(of, cost)
      if (count > calls) refuse(endsAt)
      return count
    },
    /** Uncounts a call that turned out not to matter. */
    async giveBack(of: string): Promise<void> {
      await db
        .update(callCounts)
        .set({ count: sql`${callCounts.count} - 1` })
        .where(and(eq(callCounts.key, keyOf(of)), gt(callCounts.count, 0)))
    },
    async forget(of: string): Promise<void> {
      await db.delete(callCounts).where(eq(callCounts.key, keyOf(of)))
    },
  }
}
