import type { KeyboardEvent } from 'react'
import { snapQuantity } from '@/contract/product/quantity-rules'
import s from './quantity-stepper.module.css'
import { type QuantityInput, useQuantity } from './use-quantity'

type QuantityStepperProps = QuantityInput & {
  /** Name of the item, for screen readers. */
  label: string
  size?: 'small' | 'middle' | 'large'
  isDisabled?: boolean
  /** The hint takes the width of its positioned ancestor: tiles have no room beside the field. */
  isAdviceFramed?: boolean
  /** Called on Enter when the rules leave the quantity as it is. */
  onEnter?: (qty: number) => void
}

type StepProps = { sign: '−' | '+'; label: string; isDisabled: boolean; onStep: () => void }

/** Out of the tab order: the field's arrow keys do the same. */
function Step({ sign, label, isDisabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={s.step}
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      onClick={onStep}
    >
      {sign}
    </button>
  )
}

/** Quantity field under a SKU's rules; explains a correction beside it, with an undo. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, rule, label, size = 'middle', isDisabled = false, isOptional = false } = props
  const { shown, type, cancel, snap, commit, stepBy, canUndo, undo } = useQuantity(props)
  const min = isOptional ? 0 : snapQuantity(rule.moq, rule)
  const variants = [s.root, size !== 'middle' && s[size], props.isAdviceFramed && s.framed]

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      const qty = commit(shown)
      // A correction is shown first; a second Enter then confirms it.
      if (qty) props.onEnter?.(qty)
    }
    if (event.key === 'Escape') cancel()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <span className={variants.filter(Boolean).join(' ')}>
      <Step
        sign="−"
        label="减少"
        isDisabled={isDisabled || value <= min}
        onStep={() => stepBy(-1)}
      />
      <input
        className={s.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={rule.maxQty}
        placeholder={isOptional ? '0' : undefined}
        disabled={isDisabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
      />
      <Step
        sign="+"
        label="增加"
        isDisabled={isDisabled || value + rule.step > rule.maxQty}
        onStep={() => stepBy(1)}
      />
      {snap ? (
        <span className={s.advice} role="status">
          {snap.text}
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
