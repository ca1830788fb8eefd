import { useEffect, useRef } from 'react'
import { getDefaultArea } from '@/contract/area/area-calls'
import { useAreaSwitch } from '@/hooks/area/use-area-switch'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'
import { AreaSwitch } from './area-switch'

type AllowedAreaProps = {
  /** The area is known; the proposal can go. */
  onKnown: () => void
  onFailure: (message: string) => void
}

/** Fetches the default area and switches to it (SPEC section 2), with the dialog of a switch. */
export function AllowedArea({ onKnown, onFailure }: AllowedAreaProps) {
  const { http } = useMall()
  const attempt = useAttempt()
  const areaSwitch = useAreaSwitch()
  const isAsked = useRef(false)

  async function ask() {
    const { answer, error } = await attempt(() => http.call(getDefaultArea))
    if (error) return onFailure(error.message)
    onKnown()
    areaSwitch.choose(answer.defaultArea, [answer.defaultArea])
  }
  const latest = useRef(ask)
  latest.current = ask

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void latest.current()
  }, [])

  return <AreaSwitch areaSwitch={areaSwitch} />
}
