import { createContext, useState } from 'react'
import { tabValue } from '@/services/store/tab-store'
import { useHydrated } from './use-hydrated'

/** Key that Next gives to each history entry. */
export const entryKey = (): string | undefined => window.history.state?.key

/** Next keeps the place of each entry that was left (experimental.scrollRestoration). */
const placeOfEntry = () => (tabValue(`__next_scroll_${entryKey()}`) as { y: number } | null)?.y ?? 0

/** For parts of a page: its restored place. A hook for each would render each anew when the page is hydrated. */
export const RestoredPlace = createContext<number | null>(null)

/**
 * Where Next will put the window when the page has been rendered, px: where the buyer left it before coming Back, 0 in
 * any other transition. A page that is not yet as high as that loses the place. null on the server and while hydrating.
 */
export function useRestoredPlace(): number | null {
  const isTransition = useHydrated()
  const [place] = useState(() => (isTransition ? placeOfEntry() : null))
  return place
}
