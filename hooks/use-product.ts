import { useMemo } from 'react'
import { getProductDetail } from '@/contract/product-detail'
import { readProduct } from '@/contract/sku-rows'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** One product for the current area; price and stock refresh when the window gains focus. */
export function useProduct(productId: number) {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(
    getProductDetail,
    { productId, areaCode: areas.areaCodes },
    { policy: 'live' },
  )
  const product = useMemo(() => data && readProduct(data), [data])
  // An address nobody could have meant (/product/x) is missing too.
  const isMissing = error?.status === 400
  return { product, error, isMissing, retry: () => void mutate() }
}
