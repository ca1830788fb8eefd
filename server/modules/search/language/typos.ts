const TYPO_KEY_MIN = 6
/** Longer keys have too many variants to query, and are usually copied rather than typed. */
const TYPO_KEY_MAX = 16

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Likely substitutions: digit for digit, letter for letter, O and I for 0 and 1. */
function likely(character: string): string {
  if (character === '') return DIGITS
  return /\d/.test(character) ? `${DIGITS}OI` : `${LETTERS}01`
}

/** Every key at edit distance one: a letter changed, missing, doubled or added, or two swapped. */
export function oneEditVariants(key: string): string[] {
  if (key.length < TYPO_KEY_MIN || key.length > TYPO_KEY_MAX) return []
  const typos = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const before = key.slice(0, at)
    const here = key.charAt(at)
    const after = key.slice(at + 1)
    typos.add(before + after)
    typos.add(before + after.charAt(0) + here + after.slice(1))
    for (const character of likely(here)) {
      typos.add(before + character + after)
      typos.add(before + character + here + after)
    }
  }
  typos.delete(key)
  return [...typos]
}
