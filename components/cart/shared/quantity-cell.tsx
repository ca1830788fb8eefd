import type { KeyboardEvent } from 'react'
import s from './quantity-cell.module.css'
import { type QuantityInput, useQuantity } from './use-quantity'

type QuantityCellProps = Pick<QuantityInput, 'value' | 'rule' | 'onChange'> & {
  /** Number of the SKU; the table finds its cells by it. */
  skuId: number
  /** Name of the item, for screen readers. */
  label: string
  /** Why a pasted quantity was changed, '' when it was not. */
  note: string
  /** -1 in all rows but one: Tab leads past a table, the arrow keys through it. */
  tabIndex?: number | undefined
}

/** One quantity of a table of SKUs, empty for none; the table's keys lead from cell to cell (sheet-keys.ts). */
export function QuantityCell({ skuId, label, note, tabIndex, ...input }: QuantityCellProps) {
  const { shown, type, cancel, snap, commit, canUndo, undo } = useQuantity({
    ...input,
    isOptional: true,
  })
  const advice = snap?.text ?? note

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // What the rules change is shown first; a second Enter then goes on to the next row.
    if (event.key === 'Enter' && commit(shown) === null) event.stopPropagation()
    if (event.key === 'Escape') cancel()
  }

  return (
    <span className={s.root}>
      <input
        className={s.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        data-sku={skuId}
        tabIndex={tabIndex}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
      />
      {advice ? (
        <span className={s.advice} role="status">
          {advice}
          {canUndo ? (
            <button type="button" className={s.undo} onClick={undo}>
              撤销
            </button>
          ) : null}
        </span>
      ) : null}
    </span>
  )
}
