import { getCategoryDetail } from '@/contract/category-detail'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** One category with what is beside and below it in the current area; null asks nothing yet. */
export function useCategory(categoryId: number | null) {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(categoryId === null ? null : getCategoryDetail, {
    categoryId: categoryId ?? 0,
    areaCode: areas.areaCodes,
  })
  // An address nobody could have meant (/category/x) is missing too.
  const isMissing = error?.status === 400
  return { category: data, error, isMissing, retry: () => void mutate() }
}
