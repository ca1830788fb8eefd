import { useState } from 'react'
import { NATIONWIDE } from '@/contract/constants'
import { getDefaultArea } from '@/contract/global'
import { storeArea } from '@/services/areas'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useHydrated } from './use-hydrated'

/** The card that proposes the default area while no area cookie exists (SPEC section 2). */
export function useLocationPrompt() {
  const { areas, http, report } = useMall()
  const isHydrated = useHydrated()
  const [isClosed, setClosed] = useState(false)
  const [isPending, setPending] = useState(false)

  async function allow() {
    setPending(true)
    try {
      const { defaultArea } = await http.call(getDefaultArea)
      const isStored = storeArea(defaultArea, [defaultArea])
      setClosed(true)
      // Reloading only pays when the page shows something else now, and the choice was kept.
      const shown = areas.areaHomeIdList[0] ?? NATIONWIDE
      if (isStored && defaultArea.sysNo !== shown) window.location.reload()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      report(error)
    } finally {
      setPending(false)
    }
  }

  const isOpen = isHydrated && !areas.isChosen && !isClosed
  return { isOpen, isPending, allow: () => void allow(), close: () => setClosed(true) }
}
