import type { KeyboardEvent } from 'react'

/** Rows that a key leads to, up or down. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function cellOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.sku ? target : null
}

/** The number of a quantity cell's SKU; null for any other element. */
export function skuOfCell(target: EventTarget): number | null {
  return Number(cellOf(target)?.dataset.sku) || null
}

/** Arrow keys and Enter lead from quantity to quantity, as in a spreadsheet. */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const cell = cellOf(event.target)
  if (step === undefined || !cell) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-sku]')]
  event.preventDefault()
  cells[cells.indexOf(cell) + (event.shiftKey ? -step : step)]?.focus()
}
