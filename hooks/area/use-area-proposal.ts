import { useState } from 'react'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { useMall } from '@/hooks/mall-context'
import { browserAreas, putOffAreaPrompt } from '@/services/area/areas'

/** Whether the default area is still proposed; it can be settled here, or put off for the session. */
export function useAreaProposal() {
  const { areas } = useMall()
  const isHydrated = useHydrated()
  const [isSettled, setSettled] = useState(false)
  // The browser's own cookies know what a page may have been rendered without: a later page of the same document, and
  // one asked for in the moment the proposal was put off.
  const isOver = isSettled || (isHydrated && !browserAreas().isProposed)
  return {
    isOpen: areas.isProposed && !isOver,
    settle: () => setSettled(true),
    putOff: () => {
      putOffAreaPrompt()
      setSettled(true)
    },
  }
}
