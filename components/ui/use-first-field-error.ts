import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field of a form after a failed submit, not while the user types:
 * `turn` counts the submits, `refusal` is why the last one was refused.
 */
export function useFirstFieldError(
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
