import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { routes } from '@/contract/routes'
import { searchAddress } from '@/contract/search/search-address'
import { holdNextPage } from '@/hooks/call/held-page'
import { useAskAhead } from '@/hooks/call/use-ask-ahead'
import { useMall } from '@/hooks/mall-context'
import { rememberedRequests } from '@/services/page/search-requests'

/**
 * On a page of results: asks for other ones as soon as the way to them begins, a press on a facet, a sort or a
 * page number. The screen that shows them would ask only once it is there. `parentId`: of what it shows now.
 */
export function useSearchAhead(parentId: number | undefined): void {
  const { events } = useRouter()
  const { areas } = useMall()
  const askAhead = useAskAhead()
  useEffect(() => {
    function begin(address: string): void {
      const [path, query = ''] = address.split('?')
      if (path !== routes.search({})) return
      const state = searchAddress.read(Object.fromEntries(new URLSearchParams(query)))
      holdNextPage(askAhead(rememberedRequests(state, areas, parentId)))
    }
    events.on('routeChangeStart', begin)
    return () => events.off('routeChangeStart', begin)
  }, [events, areas, askAhead, parentId])
}
