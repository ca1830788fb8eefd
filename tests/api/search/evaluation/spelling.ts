/** The next digit or letter: a key beside the right one, near enough. */
function neighbour(character: string): string {
  if (/\d/.test(character)) return String((Number(character) + 1) % 10)
  return character === 'Z' ? 'A' : String.fromCharCode(character.charCodeAt(0) + 1)
}

/** Index of the n-th letter or digit, so that a typo never falls on punctuation. */
function placeOf(text: string, nth: number): number {
  return [...text.matchAll(/[A-Za-z0-9]/g)][nth - 1]?.index ?? 0
}

/** The number with one slip of the hand at its n-th letter or digit. */
function slip(text: string, kind: string, nth: number): string {
  const at = placeOf(text, nth)
  const next = placeOf(text, nth + 1)
  const before = text.slice(0, at)
  const typed = text.charAt(at)
  const after = text.slice(at + 1)
  if (kind === 'drop') return before + after
  if (kind === 'double') return before + typed + typed + after
  if (kind === 'replace') return before + neighbour(typed) + after
  if (kind === 'swap')
    return before + text.charAt(next) + text.slice(at + 1, next) + typed + text.slice(next + 1)
  throw new Error(`No such spelling: ${kind}`)
}

const spellings: Record<string, (text: string) => string> = {
  plain: (text) => text,
  digits: (text) => text.replaceAll(/\D/g, ''),
  lower: (text) => text.toLowerCase(),
  spaced: (text) => `${text.slice(0, 2)} ${text.slice(2, 5)} ${text.slice(5)}`,
  dashed: (text) => `${text.slice(0, 2)}-${text.slice(2)}`,
  noMarks: (text) => text.replaceAll(/[^A-Za-z0-9.]/g, ''),
  spacesForDashes: (text) => text.replaceAll('-', ' '),
  fullWidth: (text) =>
    text.replaceAll(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
}

/** A number as the question says it is typed: `lower`, `spaced`, `swap 4`, ... */
export function spell(number: string, as: string): string {
  const [kind = '', nth] = as.split(' ')
  return nth ? slip(number, kind, Number(nth)) : (spellings[kind]?.(number) ?? number)
}
