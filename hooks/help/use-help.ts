import { getHelpArticle, searchHelp } from '@/contract/deferred-browse-calls'
import type { ArticleKey } from '@/contract/help/help-articles-rules'
import { useEndpoint } from '@/hooks/call/use-endpoint'

/** One help article. */
export function useHelpArticle(type: ArticleKey) {
  const { data, ...requested } = useEndpoint(getHelpArticle, { type })
  return { article: data, ...requested }
}

/** Sections of all articles that match the search words. */
export function useHelpSearch(keyword: string) {
  const { data, ...requested } = useEndpoint(searchHelp, { keyword })
  return { result: data, ...requested }
}
