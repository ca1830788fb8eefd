import { drawingSvg } from '@/catalogue/drawings/drawing'
import { dimOf, LETTERS } from './dims'
import type { Form } from './forms/form'
import { FORMS } from './forms/forms'

/** Letter of the dimension that drawings show for an attribute; null where they show none. */
export function dimensionLetter(attribute: string): string | null {
  const letter = LETTERS[attribute]
  return letter === undefined || letter === 'c' ? null : letter
}

/** Numbers that a form which passes its number is tried with. */
const NUMBERS = ['1', '4', '20', '200']

/** As many parts as one counts at a glance. */
const COUNTED_MAX = 12

const known = new Map<string, boolean>()

/** Whether small pictures, which have no figures, tell the words of a letter apart; one may name the plain form. */
function tellsApart(drawing: string, letter: string, words: ReadonlySet<string>): boolean {
  const key = [drawing, letter, ...words].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const small = ['', ...words].map((word) =>
    drawingSvg(drawing, word ? { [letter]: word, plain: '1' } : { plain: '1' }),
  )
  const tells = new Set(small).size >= Math.max(2, words.size)
  known.set(key, tells)
  return tells
}

/** Whether small pictures show the form of an attribute. */
function showsForm(drawing: string, { letter, words }: Form): boolean {
  return tellsApart(drawing, letter, new Set(words === 'number' ? NUMBERS : Object.values(words)))
}

type Value = Readonly<{ label: string; num: number | null }>
type Attribute = Readonly<{ name: string; values: readonly Value[] }>

/** Whether small pictures show how many parts goods have, such as the boards of a rack. */
function showsCount(drawing: string, { name, values }: Attribute): boolean {
  const counts = values.map(({ label, num }) => dimOf(name, label, num))
  return (
    LETTERS[name] === 'n' &&
    counts.every((count) => count !== '' && Number(count) <= COUNTED_MAX) &&
    tellsApart(drawing, 'n', new Set(counts))
  )
}

const wordOf = ({ words }: Form, { label, num }: Value) =>
  words === 'number' ? String(num ?? '') : (words[label] ?? '')

/**
 * How a template pictures the values of an attribute by their forms, number of parts or colour: the query of each
 * value's drawing, empty for the plain form. Null where its small pictures do not show the attribute.
 */
export function drawnForms(drawing: string, attribute: Attribute): string[] | null {
  const { name, values } = attribute
  const forms = (FORMS[drawing] ?? []).filter(
    (one) => one.attribute === name && showsForm(drawing, one),
  )
  const letter = LETTERS[name]
  const isMeasured = (forms.length === 0 && letter === 'c') || showsCount(drawing, attribute)
  if (forms.length === 0 && !isMeasured) return null
  return values.map((value) => {
    const words = forms.map((form) => [form.letter, wordOf(form, value)])
    if (letter && isMeasured) words.push([letter, dimOf(name, value.label, value.num)])
    return new URLSearchParams(words.filter(([, word]) => word)).toString()
  })
}
