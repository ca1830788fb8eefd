import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useMall } from '@/hooks/mall-context'
import { endpointKey } from '@/services/http/endpoint-key'
import type { PageRequest } from '@/services/page/page-requests'

/**
 * Asks for what a page will show before it is there. The answers go to the cache, or to the screen that has come
 * first and waits for them. Resolves when all have come or failed; what they in turn ask for is not waited for.
 */
export function useAskAhead() {
  const { http, freshness, askedAhead } = useMall()
  const { mutate } = useSWRConfig()
  return useCallback(
    async function ask(requests: PageRequest[]): Promise<void> {
      async function send({ endpoint, input, next }: PageRequest): Promise<void> {
        const key = endpointKey(endpoint, input)
        const serialized = unstable_serialize(key)
        if (freshness.isFresh(serialized)) return
        const call = async () => {
          const answer = await http.call(endpoint, input)
          void ask(next?.(answer) ?? [])
          return answer
        }
        await askedAhead.ask(serialized, call, (answer) => {
          freshness.mark(serialized)
          void mutate(key, answer, { revalidate: false })
        })
      }
      await Promise.all(requests.map(send))
    },
    [http, freshness, askedAhead, mutate],
  )
}
