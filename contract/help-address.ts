import type { ArticleKey } from './help-articles'

/** What the address of /help says. */
export type HelpState = {
  type: ArticleKey
  /** The section that is opened, from 1; null for none. */
  index: number | null
  /** What is looked for in all articles; '' while one is read. */
  keyword: string
}

/** The query of a state. */
export function formatHelpState({ type, index, keyword }: Partial<HelpState>): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (index) query.set('index', String(index))
  if (keyword) query.set('keyword', keyword)
  return query.toString()
}
