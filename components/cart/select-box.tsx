import type { CartLine } from '@/contract/cart'
import s from './cart-view.module.css'
import { isSelectable, selectEdits, selectionOf } from './line-repair'
import type { CartScreen } from './use-cart-screen'

type SelectBoxProps = {
  lines: CartLine[]
  screen: CartScreen
  label: string
  /** Shown beside the box. */
  text?: string
}

/** Selects one line, a shop's or all; half-checked when some of them are. */
export function SelectBox({ lines, screen, label, text }: SelectBoxProps) {
  const selection = selectionOf(lines)
  return (
    <label className={s.select}>
      <input
        type="checkbox"
        className={s.check}
        aria-label={label}
        checked={selection === 'all'}
        disabled={!lines.some(isSelectable) || screen.isPending}
        ref={(box) => {
          if (box) box.indeterminate = selection === 'some'
        }}
        onChange={() => void screen.edit(selectEdits(lines, selection !== 'all'))}
      />
      {text}
    </label>
  )
}
