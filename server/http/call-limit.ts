import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TEXT } from '@/contract/texts'
import { Fault } from './fault'

type CallLimit = { calls: number; seconds: number }

/** Takes one call from the bucket of an address; throws TOO_MANY when that is empty. */
export function createCallLimit({ calls, seconds }: CallLimit) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (address: string): Promise<void> => {
    try {
      await limiter.consume(address)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new Fault('TOO_MANY', TEXT.tooMany, {
        retryAfter: Math.ceil(reason.msBeforeNext / 1000),
      })
    }
  }
}
