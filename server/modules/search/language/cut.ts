import { oncePer } from '@/server/kernel/text/once-per'
import { words } from '@/server/kernel/text/tokens'
import { BINDING } from './bind'
import type { Lexicon } from './lexicon'

const LONGEST_WORD = 10
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
  for (const word of lexicon.categories.keys()) {
    const [, head, tail] = /^([a-z]*)(.*)$/.exec(word) ?? []
    if (/[a-z0-9]/.test(word) && /\p{Script=Han}/u.test(word)) derived.mixed.push(word)
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

function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.categories.has(word) ||
    lexicon.brands.has(word) ||
    lexicon.labels.has(word) ||
    lexicon.goods.has(word) ||
    lexicon.labelNames.has(word) ||
    lexicon.attributes.has(word) ||
    lexicon.stopWords.has(word) ||
    lexicon.otherBrands.has(word) ||
    lexicon.ownNames.has(word) ||
    BINDING.has(word) ||
    derivedFrom(lexicon).suffixes.has(word)
  )
}

/** The longest known word at the start of a run, or null. */
function knownAt(characters: string[], start: number, lexicon: Lexicon): string | null {
  for (let length = Math.min(LONGEST_WORD, characters.length - start); length > 1; length -= 1) {
    const word = characters.slice(start, start + length).join('')
    if (isKnown(word, lexicon)) return word
  }
  return null
}

/** Behind a value it says what the goods are for. */
export const USE = '用'

/** Splits a Chinese run into known words; the rest is segmented by `words`. */
export function cutChinese(run: string, lexicon: Lexicon): string[] {
  const characters = [...run]
  const cut: string[] = []
  let unknown = ''
  const flush = () => {
    if (unknown) cut.push(...(words(unknown).join('') === unknown ? words(unknown) : [unknown]))
    unknown = ''
  }
  for (let index = 0; index < characters.length; ) {
    const known = knownAt(characters, index, lexicon)
    if (known) {
      flush()
      cut.push(known)
      index += known.length
    } else {
      unknown += characters[index] ?? ''
      index += 1
    }
  }
  flush()
  const used = cut.flatMap((word, at) => {
    if (word === USE && at > 0) return []
    return cut[at + 1] === USE && lexicon.labels.has(word) ? [word + USE] : [word]
  })
  // The counter in 8.8级 or 12寸 means nothing by itself.
  return used.filter((word) => !/^[级寸号码米的类用型款支只个]$/.test(word))
}
