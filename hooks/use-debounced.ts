import debounce from 'lodash.debounce'
import { useEffect, useMemo, useState } from 'react'

/** The value as it was when it last stood still for `delayMs`. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  const settle = useMemo(() => debounce((next: T) => setSettled(next), delayMs), [delayMs])
  useEffect(() => {
    settle(value)
  }, [settle, value])
  useEffect(() => () => settle.cancel(), [settle])
  return settled
}
