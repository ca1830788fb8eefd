import { getRelatedProducts } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Accessories, cheaper alternatives and substitutes of a SKU in the current area. */
export function useRelated(productId: number, skuId: number) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getRelatedProducts, {
    productId,
    skuId,
    areaCode: areas.areaCodes,
  })
  return { related: data, ...requested }
}
