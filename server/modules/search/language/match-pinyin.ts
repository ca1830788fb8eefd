import { oncePer } from '@/server/kernel/text/once-per'
import { createSpeller, wordsBeginning, wordsSpelt } from '@/server/kernel/text/pinyin'
import type { Lexicon } from './lexicon'
import { wordsPart } from './parts'
import type { QueryPart } from './query-part'

const speller = oncePer((lexicon: Lexicon) =>
  createSpeller([...lexicon.categories.keys(), ...lexicon.brands.keys()]),
)

function pinyinPart(letters: string, lexicon: Lexicon): QueryPart | null {
  const index = speller(lexicon)
  const exact = wordsSpelt(letters, index)
  const words = exact.length > 0 ? exact : wordsSpelt(letters, index, true)
  const [first] = words
  return first ? wordsPart(first, words, lexicon) : null
}

/** Syllables written apart are tried together, but no more than a name has. */
const TOGETHER_MAX = 5

/** Letters that name goods already are no pinyin. */
const isLetters = (part: QueryPart | undefined) =>
  part !== undefined && part.kind !== 'category' && /^[a-z]+$/.test(part.text)

/** A letter alone behind others is a size: shoutao L. */
const isSyllable = (part: QueryPart | undefined, isFirst: boolean) =>
  isLetters(part) && (isFirst || part?.text.length !== 1)

/** Matches Latin parts as pinyin or initials, longest sequence first; null if none matches. */
export function matchPinyin(parts: readonly QueryPart[], lexicon: Lexicon): QueryPart[] | null {
  const read: QueryPart[] = []
  let isPinyin = false
  for (let from = 0; from < parts.length; ) {
    let to = from
    while (to - from < TOGETHER_MAX && isSyllable(parts[to], to === from)) to += 1
    let result: QueryPart | null = null
    while (to > from && !result) {
      const letters = parts.slice(from, to).map((part) => part.text)
      result = pinyinPart(letters.join(''), lexicon)
      if (!result) to -= 1
    }
    read.push(...(result ? [result] : parts.slice(from, from + 1)))
    isPinyin ||= result !== null
    from = Math.max(to, from + 1)
  }
  return isPinyin ? read : null
}

/** Names of goods and brands whose pinyin or initials start with the input. */
export function pinyinTips(typed: string, lexicon: Lexicon): string[] {
  const letters = typed.replaceAll(' ', '')
  return /^[a-z]{2,}$/.test(letters) ? wordsBeginning(letters, speller(lexicon)) : []
}
