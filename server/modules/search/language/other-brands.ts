import type { Lexicon } from './lexicon'
import type { QueryPart } from './query-part'

/** Makers that are no brands of the catalogue, apart from the other parts; a size is none, for 3M may be a length. */
export function withoutOtherBrands(parts: readonly QueryPart[], { otherBrands }: Lexicon) {
  const isMaker = ({ text, kind }: QueryPart) => kind !== 'spec' && otherBrands.has(text)
  return { makers: parts.filter(isMaker), others: parts.filter((part) => !isMaker(part)) }
}
