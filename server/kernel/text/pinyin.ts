import { LRUCache } from 'lru-cache'
import { pinyin } from 'pinyin-pro'

/** Shorter input is read as a code or a word of another language. */
const INITIALS_MIN = 3
const SPELT_MIN = 4
/** From this length on a typo of one letter is unambiguous. */
const TYPO_MIN = 7
/** Limit on spellings of a word with many ambiguous characters. */
const SPELLINGS_MAX = 16

/** The catalogue is reloaded every minute, with the same words: each is read once. */
const known = new LRUCache<string, string[][]>({ max: 20_000 })

/** Pinyin of a word's characters, the reading in this word first; letters stand for themselves. */
function readingsOf(word: string): string[][] {
  const readings = known.get(word) ?? readWord(word)
  known.set(word, readings)
  return readings
}

function readWord(word: string): string[][] {
  const spoken = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'spaced' })
  return [...word].map((character, index) => {
    if (/[a-z0-9]/.test(character)) return [character]
    const others = pinyin(character, { toneType: 'none', type: 'array', v: true, multiple: true })
    return [...new Set([spoken[index] ?? '', ...others])].filter((one) => /^[a-z]+$/.test(one))
  })
}

/** Every spelling of a word; none when a character has no pinyin. */
function spellings(readings: readonly string[][]): string[] {
  let spelt = ['']
  for (const ways of readings) {
    const distinct = [...new Set(ways)]
    spelt = spelt.flatMap((head) => distinct.map((tail) => head + tail)).slice(0, SPELLINGS_MAX)
  }
  return spelt
}

/** Every pinyin of a word, without tones; none when a character has none. */
export function pinyinOf(word: string): string[] {
  return spellings(readingsOf(word))
}

/** The syllables of a text as it is read, one for each character; '' where one has none. */
export function syllablesOf(text: string): string[] {
  return readingsOf(text).map(([first = '']) => first)
}

type Speller = { spelt: Map<string, string[]>; initials: Map<string, string[]> }

function add(index: Map<string, string[]>, key: string, word: string): void {
  const words = index.get(key)
  if (!words) index.set(key, [word])
  else if (!words.includes(word)) words.push(word)
}

/** Indexes of the lists of words in use: a catalogue that is read again has the same ones. */
const spellers = new LRUCache<string, Speller>({ max: 8 })

/** An index of Chinese words by full pinyin and initials: `qiufa`, `wljls`. */
export function createSpeller(words: Iterable<string>): Speller {
  const list = [...words]
  const key = list.join(' ')
  const made = spellers.get(key) ?? indexWords(list)
  spellers.set(key, made)
  return made
}

function indexWords(words: readonly string[]): Speller {
  const speller: Speller = { spelt: new Map(), initials: new Map() }
  for (const word of words) {
    if (!/^[a-z0-9\p{Script=Han}]*\p{Script=Han}[a-z0-9\p{Script=Han}]*$/u.test(word)) continue
    const readings = readingsOf(word)
    for (const key of spellings(readings)) add(speller.spelt, key, word)
    const initials = readings.map((ways) => ways.map((way) => way.charAt(0)))
    for (const key of spellings(initials)) add(speller.initials, key, word)
  }
  return speller
}

/** Whether two strings differ by one letter added, missing or changed, or by one swap. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const left = a.slice(at)
  const right = b.slice(at)
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}

/** Words with this full pinyin or these initials; with one typo when `isLoose`. */
export function wordsSpelt(letters: string, speller: Speller, isLoose = false): string[] {
  const exact = letters.length >= SPELT_MIN ? speller.spelt.get(letters) : undefined
  if (exact) return exact
  const initials = letters.length >= INITIALS_MIN ? speller.initials.get(letters) : undefined
  if (initials) return initials
  if (!isLoose || letters.length < TYPO_MIN) return []
  for (const [key, words] of speller.spelt) if (isOneEditApart(key, letters)) return words
  return []
}

/** Words whose pinyin or initials start with the letters, for autocompletion. */
export function wordsBeginning(letters: string, speller: Speller): string[] {
  const begins = ([key]: [string, string[]]) => key.startsWith(letters)
  const result = [...speller.spelt, ...speller.initials].filter(begins)
  return [...new Set(result.flatMap(([, words]) => words))].sort((a, b) => a.length - b.length)
}
