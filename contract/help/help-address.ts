import {
  type AddressState,
  addressOf,
  always,
  type Field,
  first,
  oneOf,
  type Query,
  text,
} from '@/contract/address-of'
import { ARTICLE_KEYS } from './help-articles-rules'

const INDEX = /^[1-9]\d?$/

/** The open section of an article, from 1; null for none. */
const index: Field<number | null> = {
  read(query, name) {
    const written = first(query[name])
    return INDEX.test(written) ? Number(written) : null
  },
  write: (value, name) => (value ? [[name, String(value)]] : []),
}

/** The address of /help (SPEC section 2); `keyword` searches all articles, '' shows one. */
export const helpAddress = addressOf({
  type: always(oneOf(ARTICLE_KEYS)),
  index,
  keyword: text(),
})
export type HelpState = AddressState<typeof helpAddress>

/** The menu entry of a query that is a page of its own instead of an article; else null. */
export function parseOtherPage(query: Query): '3-1' | '5-1' | null {
  const type = first(query.type)
  return type === '3-1' || type === '5-1' ? type : null
}
