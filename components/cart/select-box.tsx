import type { CartLine } from '@/contract/cart'
import { isSelectable } from '@/contract/cart-rules'
import s from './cart-view.module.css'
import { selectEdits, selectionOf } from './line-repair'
import type { LineActions } from './use-cart-screen'

type SelectBoxProps = {
  lines: CartLine[]
  onEdit: LineActions['edit']
  label: string
  /** Shown beside the box. */
  text?: string
}

/** Selects one line, a shop's or all; half-checked when some of them are. */
export function SelectBox({ lines, onEdit, label, text }: SelectBoxProps) {
  const selection = selectionOf(lines)
  return (
    <label className={s.select}>
      <input
        type="checkbox"
        className={s.check}
        aria-label={label}
        checked={selection === 'all'}
        disabled={!lines.some(isSelectable)}
        ref={(box) => {
          if (box) box.indeterminate = selection === 'some'
        }}
        onChange={() => onEdit(selectEdits(lines, selection !== 'all'))}
      />
      {text}
    </label>
  )
}
