import type { SWRConfiguration } from 'swr'
import { CACHE_MS, FOCUS_GAP_MS } from '@/contract/constants'

/**
 * How answers age (SPEC section 9): fresh for 5 minutes when a component mounts. `live` answers
 * (counts, cart) are also asked for again when the window gains focus, at most every 5 seconds.
 */
export type Policy = 'steady' | 'live'

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
    revalidateOnReconnect: policy === 'live',
  }
}

/** Options of the whole mall. */
export const SWR_DEFAULTS: SWRConfiguration = {
  focusThrottleInterval: FOCUS_GAP_MS,
  dedupingInterval: 2000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && 'status' in error && Number(error.status) in RETRY_NOT),
}

/** Statuses that asking again does not change. */
const RETRY_NOT: Record<number, true> = {
  400: true,
  401: true,
  403: true,
  404: true,
  409: true,
  419: true,
  422: true,
  429: true,
}
