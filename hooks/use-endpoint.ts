import { useCallback } from 'react'
import useSWR, { type Arguments, unstable_serialize, useSWRConfig } from 'swr'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import type { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'
import { fromFailure } from '@/services/page-data'
import { useMall } from './mall-context'
import type { Policy } from './swr-policy'
import { swrOptions } from './swr-policy'
import { usePoll } from './use-poll'

export type EndpointKey = readonly [path: string, input: unknown, userId: string]

/** The cache key of a call; personal answers carry the user id and die with the session. */
export function endpointKey(endpoint: Endpoint, input: unknown, userId = ''): EndpointKey {
  return [endpoint.path, input ?? null, userId]
}

/** Whether a cache key is one of this call's, whatever was asked and by whom. */
export function isKeyOf({ path }: Pick<Endpoint, 'path'>): (key: Arguments) => boolean {
  return (key) => Array.isArray(key) && key[0] === path
}

type Options = {
  policy?: Policy
  keepPrevious?: boolean
  userId?: string
  /** Asked for again so often while the window is seen, ms; what then fails says nothing. */
  pollMs?: number
}

/** Asks one call of the contract through SWR; null asks nothing yet. */
export function useEndpoint<I extends Schema, O extends Schema>(
  endpoint: Endpoint<I, O> | null,
  input?: z.input<I>,
  { policy = 'steady', keepPrevious = false, userId = '', pollMs }: Options = {},
) {
  const { http, freshness, failures, report } = useMall()
  const key = endpoint ? endpointKey(endpoint, input, userId) : null
  const serialized = unstable_serialize(key)
  const answer = useSWR<z.output<O>, ApiError, EndpointKey | null>(
    key,
    async () => {
      if (!endpoint) throw new Error('no endpoint to ask')
      const data = await http.call(endpoint, input)
      freshness.mark(serialized)
      return data
    },
    {
      ...swrOptions(policy, freshness.isFresh(serialized)),
      keepPreviousData: keepPrevious,
      ...(pollMs && {
        // Nobody asked just now: a toast every few seconds would only be in the way.
        onError: (error: ApiError) => effectOf(error).do !== 'toast' && report(error),
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
  // What is kept from the question before stands until this one is answered or has failed.
  const data = answer.error && !isOwn ? undefined : answer.data
  const failure = failures[serialized]
  // The server's failure stands until the browser has asked for itself.
  const rendered = failure && data === undefined ? fromFailure(failure) : undefined
  return { ...answer, data, error: answer.error ?? rendered }
}
