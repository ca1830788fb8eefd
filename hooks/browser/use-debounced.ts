import debounce from 'lodash.debounce'
import { useEffect, useMemo, useState } from 'react'

/** Debounced value: updates once it has not changed for `delayMs`; no update after unmounting. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  const settle = useMemo(() => debounce((next: T) => setSettled(() => next), delayMs), [delayMs])
  useEffect(() => settle(value), [settle, value])
  useEffect(() => () => settle.cancel(), [settle])
  return settled
}
