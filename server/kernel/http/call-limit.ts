import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TOO_OFTEN, tooMany } from './too-many'

type CallLimit = { calls: number; seconds: number }

/** Rate limit per address: counts a call by its cost; throws TOO_MANY when it is used up. */
export function createCallLimit({ calls, seconds }: CallLimit) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (address: string, cost = 1): Promise<void> => {
    try {
      await limiter.consume(address, cost)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooMany(TOO_OFTEN, reason.msBeforeNext)
    }
  }
}
