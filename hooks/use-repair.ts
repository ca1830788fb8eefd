import { useEffect, useMemo, useState } from 'react'
import { getRepairInfo } from '@/contract/repair'
import { REPAIR_POLL_MS } from './swr-policy'
import { useCountdown } from './use-countdown'
import { useEndpoint } from './use-endpoint'
import { usePoll } from './use-poll'

/**
 * The maintenance as /repair shows it, asked for until it is over. `isAway`: the API does not
 * answer at all. `isOver`: it was seen repairing or away and now answers again.
 */
export function useRepair() {
  const { data, error, mutate } = useEndpoint(getRepairInfo, undefined, { policy: 'live' })
  const isAway = error !== undefined
  const isDown = isAway || data?.repairing === true
  const [wasDown, setWasDown] = useState(isDown)
  // The server's clock counts, whatever this browser's shows.
  const endsAt = useMemo(
    () => (data?.endTime ? data.endTime - data.now + Date.now() : null),
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
