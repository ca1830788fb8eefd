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
  const isMixed = (word: string) => /[a-z0-9]/.test(word) && /\p{Script=Han}/u.test(word)
  derived.mixed.push(...[...lexicon.otherGoods].filter(isMixed))
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

/** A way to cut the rest of a run: its words, null for a character that no known word has. */
type Cut = { words: (string | null)[]; unknown: number }

const compareCuts = (one: Cut, other: Cut) =>
  one.unknown - other.unknown || one.words.length - other.words.length

/** Cuts that leave the fewest characters unknown come first, then those of few words, then those of a long first one. */
function bestCut(characters: readonly string[], lexicon: Lexicon): Cut {
  const from: Cut[] = []
  from[characters.length] = { words: [], unknown: 0 }
  for (let start = characters.length - 1; start >= 0; start -= 1) {
    const rest = from[start + 1] ?? { words: [], unknown: 0 }
    let best: Cut = { words: [null, ...rest.words], unknown: rest.unknown + 1 }
    const longest = Math.min(LONGEST_WORD, characters.length - start)
    for (let length = 2; length <= longest; length += 1) {
      const word = characters.slice(start, start + length).join('')
      const after = from[start + length]
      if (!after || !isKnown(word, lexicon)) continue
      const cut = { words: [word, ...after.words], unknown: after.unknown }
      if (compareCuts(cut, best) <= 0) best = cut
    }
    from[start] = best
  }
  return from[0] ?? { words: [], unknown: 0 }
}

const namesGoods = (word: string, { categories, goods }: Lexicon) =>
  categories.has(word) || goods.has(word)

/**
 * Whether what stands behind the name of goods makes others of them: 拉马 of 轴承拉马, but not the 管 of 日光灯管, which
 * are 灯管.
 */
function makesOthers(name: string, tail: readonly string[], lexicon: Lexicon): boolean {
  const { goodsEndings, otherGoods } = lexicon
  if (otherGoods.has(tail.at(-1) ?? '')) return true
  const text = tail.join('')
  const isNamed = [...name].some((_, at) => namesGoods(name.slice(at + 1) + text, lexicon))
  if (isNamed) return false
  const endings = [...text].length === 1 ? goodsEndings.alone : goodsEndings.behindOthers
  return endings.some((ending) => text.endsWith(ending))
}

/** Whether a word is one of the catalogue's own, and no more than the end of one: 清洗剂 of 电气清洗剂. */
function isOwn(word: string, lexicon: Lexicon): boolean {
  const { suffixes } = derivedFrom(lexicon)
  const isOther = lexicon.otherGoods.has(word) && !lexicon.labels.has(word)
  return isKnown(word, lexicon) && !suffixes.has(word) && !isOther
}

/** Joins goods with what makes others of them to one word, which none of the catalogue's goods have. */
function withOthersJoined(cut: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = []
  for (let at = 0; at < cut.length; at += 1) {
    const word = cut[at] ?? ''
    const rest = namesGoods(word, lexicon) ? cut.slice(at + 1) : []
    const goods = rest.findIndex((one) => namesGoods(one, lexicon))
    const behind = rest.slice(0, goods < 0 ? undefined : goods)
    const tail = behind.slice(0, behind.findLastIndex((one) => !isOwn(one, lexicon)) + 1)
    const isOther = tail.length > 0 && makesOthers(word, tail, lexicon)
    joined.push(isOther ? [word, ...tail].join('') : word)
    if (isOther) at += tail.length
  }
  return joined
}

/** Goods that are none of the catalogue's, be their name one of others with more behind it: 铆螺母, 轴承拉马. */
export function isOtherGoods(word: string, lexicon: Lexicon): boolean {
  if (lexicon.otherGoods.has(word)) return true
  const characters = [...word]
  return characters.some((_, at) => {
    const name = characters.slice(0, at).join('')
    const tail = characters.slice(at).join('')
    return namesGoods(name, lexicon) && !isOwn(word, lexicon) && makesOthers(name, [tail], lexicon)
  })
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
  let at = 0
  for (const word of bestCut(characters, lexicon).words) {
    if (word === null) unknown += characters[at] ?? ''
    else {
      flush()
      cut.push(word)
    }
    at += word === null ? 1 : [...word].length
  }
  flush()
  const joined = withOthersJoined(cut, lexicon)
  const used = joined.flatMap((word, at) => {
    if (word === USE && at > 0) return []
    return joined[at + 1] === USE && lexicon.labels.has(word) ? [word + USE] : [word]
  })
  // The counter in 8.8级 or 12寸 means nothing by itself.
  return used.filter((word) => !/^[级寸号码米的类用型款支只个]$/.test(word))
}
