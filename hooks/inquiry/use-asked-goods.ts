import { compareSkus } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** The SKU a line of a new inquiry asks for; undefined until it is loaded. */
export function useAskedGoods(skuId: number) {
  const { areas } = useMall()
  const { data, error } = useEndpoint(compareSkus, { skuIds: [skuId], areaCode: areas.areaCodes })
  return { goods: data?.columns[0], isUnknown: error !== undefined || data?.columns.length === 0 }
}
