import type { KeyboardEvent } from 'react'

/** What browsers give as the code of a key that an input method takes. */
const TAKEN = 229

/**
 * Whether a key belongs to an input method: it chooses a word, or throws it away. Safari ends the composition
 * before the key that ended it, and tells by the code alone.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN
}
