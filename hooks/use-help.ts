import { getHelpArticle, searchHelp } from '@/contract/help'
import type { ArticleKey } from '@/contract/help-articles'
import { useEndpoint } from './use-endpoint'

/** One help article. */
export function useHelpArticle(type: ArticleKey) {
  const { data, error, mutate } = useEndpoint(getHelpArticle, { type })
  return { article: data, error, retry: () => void mutate() }
}

/** Sections of all articles that fit the words. */
export function useHelpSearch(keyword: string) {
  const { data, error, mutate } = useEndpoint(searchHelp, { keyword })
  return { found: data, error, retry: () => void mutate() }
}
