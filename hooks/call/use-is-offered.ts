import { useCallback, useSyncExternalStore } from 'react'
import type { ExtraCall } from '@/contract/endpoints'
import { useMall } from '@/hooks/mall-context'
import { isFoundMissing } from '@/services/http/missing-store'

/** Whether the API host may have a call: false once it was found missing. */
export function useIsOffered(name: ExtraCall): boolean {
  const { missing } = useMall()
  const subscribe = useCallback(
    (listener: () => void) => {
      missing?.listeners.add(listener)
      return () => missing?.listeners.delete(listener)
    },
    [missing],
  )
  return useSyncExternalStore(
    subscribe,
    () => !missing || !isFoundMissing(missing, name),
    () => true,
  )
}
