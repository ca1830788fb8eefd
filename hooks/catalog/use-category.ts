import { getCategoryDetail } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

type Options = { keepPrevious?: boolean }

/**
 * One category with its siblings and children in the current area; null sends no request. With `keepPrevious` the
 * category before it stays until it has come.
 */
export function useCategory(categoryId: number | null, options: Options = {}) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(
    categoryId === null ? null : getCategoryDetail,
    { categoryId: categoryId ?? 0, areaCode: areas.areaCodes },
    options,
  )
  return { category: data, ...requested }
}
