import surface from '@/components/ui/surface.module.css'
import type { CartLine } from '@/contract/cart/cart-calls'
import { isSelectable } from '@/contract/cart/cart-rules'
import s from './cart-view.module.css'
import { selectEdits, selectionOf } from './line-repair'
import type { LineActions } from './use-cart-screen'

type SelectBoxProps = {
  lines: CartLine[]
  onEdit: LineActions['edit']
  label: string
  /** Label beside the box. */
  text?: string
}

/** Checkbox of one line, a shop or all; indeterminate when some are selected. */
export function SelectBox({ lines, onEdit, label, text }: SelectBoxProps) {
  const selection = selectionOf(lines)
  return (
    <label className={s.select}>
      <input
        type="checkbox"
        className={surface.check}
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
