import { oncePer } from '@/server/kernel/text/once-per'
import { createSpeller, pinyinOf, syllablesOf, wordsSpelt } from '@/server/kernel/text/pinyin'
import { cutChinese } from './cut'
import { isKnown } from './known-words'
import type { Lexicon } from './lexicon'
import { chinesePart } from './parts'
import type { QueryPart } from './query-part'

/** Shorter words differ in one character from too many others; only their sound is compared. */
const SHAPE_MIN = 3

const wordsOf = oncePer((lexicon: Lexicon) => {
  const words = [
    ...lexicon.categories.keys(),
    ...lexicon.goods.keys(),
    ...lexicon.labels,
    ...lexicon.brands.keys(),
  ].filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
  return { words, speller: createSpeller(words) }
})

function differByOne(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]]
  return one.length === other.length && one.filter((sign, at) => sign !== other[at]).length === 1
}

/** Words that differ from a typed one in one character. An ending of goods is no slip: 垃圾架 is no 垃圾桶. */
function wordsAlike(typed: string, words: readonly string[], { goodsEndings }: Lexicon): string[] {
  const characters = [...typed]
  if (characters.length < SHAPE_MIN) return []
  const ending = characters.at(-1) ?? ''
  const isOfGoods = [...goodsEndings.alone, ...goodsEndings.behindOthers].includes(ending)
  const among = isOfGoods ? words.filter((word) => word.endsWith(ending)) : words
  return among.filter((word) => differByOne(typed, word))
}

/** The catalogue's word for a mistyped Chinese one, by its sound, then by its shape; null for none. */
export function correctedWord(typed: string, lexicon: Lexicon): string | null {
  if (!/^\p{Script=Han}{2,}$/u.test(typed)) return null
  const { words, speller } = wordsOf(lexicon)
  const spoken = pinyinOf(typed).flatMap((letters) => wordsSpelt(letters, speller))
  const alike = wordsAlike(typed, words, lexicon)
  return [...spoken, ...alike].find((word) => [...word].length === [...typed].length) ?? null
}

const goodsOf = oncePer((lexicon: Lexicon) => {
  const goods = [...lexicon.categories.keys(), ...lexicon.goods.keys(), ...lexicon.otherGoods]
  return createSpeller(goods.filter((word) => /^\p{Script=Han}{3,}$/u.test(word)))
})

/** A longer run is a sentence. */
const RUN_MAX = 10

/** The first stretch of a run that sounds as goods do and is written otherwise; null for none. */
function soundsAsGoods(run: string, lexicon: Lexicon): { typed: string; word: string } | null {
  const characters = [...run]
  if (
    characters.length > RUN_MAX ||
    cutChinese(run, lexicon).every((word) => isKnown(word, lexicon))
  )
    return null
  const syllables = syllablesOf(run)
  const { spelt } = goodsOf(lexicon)
  for (let start = 0; start <= characters.length - SHAPE_MIN; start += 1) {
    for (let end = characters.length; end - start >= SHAPE_MIN; end -= 1) {
      const typed = characters.slice(start, end).join('')
      const words = spelt.get(syllables.slice(start, end).join('')) ?? []
      const word = words.find((one) => [...one].length === end - start)
      if (word && !isKnown(typed, lexicon)) return { typed, word }
    }
  }
  return null
}

/**
 * Goods of three characters and more that were written by their sound, 压力标 for 压力表: their pieces may be words of
 * their own, so that the whole is looked at before it is cut. `slips` has what was typed for each word.
 */
export function correctSounds(
  keyword: string,
  lexicon: Lexicon,
): { text: string; slips: ReadonlyMap<string, string> } {
  const slips = new Map<string, string>()
  const text = keyword.replace(/\p{Script=Han}{3,}/gu, (run) => {
    const found = soundsAsGoods(run, lexicon)
    if (!found) return run
    slips.set(found.word, found.typed)
    return run.replace(found.typed, found.word)
  })
  return { text, slips }
}

/** Replaces unknown words by those they were probably meant to be; null when none was. */
export function correctSlips(
  parts: readonly QueryPart[],
  isUnknown: (part: QueryPart) => boolean,
  lexicon: Lexicon,
): QueryPart[] | null {
  let isCorrected = false
  const corrected = parts.map((part) => {
    const word = isUnknown(part) ? correctedWord(part.text, lexicon) : null
    if (!word) return part
    isCorrected = true
    return { ...chinesePart(word, lexicon), typed: part.text }
  })
  return isCorrected ? corrected : null
}
