import { SEARCH_DEBOUNCE_MS } from '@/contract/constants'
import {
  deleteProductHistory,
  getProductSearchTips,
  getSearchSuggestions,
} from '@/contract/deferred-browse-calls'
import { getProductHistoryRecord } from '@/contract/deferred-calls'
import type { SearchHistory } from '@/contract/search/suggestion-calls'
import { useDebounced } from '@/hooks/browser/use-debounced'
import { useAttempt } from '@/hooks/call/attempt'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { type SearchOption, suggestionOptions, tipOptions } from './search-options'

const NO_OPTIONS: SearchOption[] = []
const NO_RECORDS: SearchHistory = []

/**
 * Suggestions for the typed text, debounced by 300 ms, while enabled; those of an earlier text
 * never show. A host without our call has the specification's tips.
 */
export function useSuggestions(text: string, isWanted: boolean): SearchOption[] {
  const { areas } = useMall()
  const typed = text.trim()
  // What loads this in the middle of a word asks for the whole word.
  const keyword = useDebounced(typed, SEARCH_DEBOUNCE_MS, '')
  const isOffered = useIsOffered('getSearchSuggestions')
  const isAsked = isWanted && keyword !== '' && keyword === typed
  const input = { keyword, areaCode: areas.areaCodes }
  const suggestions = useEndpoint(isAsked && isOffered ? getSearchSuggestions : null, input)
  const tips = useEndpoint(isAsked && !isOffered ? getProductSearchTips : null, input)
  if (keyword !== typed) return NO_OPTIONS
  if (suggestions.data) return suggestionOptions(suggestions.data)
  return tips.data ? tipOptions(tips.data) : NO_OPTIONS
}

/** How often a history is asked for what is left of it while it is cleared. */
const CLEAR_TURNS = 20

/** The user's own search history; visitors have none. */
export function useSearchHistory(enabled: boolean) {
  const { http } = useMall()
  const attempt = useAttempt()
  const { data, mutate } = usePersonal(enabled ? getProductHistoryRecord : null)

  /** Resolves to the error message, '' on success. */
  async function remove(ids: string[]): Promise<string> {
    const { error } = await attempt(async () => {
      await http.call(deleteProductHistory, { id: ids })
      await mutate()
    })
    return error?.message ?? ''
  }

  /** Deletes all there are: only the latest are told of at a time. Resolves as `remove` does. */
  async function clear(): Promise<string> {
    const { error } = await attempt(async () => {
      let left = data ?? NO_RECORDS
      for (let turn = 0; left.length > 0 && turn < CLEAR_TURNS; turn += 1) {
        await http.call(deleteProductHistory, { id: left.map(({ id }) => id) })
        left = (await mutate()) ?? NO_RECORDS
      }
    })
    return error?.message ?? ''
  }

  return { records: data ?? NO_RECORDS, remove, clear }
}
