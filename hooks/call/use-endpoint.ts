import { useCallback } from 'react'
import useSWR, { type Arguments, unstable_serialize, useSWRConfig } from 'swr'
import type * as z from 'zod/mini'
import type { Callable, Schema } from '@/contract/endpoint'
import { usePoll } from '@/hooks/browser/use-poll'
import { useMall } from '@/hooks/mall-context'
import type { Policy } from '@/hooks/swr-policy'
import { swrOptions } from '@/hooks/swr-policy'
import type { ApiError } from '@/services/http/api-error'
import { type EndpointKey, endpointKey } from '@/services/http/endpoint-key'
import { effectOf } from '@/services/http/error-policy'
import { fromFailure } from '@/services/page/page-data'

/** Whether a cache key belongs to this call, whatever its input and user. */
export function isKeyOf({ path }: Pick<Callable, 'path'>): (key: Arguments) => boolean {
  return (key) => Array.isArray(key) && key[0] === path
}

type Options = {
  policy?: Policy
  keepPrevious?: boolean
  userId?: string
  /** Revalidates on every mount: for an answer that sums up what many other screens change. */
  asksOnMount?: boolean
  /** Poll interval while the window is visible, ms; a failed poll stays silent. */
  pollMs?: number
}

/** Sends one call of the contract through SWR; null sends no request. */
export function useEndpoint<I extends Schema, O extends Schema>(
  endpoint: Callable<I, O> | null,
  input?: z.input<I>,
  {
    policy = 'steady',
    keepPrevious = false,
    userId = '',
    asksOnMount = false,
    pollMs,
  }: Options = {},
) {
  const { http, freshness, askedAhead, failures, report } = useMall()
  const key = endpoint ? endpointKey(endpoint, input, userId) : null
  const serialized = unstable_serialize(key)
  const failure = failures[serialized]
  // The server's failure stands until the browser's own request settles.
  const rendered = failure && fromFailure(failure)
  const answer = useSWR<z.output<O>, ApiError, EndpointKey | null>(
    key,
    async () => {
      if (!endpoint) throw new Error('no endpoint to ask')
      const data = await (askedAhead.take<z.output<O>>(serialized) ?? http.call(endpoint, input))
      freshness.mark(serialized)
      return data
    },
    {
      ...swrOptions(policy, !asksOnMount && freshness.isFresh(serialized)),
      keepPreviousData: keepPrevious,
      // What the server has not found is not asked for again.
      ...(rendered?.isNotFound && { revalidateOnMount: false }),
      ...(pollMs && {
        // A failed poll shows no toast: one every few seconds would only be in the way.
        onError: (error: ApiError) => effectOf(error).kind !== 'toast' && report(error),
      }),
    },
  )
  const { mutate } = answer
  const again = useCallback(() => {
    if (!document.hidden) void mutate()
  }, [mutate])
  usePoll(pollMs !== undefined && key !== null, pollMs ?? 0, again)
  const { cache, fallback } = useSWRConfig()
  const isOwn = (cache.get(serialized)?.data ?? fallback[serialized]) !== undefined
  // Previous data stays until the new request settles.
  const data = answer.error && !isOwn ? undefined : answer.data
  const error = answer.error ?? (data === undefined ? rendered : undefined)
  return {
    ...answer,
    data,
    error,
    /** The data shown belongs to the previous request. */
    isStale: answer.isLoading && data !== undefined,
    /** No such number, or the address has none (/product/x). */
    isNotFound: error?.isNotFound ?? false,
    retry: () => void mutate(),
  }
}
