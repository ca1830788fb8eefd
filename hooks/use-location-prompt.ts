import { useState } from 'react'
import { getDefaultArea } from '@/contract/global'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useAreaSwitch } from './use-area-switch'

/** The card that proposes the default area while no area cookie exists (SPEC section 2). */
export function useLocationPrompt() {
  const { areas, http, report } = useMall()
  const areaSwitch = useAreaSwitch()
  const [isClosed, setClosed] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  async function allow() {
    setPending(true)
    setFailure('')
    try {
      const { defaultArea } = await http.call(getDefaultArea)
      setClosed(true)
      areaSwitch.choose(defaultArea, [defaultArea])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
    } finally {
      setPending(false)
    }
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
