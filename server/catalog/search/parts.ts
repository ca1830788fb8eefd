import { derivedFrom } from './cut'
import { specKey, standardKey } from './fold'
import { plainNumber } from './measure'
import type { Lexicon, PartKind, QueryPart } from './query'
import { equivalentsOf } from './standards'
import { LABEL_SYNONYMS, SYNONYMS } from './synonyms'
import { bigrams, codeLexemes, wordLexeme } from './tokens'

/** One thing asked for. */
export function part(
  text: string,
  kind: PartKind,
  alternatives: string[][],
  categoryIds: number[] = [],
) {
  return { text, kind, alternatives, categoryIds }
}

/** A part of words any of which will do. */
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

function labelPart(word: string): QueryPart {
  const labels = [word, ...(LABEL_SYNONYMS.get(word) ?? [])]
  const meant = labels.map((label) => [/\d/.test(label) ? label : wordLexeme(label)])
  return part(word, 'spec', [...meant, bigrams(word).slice(0, -1)])
}

/** A Chinese word: goods, a brand, a value, or just its characters. */
export function chinesePart(word: string, lexicon: Lexicon): QueryPart {
  const synonyms = SYNONYMS.get(word)
  if (synonyms) return wordsPart(word, [word, ...synonyms], lexicon)
  if (lexicon.categories.has(word)) return wordsPart(word, [word], lexicon)
  if (lexicon.brands.has(word)) return part(word, 'brand', [[wordLexeme(word)]])
  if (lexicon.labels.has(word) || LABEL_SYNONYMS.has(word)) return labelPart(word)
  const characters = [...word]
  if (characters.length === 1) {
    return part(word, 'word', [[`${word}:*`], [wordLexeme(word)]])
  }
  const colour = /^(.)色$/u.exec(word)?.[1]
  const pairs = bigrams(word).slice(0, -1)
  // The end of a name is a weaker sign than the name: it may as well be words of a title.
  const longer = derivedFrom(lexicon).suffixes.get(word) ?? []
  if (longer.length > 0) return part(word, 'word', [...longer.map((w) => [wordLexeme(w)]), pairs])
  return part(word, 'word', colour ? [[wordLexeme(colour)], pairs] : [pairs])
}

/** What letters before a size may stand for: bv2.5 a wire, c32 a breaker's curve. */
function prefixed(text: string, lexicon: Lexicon): QueryPart | null {
  const [, letters = '', size = ''] = /^([a-z]+)-?(\d.*)$/.exec(text) ?? []
  const words = SYNONYMS.get(letters) ?? derivedFrom(lexicon).heads.get(letters)
  const sizes = [...new Set([specKey(size), plainNumber(specKey(size))])]
  if (/^[bcd]$/.test(letters) && /^\d\d?$/.test(size)) {
    // D6 is a diameter as well as a breaker of curve D.
    const diameter = letters === 'd' ? [[size]] : []
    return part(text, 'spec', [[wordLexeme(`${letters}型`), size], ...diameter])
  }
  if (!words) return null
  const ids = words.flatMap((word) => lexicon.categories.get(word) ?? [])
  const pairs = words.flatMap((word) => sizes.map((key) => [wordLexeme(word), key]))
  return part(text, 'spec', pairs, ids)
}

/** A code in letters and figures: a brand, goods, a size, a grade. */
export function codePart(text: string, lexicon: Lexicon): QueryPart {
  if (lexicon.brands.has(text)) return part(text, 'brand', [[wordLexeme(text)]])
  const synonyms = SYNONYMS.get(text) ?? (lexicon.categories.has(text) ? [text] : undefined)
  if (synonyms) return wordsPart(text, synonyms, lexicon)
  const keys = [specKey(text), plainNumber(specKey(text)), codeLexemes(text).at(-1) ?? '']
  const meant = prefixed(text, lexicon)
  // Without a figure it is a word nobody here knows, not a size or a grade.
  const kind = /\d/.test(text) ? 'spec' : 'word'
  const alternatives = [...new Set(keys)].filter(Boolean).map((key) => [key])
  return part(text, kind, [...alternatives, ...(meant?.alternatives ?? [])], meant?.categoryIds)
}

/** A standard, or any that says the same. */
export function standardPart(text: string): QueryPart {
  const key = standardKey(text) ?? text
  // GB/T 70 means any of 70.1, 70.2, 70.3.
  const parts = key.includes('.') ? [] : [[`${key}.:*`]]
  return part(text, 'standard', [...equivalentsOf(key).map((same) => [same]), ...parts])
}
