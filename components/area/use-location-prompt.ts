import { getDefaultArea } from '@/contract/area/area-calls'
import { useAreaProposal } from '@/hooks/area/use-area-proposal'
import { useAreaSwitch } from '@/hooks/area/use-area-switch'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

/** Proposes the default area while no area cookie exists (SPEC section 2). */
export function useLocationPrompt() {
  const { http } = useMall()
  const { isOpen, settle, putOff } = useAreaProposal()
  const areaSwitch = useAreaSwitch()
  const { change, isPending, failure } = useChange()

  async function allow() {
    const result = await change(() => http.call(getDefaultArea))
    if (!result) return
    const { defaultArea } = result.answer
    settle()
    areaSwitch.choose(defaultArea, [defaultArea])
  }

  return { isOpen, isPending, failure, allow: () => void allow(), close: putOff, areaSwitch }
}
