import { drawingSvg } from '@/catalogue/drawings/drawing'
import { COLOURS, LETTERS } from './dims'
import type { Form } from './form'
import { FORMS } from './forms'

/** Letter of the dimension that drawings show for an attribute; null where they show none. */
export function dimensionLetter(attribute: string): string | null {
  const letter = LETTERS[attribute]
  return letter === undefined || letter === 'c' ? null : letter
}

/** A form or colour in the query of a drawing; the empty word is the template's plain form. */
export type DrawnForm = { letter: string; word: string }

/** Numbers that a form which passes its number is tried with. */
const NUMBERS = ['1', '4', '20', '200']

const seen = new Map<Form, boolean>()

/** Whether small pictures, which have no figures, tell the values of a form apart. */
function tellsApart(drawing: string, form: Form): boolean {
  const known = seen.get(form)
  if (known !== undefined) return known
  const words = new Set(form.words === 'number' ? NUMBERS : Object.values(form.words))
  // One of the words may name the template's plain form.
  const small = ['', ...words].map((word) =>
    drawingSvg(drawing, { [form.letter]: word, plain: '1' }),
  )
  const tells = new Set(small).size >= Math.max(2, words.size)
  seen.set(form, tells)
  return tells
}

/** How a template pictures the values of an attribute; null where its small pictures do not show the attribute. */
export function drawnForm(
  drawing: string,
  attribute: string,
): ((value: { label: string; num: number | null }) => DrawnForm) | null {
  const form = FORMS[drawing]?.find(
    (one) => one.attribute === attribute && tellsApart(drawing, one),
  )
  if (form) {
    const { letter, words } = form
    return ({ label, num }) => ({
      letter,
      word: words === 'number' ? String(num ?? '') : (words[label] ?? ''),
    })
  }
  if (LETTERS[attribute] !== 'c') return null
  return ({ label }) => ({ letter: 'c', word: COLOURS[label] ?? '' })
}
