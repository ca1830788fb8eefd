import { useSyncExternalStore } from 'react'
import type { SearchView } from '@/contract/search/view-rules'
import { useMall } from '@/hooks/mall-context'
import { browserView, rememberView } from '@/services/store/view-choice'

/** Each rendering reads the cookie; a view chosen in another tab alone causes none. */
const never = () => () => {}

type RememberedView = { remembered: SearchView | null; remember: (view: SearchView) => void }

/** The view this buyer chose last: in the request's cookie on the server, in the browser's after. */
export function useRememberedView(): RememberedView {
  const { view = null } = useMall()
  const remembered = useSyncExternalStore(never, browserView, () => view)
  return { remembered, remember: rememberView }
}
