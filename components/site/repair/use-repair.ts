import { useEffect, useMemo, useState } from 'react'
import { getRepairInfo } from '@/contract/deferred-calls'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { usePoll } from '@/hooks/browser/use-poll'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { REPAIR_POLL_MS } from '@/hooks/swr-policy'

/**
 * The maintenance as /repair shows it, polled until it is over. `isAway`: the API does not
 * answer at all. `isOver`: it was seen repairing or away and now answers again.
 */
export function useRepair() {
  const { data, error, mutate } = useEndpoint(getRepairInfo, undefined, { policy: 'live' })
  const isAway = error !== undefined
  const isDown = isAway || data?.repairing === true
  const [wasDown, setWasDown] = useState(isDown)
  // Uses the server's clock, not this browser's.
  const endsAt = useMemo(
    () => (data?.endTime ? data.endTime - (data.now ?? Date.now()) + Date.now() : null),
    [data],
  )
  const secondsLeft = useCountdown(isDown ? endsAt : null)
  const isDue = isDown && endsAt !== null && secondsLeft === 0
  usePoll(isDown, REPAIR_POLL_MS, mutate)

  useEffect(() => {
    if (isDown) setWasDown(true)
  }, [isDown])
  useEffect(() => {
    if (isDue) void mutate()
  }, [isDue, mutate])

  return {
    info: data?.repairing ? data : null,
    isAway,
    isOver: wasDown && !isDown && data !== undefined,
    isLoading: data === undefined && !isAway,
    hasEnd: endsAt !== null,
    secondsLeft,
    retry: () => void mutate(),
  }
}
