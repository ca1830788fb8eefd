import type { KeyboardEvent } from 'react'

const STEP: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Moves the focus through the links and buttons of a list with arrows, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ]
  const here = document.activeElement
  const at = here instanceof HTMLElement ? items.indexOf(here) : -1
  const step = STEP[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step ? at + step : null
  if (next === null) return
  event.preventDefault()
  items[Math.max(0, Math.min(next, items.length - 1))]?.focus()
}
