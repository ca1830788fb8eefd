const SLIP_KEY_MIN = 6
/** A longer key has too many neighbours to ask for, and a buyer copies it rather than types it. */
const SLIP_KEY_MAX = 16

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A digit is mistaken for a digit, a letter for a letter, and O and I for 0 and 1. */
function likely(character: string): string {
  if (character === '') return DIGITS
  return /\d/.test(character) ? `${DIGITS}OI` : `${LETTERS}01`
}

/** Every key one slip away: a letter changed, missing, doubled or added, or two swapped. */
export function slipsOf(key: string): string[] {
  if (key.length < SLIP_KEY_MIN || key.length > SLIP_KEY_MAX) return []
  const slips = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const [before, here, after] = [key.slice(0, at), key.charAt(at), key.slice(at + 1)]
    slips.add(before + after)
    slips.add(before + after.charAt(0) + here + after.slice(1))
    for (const character of likely(here)) {
      slips.add(before + character + after)
      slips.add(before + character + here + after)
    }
  }
  slips.delete(key)
  return [...slips]
}
