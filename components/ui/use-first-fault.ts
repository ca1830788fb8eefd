import { type RefObject, useEffect, useRef } from 'react'

/**
 * A form whose first wrong field takes the focus when a try has failed, not while somebody types:
 * `turn` counts the tries, `refusal` is why the last one was refused.
 */
export function useFirstFault(
  turn: number,
  refusal: unknown = null,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (turn > 0 || refusal) first?.focus()
  }, [turn, refusal])
  return form
}
