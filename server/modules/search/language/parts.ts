import { plainNumber, specKey, standardKey } from '@/server/kernel/text/fold'
import { bigrams, codeLexemes, textLexemes, wordLexeme } from '@/server/kernel/text/tokens'
import { equivalentsOf, servingInstead } from '@/server/modules/catalog/standards'
import { USE } from './cut'
import { derivedFrom } from './known-words'
import type { Lexicon } from './lexicon'
import { readMeasure, spokenDigit } from './measure'
import type { PartKind, QueryPart } from './query-part'
import { readRange } from './range'
import { isUnit } from './units'

/** One part of a query. An alternative without a word is none: a single character has no pairs. */
export function part(
  text: string,
  kind: PartKind,
  alternatives: string[][],
  categoryIds: number[] = [],
): QueryPart {
  return { text, kind, alternatives: alternatives.filter((all) => all.length > 0), categoryIds }
}

/** A part matched by any of the words. */
export function wordsPart(text: string, words: readonly string[], lexicon: Lexicon): QueryPart {
  const ids = words.flatMap((word) => lexicon.categories.get(word) ?? [])
  const kind = ids.length > 0 ? 'category' : 'brand'
  return part(
    text,
    kind,
    words.map((word) => [wordLexeme(word)]),
    [...new Set(ids)],
  )
}

/** A Chinese word that is a value, whatever else it may name. */
export function labelPart(word: string, { labelNames }: Lexicon): QueryPart {
  const labels = [word, ...(labelNames.get(word) ?? [])]
  const meant = labels.map((label) => [/\d/.test(label) ? label : wordLexeme(label)])
  return part(word, 'spec', [...meant, bigrams(word).slice(0, -1)])
}

const COUNTED = /^([一二两三四五六七八九十])(.+)$/u
/** What is single or double of goods; 单位 and 双目 are words of their own. */
const SINGLE_OR_DOUBLE = /^([单双])([槽排刃层])$/u

/** 四层 as 4层, 两米 as 2米, 双槽 as 2槽; null for other words. */
function readCounted(word: string): string | null {
  const [, single, of] = SINGLE_OR_DOUBLE.exec(word) ?? []
  if (single) return `${single === '单' ? 1 : 2}${of}`
  const [, digit, unit] = COUNTED.exec(word) ?? []
  if (!digit || !unit || !isUnit(unit)) return null
  return `${spokenDigit(digit)}${unit}`
}

/** A Chinese word: goods, a brand, a value, or just its characters. */
export function chinesePart(word: string, lexicon: Lexicon): QueryPart {
  const used = word.endsWith(USE) && !lexicon.labels.has(word) ? word.slice(0, -USE.length) : ''
  if (lexicon.labels.has(used)) return { ...chinesePart(used, lexicon), isUse: true, written: word }
  const synonyms = lexicon.goods.get(word)
  if (synonyms) return wordsPart(word, [word, ...synonyms], lexicon)
  if (lexicon.categories.has(word)) return wordsPart(word, [word], lexicon)
  if (lexicon.brands.has(word)) return part(word, 'brand', [[wordLexeme(word)]])
  if (lexicon.labels.has(word) || lexicon.labelNames.has(word)) return labelPart(word, lexicon)
  const counted = readCounted(word)
  if (counted) return part(counted, 'spec', readMeasure(counted))
  const characters = [...word]
  if (characters.length === 1) {
    return part(word, 'word', [[`${word}:*`], [wordLexeme(word)]])
  }
  const colour = /^(.)色$/u.exec(word)?.[1]
  const pairs = bigrams(word).slice(0, -1)
  // A name's suffix is a weaker match than the name: it may be ordinary words of a title.
  const longer = derivedFrom(lexicon).suffixes.get(word) ?? []
  if (longer.length > 0) return part(word, 'word', [...longer.map((w) => [wordLexeme(w)]), pairs])
  return part(word, 'word', colour ? [[wordLexeme(colour)], pairs] : [pairs])
}

/** A word of letters and characters: goods, V带, or others than the catalogue's, T型螺栓. */
export function mixedPart(word: string, lexicon: Lexicon): QueryPart {
  return lexicon.otherGoods.has(word)
    ? part(word, 'word', [textLexemes(word)])
    : wordsPart(word, [word, ...(lexicon.goods.get(word) ?? [])], lexicon)
}

/** Curves of breakers, whose current stands behind: C32. */
export const CURVE = /^[bcd]\d\d?$/

/** Meaning of letters before a size: bv2.5 is a wire, c32 a breaker curve. */
function prefixed(text: string, lexicon: Lexicon): QueryPart | null {
  const [, letters = '', size = ''] = /^([a-z]+)-?(\d.*)$/.exec(text) ?? []
  const synonym = lexicon.categories.has(letters) ? [letters] : undefined
  const words = lexicon.goods.get(letters) ?? synonym ?? derivedFrom(lexicon).heads.get(letters)
  const sizes = [...new Set([specKey(size), plainNumber(specKey(size))])]
  if (CURVE.test(letters + size)) {
    // D6 may be a diameter or a breaker of curve D.
    const diameter = letters === 'd' ? [[size]] : []
    return part(text, 'spec', [[wordLexeme(`${letters}型`), size], ...diameter])
  }
  if (!words) return null
  const ids = words.flatMap((word) => lexicon.categories.get(word) ?? [])
  // Letters of the goods' own sizes do not stand for their name: R7 of R铣刀 is a radius.
  if (ids.some((id) => lexicon.sizeLetters.get(letters)?.has(id))) return null
  const pairs = words.flatMap((word) => sizes.map((key) => [wordLexeme(word), key]))
  return part(text, 'spec', pairs, ids)
}

/** A code of letters and digits: a brand, goods, a size, a grade. */
export function codePart(text: string, lexicon: Lexicon): QueryPart {
  if (lexicon.brands.has(text)) return part(text, 'brand', [[wordLexeme(text)]])
  const synonyms = lexicon.goods.get(text) ?? (lexicon.categories.has(text) ? [text] : undefined)
  if (synonyms) return wordsPart(text, synonyms, lexicon)
  const keys = [specKey(text), plainNumber(specKey(text)), codeLexemes(text).at(-1) ?? '']
  const meant = prefixed(text, lexicon)
  // Without a digit it is an unknown word, not a size or a grade.
  const kind = /\d/.test(text) ? 'spec' : 'word'
  const alternatives = [...new Set(keys)].filter(Boolean).map((key) => [key])
  return part(text, kind, [...alternatives, ...(meant?.alternatives ?? [])], meant?.categoryIds)
}

/** A range of numbers, any of which will do. */
export function rangePart(text: string): QueryPart {
  return { ...part(text, 'spec', [[specKey(text)]]), range: readRange(text) }
}

/** A standard, its equivalents, or those that serve instead of it. */
export function standardPart(text: string): QueryPart {
  const key = standardKey(text) ?? text
  // GB/T 70 matches 70.1, 70.2 and 70.3.
  const parts = key.includes('.') ? [] : [[`${key}.:*`]]
  const keys = [...new Set([...equivalentsOf(key), ...servingInstead(key)])]
  return part(text, 'standard', [...keys.map((same) => [same]), ...parts])
}
