import { getBrandList } from '@/contract/deferred-browse-calls'
import { getProductHistoryRecord } from '@/contract/deferred-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'
import { useCategories } from '@/hooks/catalog/use-categories'
import { useHotWords } from '@/hooks/catalog/use-home'
import { useMall } from '@/hooks/mall-context'

/** What every host can tell for the home page; what one cannot is left out. */
export function useHomeWithout() {
  const { areas } = useMall()
  const { categories } = useCategories(2)
  const { hotWords } = useHotWords()
  const { data } = useEndpoint(getBrandList, { areaCode: areas.areaCodes })
  const { data: history } = usePersonal(getProductHistoryRecord)
  return { categories, hotWords, brands: data?.list ?? [], history: history ?? [] }
}
