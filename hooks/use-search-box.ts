import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
  type SearchHistory,
} from '@/contract/brand'
import { SEARCH_DEBOUNCE_MS } from '@/contract/constants'
import { recordSearch } from '@/contract/home'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useDebounced } from './use-debounced'
import { useEndpoint } from './use-endpoint'
import { usePersonal } from './use-personal'

const NO_TIPS: string[] = []
const NO_RECORDS: SearchHistory = []

/**
 * Suggestions for what is typed, 300 ms after the last key, while they are wanted; those of an older
 * text never show.
 */
export function useSearchTips(text: string, isWanted: boolean) {
  const { areas } = useMall()
  const typed = text.trim()
  const keyword = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const { data } = useEndpoint(isWanted && keyword && typed ? getProductSearchTips : null, {
    keyword,
    areaCode: areas.areaCodes,
  })
  return { tips: keyword === typed && data ? data : NO_TIPS }
}

/** The user's own searches; visitors have none. */
export function useSearchHistory(enabled: boolean) {
  const { http, report } = useMall()
  const { data, mutate } = usePersonal(enabled ? getProductHistoryRecord : null)

  /** Resolves to why it did not work, '' when it did. */
  async function remove(ids: string[]): Promise<string> {
    try {
      await http.call(deleteProductHistory, { id: ids })
      await mutate()
      return ''
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      report(error)
      return error.message
    }
  }

  return { records: data ?? NO_RECORDS, remove }
}

/** Notes a submitted search; that it could not be noted is no concern of the buyer's. */
export function useRecordSearch() {
  const { http } = useMall()
  return (searchTerms: string) => {
    http.call(recordSearch, { searchTerms }).catch((error: unknown) => {
      console.info('recordSearch', error)
    })
  }
}
