import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { FillableRow, PastedColumn } from './use-filled-rows'

/** Rows that a key leads to, up or down. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function cellOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.sku ? target : null
}

const logFailure = (error: unknown) => console.info('paste', error)

/**
 * Fills a column copied out of a spreadsheet down from the cell that has the focus. A single value is
 * pasted by the browser.
 */
export function pasteInSheet(
  event: ClipboardEvent,
  rows: readonly FillableRow[],
  fill: (pasted: PastedColumn) => void,
): void {
  const cell = cellOf(event.target)
  const text = event.clipboardData.getData('text')
  if (!cell || !/[\r\n]./.test(text)) return
  event.preventDefault()
  // Loaded on demand: few tables are filled so.
  import('./paste-column')
    .then(({ pasteColumn }) => fill(pasteColumn(rows, Number(cell.dataset.sku), text)))
    .catch(logFailure)
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
