import type { SWRConfiguration } from 'swr'
import { CACHE_MS, FOCUS_GAP_MS } from '@/contract/constants'

/**
 * Cache lifetime of answers (SPEC section 9): fresh for 5 minutes when a component mounts. `live`
 * answers (counts, cart, stock) also revalidate when the window gains focus, at most every
 * 5 seconds, and when the network reconnects.
 */
export type Policy = 'steady' | 'live'

/** Poll interval of /repair while maintenance lasts, ms (DOMAIN 3.12). */
export const REPAIR_POLL_MS = 30_000

/**
 * Poll interval of the unread count while the tab is visible, ms; of the mall's own API alone. It
 * is asked on load, on focus and after what changes it besides.
 */
export const MESSAGE_POLL_MS = 60_000
/** How often the open page of an inquiry looks for an answer of a shop, ms. */
export const INQUIRY_POLL_MS = 15_000

/** Poll interval of the chat thread while customer service is open, ms. */
export const CHAT_POLL_MS = 15_000

/** Poll interval of the payment status at the cashier, ms. */
export const PAYMENT_POLL_MS = 2000

/** Poll interval of a demo's SMS outbox, ms. */
export const OUTBOX_POLL_MS = 3000

/** Remembers when each answer arrived; SWR's own dedupe window would swallow focus refreshes. */
export type Freshness = { mark(key: string): void; isFresh(key: string): boolean }

export function createFreshness(now: () => number = Date.now): Freshness {
  const arrived = new Map<string, number>()
  return {
    mark: (key) => arrived.set(key, now()),
    isFresh: (key) => now() - (arrived.get(key) ?? Number.NEGATIVE_INFINITY) < CACHE_MS,
  }
}

/** SWR options of one hook under a policy. */
export function swrOptions(policy: Policy, isFresh: boolean): SWRConfiguration {
  return {
    revalidateIfStale: !isFresh,
    revalidateOnFocus: policy === 'live',
    // Also retries requests that failed while the network was away.
    revalidateOnReconnect: policy === 'live' || !isFresh,
  }
}

/** SWR options of the whole mall. */
export const SWR_DEFAULTS: SWRConfiguration = {
  focusThrottleInterval: FOCUS_GAP_MS,
  dedupingInterval: 2000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && 'status' in error && RETRY_NOT.has(Number(error.status))),
}

/** Statuses that a retry cannot change, or must not be retried. */
const RETRY_NOT = new Set([400, 401, 403, 404, 409, 419, 422, 429])
