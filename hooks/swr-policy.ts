import type { SWRConfiguration } from 'swr'
import { CACHE_MS, FOCUS_GAP_MS } from '@/contract/constants'

/**
 * How answers age (SPEC section 9): fresh for 5 minutes when a component mounts. `live` answers
 * (counts, cart, stock) are also asked for again when the window gains focus, at most every
 * 5 seconds, and when the network is back.
 */
export type Policy = 'steady' | 'live'

/** How often /repair asks whether the maintenance is over, ms (DOMAIN 3.12). */
export const REPAIR_POLL_MS = 30_000

/** How often unread messages are counted: a new one shows within five seconds, ms. */
export const MESSAGE_POLL_MS = 4000
/** How often an answer to a message is looked for while customer service is open, ms. */
export const CHAT_POLL_MS = 15_000

/** How often the cashier asks whether it is paid, ms. */
export const PAYMENT_POLL_MS = 2000

/** How often the outbox of a demo looks for new SMS, ms. */
export const OUTBOX_POLL_MS = 3000

/** Remembers when each answer arrived; SWR's own window would also swallow focus refreshes. */
export type Freshness = { mark(key: string): void; isFresh(key: string): boolean }

export function createFreshness(now: () => number = Date.now): Freshness {
  const arrived = new Map<string, number>()
  return {
    mark: (key) => arrived.set(key, now()),
    isFresh: (key) => now() - (arrived.get(key) ?? Number.NEGATIVE_INFINITY) < CACHE_MS,
  }
}

/** Options of one hook under a policy. */
export function swrOptions(policy: Policy, isFresh: boolean): SWRConfiguration {
  return {
    revalidateIfStale: !isFresh,
    revalidateOnFocus: policy === 'live',
    // Also what could not be had while the network was away.
    revalidateOnReconnect: policy === 'live' || !isFresh,
  }
}

/** Options of the whole mall. */
export const SWR_DEFAULTS: SWRConfiguration = {
  focusThrottleInterval: FOCUS_GAP_MS,
  dedupingInterval: 2000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && 'status' in error && RETRY_NOT.has(Number(error.status))),
}

/** Statuses that asking again does not change, or must not. */
const RETRY_NOT = new Set([400, 401, 403, 404, 409, 419, 422, 429])
