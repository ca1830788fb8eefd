import { READINGS } from './pinyin-table'

const readings = new Map<string, string[]>()
for (const [, reading = '', characters = ''] of READINGS.matchAll(/([a-z]+)(\p{Script=Han}+)/gu)) {
  for (const character of characters) {
    readings.set(character, [...(readings.get(character) ?? []), reading])
  }
}

/** Fewer letters than these are read as a code or a word of another language. */
const INITIALS_MIN = 3
const SPELT_MIN = 4
/** From this length on a slip of one letter still leaves no doubt. */
const SLIP_MIN = 7
/** A word of many ambiguous characters is not spelt out in every way. */
const SPELLINGS_MAX = 16

function readingsOf(character: string): string[] {
  return readings.get(character) ?? (/[a-z0-9]/.test(character) ? [character] : [])
}

/** Every way to spell a word, each character read by `read`; none when one has no reading. */
function spellings(word: string, read: (character: string) => string[]): string[] {
  let spelt = ['']
  for (const character of word) {
    const next = [...new Set(read(character))]
    spelt = spelt.flatMap((head) => next.map((tail) => head + tail)).slice(0, SPELLINGS_MAX)
  }
  return spelt
}

type Speller = { spelt: Map<string, string[]>; initials: Map<string, string[]> }

function add(index: Map<string, string[]>, key: string, word: string): void {
  const words = index.get(key)
  if (!words) index.set(key, [word])
  else if (!words.includes(word)) words.push(word)
}

/** An index of Chinese words by what is typed for them: `qiufa`, `wljls`. */
export function createSpeller(words: Iterable<string>): Speller {
  const speller: Speller = { spelt: new Map(), initials: new Map() }
  for (const word of words) {
    if (!/^[a-z0-9\p{Script=Han}]*\p{Script=Han}[a-z0-9\p{Script=Han}]*$/u.test(word)) continue
    for (const key of spellings(word, readingsOf)) add(speller.spelt, key, word)
    const initialsOf = (character: string) => readingsOf(character).map((r) => r.charAt(0))
    for (const key of spellings(word, initialsOf)) add(speller.initials, key, word)
  }
  return speller
}

/** Whether one letter too many, too few, changed or swapped with the next tells them apart. */
function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [left, right] = [a.slice(at), b.slice(at)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}

/** Words spelt by the letters, in full or by initials; with one slip when `isLoose`. */
export function wordsSpelt(letters: string, speller: Speller, isLoose = false): string[] {
  const exact = letters.length >= SPELT_MIN ? speller.spelt.get(letters) : undefined
  if (exact) return exact
  const initials = letters.length >= INITIALS_MIN ? speller.initials.get(letters) : undefined
  if (initials) return initials
  if (!isLoose || letters.length < SLIP_MIN) return []
  const near = [...speller.spelt].find(([key]) => isOneSlipApart(key, letters))
  return near?.[1] ?? []
}

/** Words whose spelling or initials begin with the letters: completions of what is being typed. */
export function wordsBeginning(letters: string, speller: Speller): string[] {
  const begins = ([key]: [string, string[]]) => key.startsWith(letters)
  const found = [...speller.spelt, ...speller.initials].filter(begins)
  return [...new Set(found.flatMap(([, words]) => words))].sort((a, b) => a.length - b.length)
}
