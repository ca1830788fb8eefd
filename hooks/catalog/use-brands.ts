import { brandListInput, type ListingState } from '@/contract/catalog/listing-address'
import { getBrandDetail, getBrandList } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Brands of the hall; previous data stays until the next page settles. */
export function useBrands(state: ListingState) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getBrandList, brandListInput(state, areas.areaCodes), {
    keepPrevious: true,
  })
  return { brands: data, ...requested }
}

/** One brand and its products in the current area. */
export function useBrand(id: number) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getBrandDetail, { id, areaCode: areas.areaCodes })
  return { brand: data, ...requested }
}
