import { compareSkus } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** SKUs side by side for the current area; previous data stays until the new request settles. */
export function useCompare(skuIds: number[]) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(
    skuIds.length > 0 ? compareSkus : null,
    { skuIds, areaCode: areas.areaCodes },
    { policy: 'live', keepPrevious: true },
  )
  return { comparison: data, ...requested }
}
