import type { Area } from '@/contract/area/area-calls'
import { getSysRegion } from '@/contract/deferred-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'

const NONE: Area[] = []

/** Areas below a parent; `undefined` asks for provinces, `null` sends no request. */
export function useRegions(parent: string | null | undefined) {
  const { data, error, mutate } = useEndpoint(
    parent === null ? null : getSysRegion,
    parent ? { parent } : {},
  )
  return { regions: data ?? NONE, isLoading: !data && !error, error, retry: () => void mutate() }
}
