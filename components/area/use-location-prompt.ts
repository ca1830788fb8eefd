import { useState } from 'react'
import { getDefaultArea } from '@/contract/area/area-calls'
import { useAreaSwitch } from '@/hooks/area/use-area-switch'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

/** The card that proposes the default area while no area cookie exists (SPEC section 2). */
export function useLocationPrompt() {
  const { areas, http } = useMall()
  const areaSwitch = useAreaSwitch()
  const [isClosed, setClosed] = useState(false)
  const { change, isPending, failure } = useChange()

  async function allow() {
    const result = await change(() => http.call(getDefaultArea))
    if (!result) return
    const { defaultArea } = result.answer
    setClosed(true)
    areaSwitch.choose(defaultArea, [defaultArea])
  }

  return {
    isOpen: !areas.isChosen && !isClosed,
    isPending,
    failure,
    allow: () => void allow(),
    close: () => setClosed(true),
    areaSwitch,
  }
}
