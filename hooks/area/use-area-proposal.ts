import { useState } from 'react'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { useMall } from '@/hooks/mall-context'
import { browserAreas, putOffAreaPrompt } from '@/services/area/areas'

/** Whether the default area is still proposed; it can be settled here, or put off for the session. */
export function useAreaProposal() {
  const { areas } = useMall()
  const isHydrated = useHydrated()
  // A later page knows from the cookies what the first one was rendered without.
  const [isSettled, setSettled] = useState(() => isHydrated && !browserAreas().isProposed)
  return {
    isOpen: areas.isProposed && !isSettled,
    settle: () => setSettled(true),
    putOff: () => {
      putOffAreaPrompt()
      setSettled(true)
    },
  }
}
