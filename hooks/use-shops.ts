import { type HallState, shopListInput } from '@/contract/hall-state'
import { getShopDetail, getShopList } from '@/contract/shop'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** Shops of the mall; the last answer stays while the next one is on its way. */
export function useShops(state: HallState) {
  const { areas } = useMall()
  const { data, error, mutate, isLoading } = useEndpoint(
    getShopList,
    shopListInput(state, areas.areaCodes),
    { keepPrevious: true },
  )
  return { shops: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}

/** One shop and what it sells in the current area. */
export function useShop(id: number) {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(getShopDetail, { id, areaCode: areas.areaCodes })
  return { shop: data, error, isMissing: error?.status === 400, retry: () => void mutate() }
}
