import { getBrandDetail, getBrandList } from '@/contract/brand-detail'
import { brandListInput, type HallState } from '@/contract/hall-state'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** Brands of the hall; the last answer stays while the next one is on its way. */
export function useBrands(state: HallState) {
  const { areas } = useMall()
  const { data, error, mutate, isLoading } = useEndpoint(
    getBrandList,
    brandListInput(state, areas.areaCodes),
    { keepPrevious: true },
  )
  return { brands: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}

/** One brand and what it sells in the current area. */
export function useBrand(id: number) {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(getBrandDetail, { id, areaCode: areas.areaCodes })
  return { brand: data, error, isMissing: error?.status === 400, retry: () => void mutate() }
}
