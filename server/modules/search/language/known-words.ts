import { oncePer } from '@/server/kernel/text/once-per'
import { BINDING } from './bind'
import type { Lexicon } from './lexicon'

const SUFFIX_MIN = 3

type Derived = {
  /** Words mixing letters and characters, such as `v带`, longest first. */
  mixed: string[]
  /** Leading letters of such a word -> the words: `bv2.5` is BV线. */
  heads: Map<string, string[]>
  /** Suffix of a longer name -> the names: 托盘车 is 手动托盘车. */
  suffixes: Map<string, string[]>
}

function add(index: Map<string, string[]>, key: string, word: string): void {
  index.set(key, [...(index.get(key) ?? []), word])
}

function derive(lexicon: Lexicon): Derived {
  const derived: Derived = { mixed: [], heads: new Map(), suffixes: new Map() }
  const isMixed = (word: string) => /[a-z0-9]/.test(word) && /\p{Script=Han}/u.test(word)
  derived.mixed.push(...[...lexicon.otherGoods].filter(isMixed))
  derived.mixed.push(...[...lexicon.goods.keys()].filter(isMixed))
  for (const word of lexicon.categories.keys()) {
    const [, head, tail] = /^([a-z]*)(.*)$/.exec(word) ?? []
    if (isMixed(word)) derived.mixed.push(word)
    if (head && tail && /^\p{Script=Han}+$/u.test(tail)) add(derived.heads, head, word)
    const characters = [...word]
    for (let from = 1; from <= characters.length - SUFFIX_MIN; from += 1) {
      const suffix = characters.slice(from).join('')
      if (!lexicon.categories.has(suffix)) add(derived.suffixes, suffix, word)
    }
  }
  derived.mixed.sort((a, b) => b.length - a.length)
  return derived
}

/** Data derived from a lexicon, computed once for each. */
export const derivedFrom = oncePer(derive)

/** Whether a word of Chinese characters is one of the catalogue's or the trade's. */
export function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.categories.has(word) ||
    lexicon.brands.has(word) ||
    lexicon.labels.has(word) ||
    lexicon.goods.has(word) ||
    lexicon.labelNames.has(word) ||
    lexicon.attributes.has(word) ||
    lexicon.stopWords.has(word) ||
    lexicon.otherBrands.has(word) ||
    lexicon.otherGoods.has(word) ||
    BINDING.has(word) ||
    derivedFrom(lexicon).suffixes.has(word)
  )
}
