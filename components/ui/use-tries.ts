import { useState } from 'react'
import { useFirstFault } from './use-first-fault'

/**
 * Tries to send the form `root`: what is wrong shows from the first try on, and each that fails
 * moves the focus to the first wrong field.
 */
export function useTries() {
  const [turn, setTurn] = useState(0)
  const root = useFirstFault(turn)
  const count = () => setTurn((now) => now + 1)
  const forget = () => setTurn(0)
  return { root, hasTried: turn > 0, count, forget }
}
