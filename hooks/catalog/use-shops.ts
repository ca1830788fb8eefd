import { type ListingState, shopListInput } from '@/contract/catalog/listing-address'
import { getShopDetail, getShopList } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Shops of the mall; previous data stays until the next page settles. */
export function useShops(state: ListingState) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getShopList, shopListInput(state, areas.areaCodes), {
    keepPrevious: true,
  })
  return { shops: data, ...requested }
}

/** One shop and its products in the current area. */
export function useShop(id: number) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getShopDetail, { id, areaCode: areas.areaCodes })
  return { shop: data, ...requested }
}
