import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { QuantityRule } from '@/contract/quantity'
import { quantityAdvice, quantityFault, snapQuantity } from '@/contract/quantity'
import s from './quantity-stepper.module.css'

type QuantityStepperProps = {
  value: number
  rule: QuantityRule & { unit: string }
  /** `isTyping`: more may follow at once (`isLive`). */
  onChange: (qty: number, isTyping?: boolean) => void
  /** What is counted, for screen readers. */
  label: string
  size?: 'small' | 'middle' | 'large'
  isDisabled?: boolean
  /** 0 is allowed and means none: rows of a table of SKUs. */
  isOptional?: boolean
  /** Allowed quantities are told while they are typed, so that sums follow. */
  isLive?: boolean
  /** Its advice is as wide as what it stands in, which is positioned: tiles have no room beside. */
  isAdviceFramed?: boolean
  /** Enter on a quantity the rules leave as it is. */
  onEnter?: (qty: number) => void
}

/** A quantity the rules changed: what it was before, and why. */
type Snap = { before: number; text: string }

function parseQuantity(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
}

/** The quantity a SKU's rules allow for what was typed, and the reason when that differs. */
function settle(wanted: number, props: QuantityStepperProps): { qty: number; reason: string } {
  if (props.isOptional && wanted === 0) return { qty: 0, reason: '' }
  const fault = quantityFault(wanted, props.rule)
  if (!fault) return { qty: wanted, reason: '' }
  const qty = snapQuantity(wanted, props.rule)
  return { qty, reason: `${quantityAdvice(fault, props.rule)}，已改为 ${qty}` }
}

function useQuantity(props: QuantityStepperProps) {
  const { value, rule, onChange, isOptional = false, isLive = false } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [snap, setSnap] = useState<Snap | null>(null)
  /** The quantity before typing began: with `isLive` the value has moved on. */
  const before = useRef(value)

  function type(text: string) {
    if (draft === null) before.current = value
    setDraft(text)
    const qty = isLive ? parseQuantity(text) : null
    if (qty !== null && qty !== value && !quantityFault(qty, rule)) onChange(qty, true)
  }

  function cancel() {
    setDraft(null)
    if (draft !== null && before.current !== value) onChange(before.current)
  }

  function commit(text: string) {
    const from = draft === null ? value : before.current
    setDraft(null)
    const wanted = parseQuantity(text) ?? (isOptional && text.trim() === '' ? 0 : value)
    const { qty, reason } = settle(wanted, props)
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

/** Out of the tab order: the arrow keys of the field do the same. */
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

/** Quantity box under a SKU's rules; a changed quantity is explained beside it and can be undone. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, rule, label, size = 'middle', isDisabled = false, isOptional = false } = props
  const { shown, type, cancel, snap, commit, stepBy, undo } = useQuantity(props)
  const least = isOptional ? 0 : snapQuantity(rule.moq, rule)
  const looks = [s.root, size !== 'middle' && s[size], props.isAdviceFramed && s.framed]

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      const qty = commit(shown)
      // What was changed is to be seen first; a second Enter then means it.
      if (qty) props.onEnter?.(qty)
    }
    if (event.key === 'Escape') cancel()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <span className={looks.filter(Boolean).join(' ')}>
      <span className={s.box}>
        <Step
          sign="−"
          label="减少"
          isDisabled={isDisabled || value <= least}
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
          aria-valuemin={least}
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
