import type { Output } from '@/contract/endpoint'
import { getHomePage, getHotSearch } from '@/contract/home'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

const NO_WORDS: Output<typeof getHotSearch> = []

/** Everything the home page shows for the current area. */
export function useHomePage() {
  const { areas } = useMall()
  const { data, error, mutate } = useEndpoint(getHomePage, { areaCode: areas.areaCodes })
  return { home: data, error, retry: () => void mutate() }
}

/** The hot-search words under the search box. */
export function useHotWords() {
  const { data } = useEndpoint(getHotSearch)
  return { hotWords: data ?? NO_WORDS }
}
