import type { HelpState } from './help-address'
import { ARTICLE_KEYS } from './help-articles'
import { first, type Query, readKeyword } from './query'

const INDEX = /^[1-9]\d?$/
const [FIRST] = ARTICLE_KEYS

/** Reads a /help address; an unknown key is the first article, an unknown section none. */
export function parseHelpState(query: Query): HelpState {
  const type = first(query.type)
  const index = first(query.index)
  return {
    type: ARTICLE_KEYS.find((key) => key === type) ?? FIRST,
    index: INDEX.test(index) ? Number(index) : null,
    keyword: readKeyword(query.keyword),
  }
}

/** The entry of the menu an address means that is no article but a page of its own; else null. */
export function parseOtherPage(query: Query): '3-1' | '5-1' | null {
  const type = first(query.type)
  return type === '3-1' || type === '5-1' ? type : null
}
