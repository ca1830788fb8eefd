import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Lexicon } from './lexicon'

/** Words of the longest name looked for: residual current circuit breaker. */
const WORDS_MAX = 5
/** A word by itself; `nut` of a model such as NUT-25 is none. */
const WORD =
  /(?<![\p{Letter}\d./-])\p{Script=Latin}+(?:-\p{Script=Latin}+)*(?![\p{Letter}\d]|[./-]\d)/gu

/** A stretch of a keyword: a foreign name with the goods it stands for, or other text. */
export type Stretch = { text: string; goods: readonly string[] | null }

/** Spelling without marks and hyphens: Rückschlagventil, Ruckschlagventil; O-Ring, o ring. */
function keyOf(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s-]+/g, ' ')
}

/** A name is written with marks, without, or with ae for ä; and a thing may be several, several gloves one. */
function spellingsOf(name: string): string[] {
  const folded = fold(name)
  const spelt = folded.replace(/[äöü]/g, (letter) => `${keyOf(letter)}e`)
  return [keyOf(folded), keyOf(spelt)].flatMap((key) => [
    key,
    `${key}s`,
    key.replace(/(?<=[^s])s$/, ''),
  ])
}

/** Spelling of a foreign name -> folded names of the leaves it stands for. */
const indexOf = oncePer(({ foreign }: Lexicon) => {
  const index = new Map<string, string[]>()
  for (const [leaf, names] of foreign) {
    for (const key of new Set(names.flatMap(spellingsOf))) {
      index.set(key, [...(index.get(key) ?? []), leaf])
    }
  }
  return index
})

/** The last word of a name, without the s of several: glove of nitrile gloves. */
const HEAD = /(?<= )[a-z]{3,}?(?=s?$)/
/** Shorter words are sizes: the XL of gloves XL. */
const WORD_MIN = 3
/** Of these each has something else before it. */
const NO_GOODS = new Set(['set', 'kit', 'pack', 'unit'])

/** Words that names end in and that are none of their own, tape, with all the leaves they stand for. */
const headsOf = oncePer((lexicon: Lexicon) => {
  const heads = new Map<string, string[]>()
  for (const [key, leaves] of indexOf(lexicon)) {
    const head = HEAD.exec(key)?.[0] ?? ''
    if (head === '' || NO_GOODS.has(head)) continue
    for (const spelt of [head, `${head}s`]) {
      if (indexOf(lexicon).has(spelt)) continue
      heads.set(spelt, [...new Set([...(heads.get(spelt) ?? []), ...leaves])])
    }
  }
  return heads
})

type Place = { from: number; to: number }

/** The longest known name that begins at a word: `ball valve`, not `ball`. The end of one stands behind all others. */
function nameAt(text: string, words: readonly Place[], lexicon: Lexicon) {
  const [first, ...others] = words.slice(0, WORDS_MAX)
  if (!first) return null
  const index = indexOf(lexicon)
  const ends = [first, ...others].filter(
    ({ from }, at) => at === 0 || text.slice(words[at - 1]?.to, from) === ' ',
  )
  for (const { to } of ends.reverse()) {
    const goods = index.get(keyOf(text.slice(first.from, to)))
    if (goods) return { from: first.from, to, goods }
  }
  const isLast = words.slice(1).every(({ from, to }) => to - from < WORD_MIN)
  const heads = isLast ? headsOf(lexicon).get(text.slice(first.from, first.to)) : null
  return heads ? { ...first, goods: heads } : null
}

/** Cuts English and German names out of a folded keyword: `hex bolt m8x30` is a name and a size. */
export function cutForeign(text: string, lexicon: Lexicon): Stretch[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  const stretches: Stretch[] = []
  let end = 0
  for (const [at, { from }] of words.entries()) {
    const name = from < end ? null : nameAt(text, words.slice(at), lexicon)
    if (!name) continue
    stretches.push({ text: text.slice(end, name.from), goods: null })
    stretches.push({ text: text.slice(name.from, name.to), goods: name.goods })
    end = name.to
  }
  return [...stretches, { text: text.slice(end), goods: null }].filter(({ text }) => text !== '')
}

/** The names of the leaves, each with its spelling and its place among the leaf's own names. */
const namesOf = oncePer(({ foreign }: Lexicon) =>
  [...foreign].flatMap(([leaf, names]) =>
    names.flatMap((name, place) => spellingsOf(name).map((spelt) => ({ spelt, leaf, place }))),
  ),
)

/** Shorter input begins too many words. */
const TYPED_MIN = 3

/** Folded leaves with an English or German name that is typed, or begins so: `hex b`, `sechskant`. */
export function leavesNamedAs(typed: string, lexicon: Lexicon): string[] {
  const key = keyOf(typed)
  if (key.length < TYPED_MIN || !/^[a-z]/.test(key)) return []
  const rank = (spelt: string) => (spelt === key ? 0 : 1)
  const named = namesOf(lexicon).filter(({ spelt }) => spelt.startsWith(key))
  named.sort((a, b) => rank(a.spelt) - rank(b.spelt) || a.place - b.place)
  return [...new Set(named.map(({ leaf }) => leaf))]
}
