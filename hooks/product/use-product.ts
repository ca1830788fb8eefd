import { getProductDetail } from '@/contract/deferred-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** One product for the current area; price and stock refresh when the window gains focus. */
export function useProduct(productId: number) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(
    getProductDetail,
    { productId, areaCode: areas.areaCodes },
    { policy: 'live' },
  )
  return { product: data && readProduct(data), ...requested }
}
