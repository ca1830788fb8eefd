import type { HotWords } from '@/contract/catalog/home-calls'
import { getHomePage, getHotSearch } from '@/contract/deferred-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

const NO_WORDS: HotWords = []

/** Everything the home page shows for the current area. */
export function useHomePage() {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(getHomePage, { areaCode: areas.areaCodes })
  return { home: data, ...requested }
}

/** The hot-search words under the search box. */
export function useHotWords() {
  const { data } = useEndpoint(getHotSearch)
  return { hotWords: data ?? NO_WORDS }
}
