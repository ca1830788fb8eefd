/** An attribute that a drawing shows as a form: its letter in the address and the word of each value. */
export type Form = Readonly<{
  attribute: string
  letter: 't' | 'u' | 'v' | 'x' | 'c'
  /** Values without a word are drawn as the template's plain form; `number` passes the number. */
  words: 'number' | Readonly<Record<string, string>>
}>

/** The forms of each drawing template. */
export type FormsByTemplate = Readonly<Record<string, readonly Form[]>>

const formOf = (letter: Form['letter']) => (attribute: string, words: Form['words']) => ({
  attribute,
  letter,
  words,
})

export const t = formOf('t')
export const u = formOf('u')
export const v = formOf('v')
export const x = formOf('x')
export const c = formOf('c')

const wordsOf = (list: string, wordOf: (value: string) => string) =>
  Object.fromEntries(list.split(' ').map((value) => [value, wordOf(value)]))

/** Values that are words of the drawing as they are, from a list of them. */
export const same = (list: string) => wordsOf(list, (value) => value)

/** Sizes from a list of them, without what stands before each: `10×330` is `10x330` in an address, `M8×1` `8x1`. */
export const sizes = (list: string, before = '') =>
  wordsOf(list, (size) => size.slice(before.length).replaceAll('×', 'x'))

export const YES = { 是: 'yes' }
export const OF_BRASS = { 黄铜: 'brass' }
export const BLACKENED = { 发黑: 'blackened' }
export const NICKEL = { 镀镍: 'nickel' }
