import { useState } from 'react'
import { useFirstFieldError } from './use-first-field-error'

/**
 * Submit attempts of the form `root`: errors show from the first attempt on, and each failed one
 * moves the focus to the first invalid field.
 */
export function useTries() {
  const [turn, setTurn] = useState(0)
  const root = useFirstFieldError(turn)
  const count = () => setTurn((now) => now + 1)
  const forget = () => setTurn(0)
  return { root, hasTried: turn > 0, count, forget }
}
