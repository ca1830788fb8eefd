import { useSyncExternalStore } from 'react'
import type { SearchView } from '@/contract/search/view-rules'
import { noSubscription } from '@/hooks/browser/use-hydrated'
import { useMall } from '@/hooks/mall-context'
import { browserView } from '@/services/store/view-choice'

export { rememberView } from '@/services/store/view-choice'

/**
 * The view this buyer chose last: in the request's cookie on the server, in the browser's after. Each rendering
 * reads the cookie; a view chosen in another tab alone causes none.
 */
export function useRememberedView(): SearchView | null {
  const { view = null } = useMall()
  return useSyncExternalStore(noSubscription, browserView, () => view)
}
