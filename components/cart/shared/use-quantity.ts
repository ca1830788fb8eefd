import { useRef, useState } from 'react'
import type { QuantityRule } from '@/contract/product/quantity-rules'
import {
  formatQuantity,
  quantityAdvice,
  quantityError,
  snapQuantity,
  typedQuantity,
} from '@/contract/product/quantity-rules'

export type QuantityInput = {
  value: number
  rule: QuantityRule & { unit: string }
  /** `isTyping`: more changes may follow at once (`isLive`). */
  onChange: (qty: number, isTyping?: boolean) => void
  /** 0 is allowed and means none: for rows of a SKU table. */
  isOptional?: boolean
  /** Reports allowed quantities while typing, so that totals follow. */
  isLive?: boolean
}

/** A quantity corrected by the rules: the value before, and the reason. */
type Snap = { before: number; text: string }

/** Snaps the typed quantity to the SKU's rules, with the reason when it differs. */
function settle(requested: number, { rule, isOptional }: QuantityInput) {
  const fieldError = isOptional && requested === 0 ? null : quantityError(requested, rule)
  const qty = fieldError ? snapQuantity(requested, rule) : requested
  const reason = fieldError
    ? `${quantityAdvice(fieldError, rule)}，已改为 ${formatQuantity(qty, rule.unit)}`
    : ''
  return { qty, reason }
}

/** State of a field that holds a quantity under a SKU's rules. */
export function useQuantity(props: QuantityInput) {
  const { value, rule, onChange, isOptional = false, isLive = false } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [snap, setSnap] = useState<Snap | null>(null)
  /** The quantity before typing began: with `isLive` the value has changed meanwhile. */
  const before = useRef(value)

  function type(text: string) {
    if (draft === null) before.current = value
    setDraft(text)
    const qty = isLive ? typedQuantity(text, rule.unit) : null
    if (qty !== null && qty !== value && !quantityError(qty, rule)) onChange(qty, true)
  }

  function cancel() {
    setDraft(null)
    if (draft !== null && before.current !== value) onChange(before.current)
  }

  function commit(text: string) {
    const from = draft === null ? value : before.current
    setDraft(null)
    const written = text.trim()
    const requested = written ? typedQuantity(written, rule.unit) : isOptional ? 0 : value
    const { qty, reason } =
      requested === null
        ? { qty: from, reason: `“${written}”无效，请填写整数` }
        : settle(requested, props)
    setSnap(reason ? { before: from, text: reason } : null)
    if (qty !== value) onChange(qty)
    return reason ? null : qty
  }

  function stepBy(direction: 1 | -1) {
    const from = draft === null ? value : (typedQuantity(draft, rule.unit) ?? value)
    const next = from + direction * rule.step
    const isNone = isOptional && direction < 0 && next < rule.moq
    const qty = isNone ? 0 : snapQuantity(next, rule)
    setDraft(null)
    setSnap(null)
    if (qty !== value) onChange(qty)
  }

  /** Takes a correction back. */
  function undo() {
    if (snap) onChange(snap.before)
    setSnap(null)
  }

  return {
    shown: draft ?? (value === 0 ? '' : String(value)),
    type,
    cancel,
    snap,
    /** A correction that left the quantity as it was has nothing to take back. */
    canUndo: snap !== null && snap.before !== value,
    commit,
    stepBy,
    undo,
  }
}
