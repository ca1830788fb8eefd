import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { QuantityRule } from '@/contract/product/quantity-rules'
import {
  formatQuantity,
  quantityAdvice,
  quantityError,
  snapQuantity,
} from '@/contract/product/quantity-rules'
import s from './quantity-stepper.module.css'

type QuantityStepperProps = {
  value: number
  rule: QuantityRule & { unit: string }
  /** `isTyping`: more changes may follow at once (`isLive`). */
  onChange: (qty: number, isTyping?: boolean) => void
  /** Name of the item, for screen readers. */
  label: string
  size?: 'small' | 'middle' | 'large'
  isDisabled?: boolean
  /** 0 is allowed and means none: for rows of a SKU table. */
  isOptional?: boolean
  /** Reports allowed quantities while typing, so that totals follow. */
  isLive?: boolean
  /** The hint takes the width of its positioned ancestor: tiles have no room beside the field. */
  isAdviceFramed?: boolean
  /** Called on Enter when the rules leave the quantity as it is. */
  onEnter?: (qty: number) => void
}

/** A quantity corrected by the rules: the value before, and the reason. */
type Snap = { before: number; text: string }

function parseQuantity(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
}

/** Snaps the typed quantity to the SKU's rules, with the reason when it differs. */
function settle(requested: number, props: QuantityStepperProps): { qty: number; reason: string } {
  if (props.isOptional && requested === 0) return { qty: 0, reason: '' }
  const fieldError = quantityError(requested, props.rule)
  if (!fieldError) return { qty: requested, reason: '' }
  const qty = snapQuantity(requested, props.rule)
  return {
    qty,
    reason: `${quantityAdvice(fieldError, props.rule)}，已改为 ${formatQuantity(qty, props.rule.unit)}`,
  }
}

function useQuantity(props: QuantityStepperProps) {
  const { value, rule, onChange, isOptional = false, isLive = false } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [snap, setSnap] = useState<Snap | null>(null)
  /** The quantity before typing began: with `isLive` the value has changed meanwhile. */
  const before = useRef(value)

  function type(text: string) {
    if (draft === null) before.current = value
    setDraft(text)
    const qty = isLive ? parseQuantity(text) : null
    if (qty !== null && qty !== value && !quantityError(qty, rule)) onChange(qty, true)
  }

  function cancel() {
    setDraft(null)
    if (draft !== null && before.current !== value) onChange(before.current)
  }

  function commit(text: string) {
    const from = draft === null ? value : before.current
    setDraft(null)
    const requested = parseQuantity(text) ?? (isOptional && text.trim() === '' ? 0 : value)
    const { qty, reason } = settle(requested, props)
    setSnap(reason ? { before: from, text: reason } : null)
    if (qty !== value) onChange(qty)
    return reason ? null : qty
  }

  function stepBy(direction: 1 | -1) {
    const from = draft === null ? value : (parseQuantity(draft) ?? value)
    const next = direction === 1 ? from + rule.step : from - rule.step
    const isBelow = next < rule.moq
    setDraft(null)
    setSnap(null)
    const floor = isOptional && direction === -1 ? 0 : snapQuantity(rule.moq, rule)
    const qty = isBelow ? floor : snapQuantity(next, rule)
    if (qty !== value) onChange(qty)
  }

  function undo() {
    if (snap && snap.before !== value) onChange(snap.before)
    setSnap(null)
  }

  return {
    shown: draft ?? (value === 0 ? '' : String(value)),
    type,
    cancel,
    snap,
    commit,
    stepBy,
    undo,
  }
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
  const { shown, type, cancel, snap, commit, stepBy, undo } = useQuantity(props)
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
      <span className={s.box}>
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
          maxLength={7}
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
      </span>
      {snap ? (
        <span className={s.advice} role="status">
          {snap.text}
          <button type="button" className={s.undo} onClick={undo}>
            撤销
          </button>
        </span>
      ) : null}
    </span>
  )
}
