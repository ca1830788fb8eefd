import { compareSkus } from '@/contract/compare'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** SKUs side by side for the current area; the last answer stays while the next is on its way. */
export function useCompare(skuIds: number[]) {
  const { areas } = useMall()
  const { data, error, mutate, isLoading } = useEndpoint(
    skuIds.length > 0 ? compareSkus : null,
    { skuIds, areaCode: areas.areaCodes },
    { policy: 'live', keepPrevious: true },
  )
  return { comparison: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}
