import { oncePer } from '@/server/kernel/text/once-per'
import { createSpeller, pinyinOf, wordsSpelt } from '@/server/kernel/text/pinyin'
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

/** The catalogue's word for a mistyped Chinese one, by its sound, then by its shape; null for none. */
export function correctedWord(typed: string, lexicon: Lexicon): string | null {
  if (!/^\p{Script=Han}{2,}$/u.test(typed)) return null
  const { words, speller } = wordsOf(lexicon)
  const spoken = pinyinOf(typed).flatMap((letters) => wordsSpelt(letters, speller))
  const alike = [...typed].length < SHAPE_MIN ? [] : words.filter((one) => differByOne(typed, one))
  return [...spoken, ...alike].find((word) => [...word].length === [...typed].length) ?? null
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
