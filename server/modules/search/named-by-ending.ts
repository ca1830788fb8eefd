import type { Lexicon } from './language/lexicon'
import { wordsPart } from './language/parts'
import type { QueryPart } from './language/query-part'
import { shortName } from './short-name'
import { nameGoods } from './with-meaning'

/**
 * A character that alone names the goods of a query and is no name of its own stands for those whose names end in it,
 * 绳 for 钢丝绳: they come before those that have it in a title or a value, 管 before 带管.
 */
export function namedByEnding(parts: QueryPart[], lexicon: Lexicon): QueryPart[] {
  if (nameGoods(parts)) return parts
  const words = parts.filter(({ kind, isExcluded }) => kind === 'word' && !isExcluded)
  const [word, ...others] = words
  const ending = shortName(word?.text ?? '')
  if (!word || !ending || others.length > 0) return parts
  const names = [...lexicon.categories.keys()].filter((name) => name.endsWith(ending))
  if (names.length === 0) return parts
  const { categoryIds, alternatives } = wordsPart(ending, names, lexicon)
  const goods: QueryPart = {
    ...word,
    kind: 'category',
    categoryIds,
    alternatives: [...word.alternatives, ...alternatives],
  }
  return parts.map((part) => (part === word ? goods : part))
}
