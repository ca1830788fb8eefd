import { HELP_GROUPS } from './help-menu-rules'

/** Keys of the articles; 3-1 and 5-1 are pages of their own. */
export const ARTICLE_KEYS = [
  '0-1',
  '0-2',
  '1-1',
  '1-2',
  '1-3',
  '2-1',
  '3-2',
  '3-3',
  '4-1',
  '4-2',
  '4-3',
] as const
export type ArticleKey = (typeof ARTICLE_KEYS)[number]
/** The FAQ article. */
export const QUESTIONS_KEY: ArticleKey = '4-3'

const TITLES = new Map<string, string>(
  HELP_GROUPS.flatMap(({ items }) => items.map(({ key, title }) => [key, title] as const)),
)

/** Title of an article. */
export function helpTitle(key: string): string {
  return TITLES.get(key) ?? ''
}
