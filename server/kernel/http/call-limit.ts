import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '@/server/kernel/db/client'
import { createSharedLimit } from './shared-limit'
import { TOO_OFTEN, tooMany } from './too-many'

type CallLimit = { calls: number; seconds: number }

/** Counts a call of somebody by its cost; throws TOO_MANY when the limit is used up. */
type Count = (of: string, cost?: number) => Promise<void>

/** Rate limit counted in the database: a second process gives nobody a second allowance. */
export function createCallLimit(
  db: Db,
  now: () => number,
  limit: CallLimit & { name: string },
): Count {
  const { consume } = createSharedLimit(db, now, limit)
  return async (of, cost) => void (await consume(of, cost))
}

/**
 * Rate limit counted in this process, for what spends its processor alone and for what must work
 * while the database is away.
 */
export function createProcessLimit({ calls, seconds }: CallLimit): Count {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (of, cost = 1) => {
    try {
      await limiter.consume(of, cost)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooMany(TOO_OFTEN, reason.msBeforeNext)
    }
  }
}
