import { useSyncExternalStore } from 'react'
import type { SearchView } from '@/contract/search/view-rules'
import { useMall } from '@/hooks/mall-context'
import { browserView } from '@/services/store/view-choice'

export { rememberView } from '@/services/store/view-choice'

/** Each rendering reads the cookie; a view chosen in another tab alone causes none. */
const never = () => () => {}

/** The view this buyer chose last: in the request's cookie on the server, in the browser's after. */
export function useRememberedView(): SearchView | null {
  const { view = null } = useMall()
  return useSyncExternalStore(never, browserView, () => view)
}
