import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { unstable_serialize } from 'swr'
import { routes } from '@/contract/routes'
import { searchAddress } from '@/contract/search/search-address'
import { useMall } from '@/hooks/mall-context'
import { endpointKey } from '@/services/http/endpoint-key'
import type { PageRequest } from '@/services/page/page-requests'
import { rememberedRequests } from '@/services/page/search-requests'

/**
 * On a page of results: asks for other ones as soon as the way to them begins, a press on a facet, a sort or a
 * page number. The screen that shows them would ask only once it is there, and takes these answers over.
 */
export function useSearchAhead(): void {
  const { events } = useRouter()
  const { http, areas, freshness, askedAhead } = useMall()
  useEffect(() => {
    function ask(requests: PageRequest[]): void {
      for (const { endpoint, input, next } of requests) {
        const key = unstable_serialize(endpointKey(endpoint, input))
        if (freshness.isFresh(key)) continue
        askedAhead.ask(key, async () => {
          const answer = await http.call(endpoint, input)
          ask(next?.(answer) ?? [])
          return answer
        })
      }
    }
    function begin(address: string): void {
      const [path, query = ''] = address.split('?')
      if (path !== routes.search({})) return
      const state = searchAddress.read(Object.fromEntries(new URLSearchParams(query)))
      ask(rememberedRequests(state, areas))
    }
    events.on('routeChangeStart', begin)
    return () => events.off('routeChangeStart', begin)
  }, [events, http, areas, freshness, askedAhead])
}
