import { getCategoryDetail } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** One category with its siblings and children in the current area; null sends no request. */
export function useCategory(categoryId: number | null) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(categoryId === null ? null : getCategoryDetail, {
    categoryId: categoryId ?? 0,
    areaCode: areas.areaCodes,
  })
  return { category: data, ...requested }
}
