import { getSysRegionLevelList } from '@/contract/area/area-calls'
import type { Output } from '@/contract/endpoint'
import { useEndpoint } from '@/hooks/call/use-endpoint'

const NONE: Output<typeof getSysRegionLevelList> = []

/** Provinces, cities and counties (GB/T 2260), all at once. */
export function useRegionTree() {
  const { data, error, retry } = useEndpoint(getSysRegionLevelList)
  return { provinces: data ?? NONE, isLoading: !data && !error, error, retry }
}
