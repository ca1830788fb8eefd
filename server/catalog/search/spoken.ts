import { oncePer } from './once-per'
import { wordsPart } from './parts'
import { createSpeller, wordsBeginning, wordsSpelt } from './pinyin'
import type { Lexicon, QueryPart } from './query'

const speller = oncePer((lexicon: Lexicon) =>
  createSpeller([...lexicon.categories.keys(), ...lexicon.brands.keys()]),
)

function spokenPart(letters: string, lexicon: Lexicon): QueryPart | null {
  const index = speller(lexicon)
  const exact = wordsSpelt(letters, index)
  const words = exact.length > 0 ? exact : wordsSpelt(letters, index, true)
  const [first] = words
  return first ? wordsPart(first, words, lexicon) : null
}

/** Parts in Latin letters read as pinyin or initials, several words together first; null if none is. */
export function readSpoken(parts: readonly QueryPart[], lexicon: Lexicon): QueryPart[] | null {
  const read: QueryPart[] = []
  let isSpoken = false
  for (let from = 0; from < parts.length; ) {
    let to = from
    while (/^[a-z]+$/.test(parts[to]?.text ?? '')) to += 1
    let found: QueryPart | null = null
    while (to > from && !found) {
      const letters = parts.slice(from, to).map((part) => part.text)
      found = spokenPart(letters.join(''), lexicon)
      if (!found) to -= 1
    }
    read.push(...(found ? [found] : parts.slice(from, from + 1)))
    isSpoken ||= found !== null
    from = Math.max(to, from + 1)
  }
  return isSpoken ? read : null
}

/** Names of goods and brands whose pinyin or initials begin with what is typed. */
export function spokenTips(typed: string, lexicon: Lexicon): string[] {
  const letters = typed.replaceAll(' ', '')
  return /^[a-z]{2,}$/.test(letters) ? wordsBeginning(letters, speller(lexicon)) : []
}
