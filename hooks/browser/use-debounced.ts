import debounce from 'lodash.debounce'
import { useEffect, useMemo, useState } from 'react'

/** Debounced value, `first` until it has not changed for `delayMs`; no update after unmounting. */
export function useDebounced<T>(value: T, delayMs: number, first: T): T {
  const [settled, setSettled] = useState(first)
  const settle = useMemo(() => debounce((next: T) => setSettled(() => next), delayMs), [delayMs])
  useEffect(() => settle(value), [settle, value])
  useEffect(() => () => settle.cancel(), [settle])
  return settled
}
