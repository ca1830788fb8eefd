import { COLOURS, LETTERS } from './dims'
import { FORMS } from './forms'

/** Letter of the dimension that drawings show for an attribute; null where they show none. */
export function dimensionLetter(attribute: string): string | null {
  const letter = LETTERS[attribute]
  return letter === undefined || letter === 'c' ? null : letter
}

/** A form or colour in the query of a drawing; the empty word is the template's plain form. */
export type DrawnForm = { letter: string; word: string }

/** How a template pictures the values of an attribute; null where it does not show the attribute. */
export function drawnForm(
  drawing: string,
  attribute: string,
): ((value: { label: string; num: number | null }) => DrawnForm) | null {
  const form = FORMS[drawing]?.find((one) => one.attribute === attribute)
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
