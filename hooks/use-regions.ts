import type { Area } from '@/contract/global'
import { getSysRegion } from '@/contract/global'
import { useEndpoint } from './use-endpoint'

const NONE: Area[] = []

/** Areas below a parent; provinces for `undefined`, nothing is asked for `null`. */
export function useRegions(parent: string | null | undefined) {
  const { data, error, mutate } = useEndpoint(
    parent === null ? null : getSysRegion,
    parent ? { parent } : {},
  )
  return { regions: data ?? NONE, isLoading: !data && !error, error, retry: () => void mutate() }
}
