import { getRelatedProducts } from '@/contract/related'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** What goes with a SKU, costs less elsewhere or stands in for it, in the current area. */
export function useRelated(productId: number, skuId: number) {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(getRelatedProducts, {
    productId,
    skuId,
    areaCode: areas.areaCodes,
  })
  return { related: data, error, retry: () => void mutate() }
}
