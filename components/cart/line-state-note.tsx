import { Button } from '@/components/ui/button'
import type { CartLine } from '@/contract/cart'
import s from './cart-line-row.module.css'
import { isSelectable, mendedQty, stateLabel } from './line-repair'
import type { CartScreen } from './use-cart-screen'

type LineStateNoteProps = { line: CartLine; screen: CartScreen }

/** What is the matter with a line and the button that mends it (DOMAIN 3.5). */
export function LineStateNote({ line, screen }: LineStateNoteProps) {
  const label = stateLabel(line)
  if (!label) return null
  if (isSelectable(line)) return <p className={s.state}>{label}</p>
  const qty = mendedQty(line)
  return (
    <div className={`${s.state} ${s.bad}`} role="status">
      {label}
      {qty === null ? (
        <Button
          look="text"
          size="s"
          disabled={screen.isPending}
          onClick={() => void screen.removeLines([line])}
        >
          删除
        </Button>
      ) : (
        <Button
          look="text"
          size="s"
          disabled={screen.isPending}
          onClick={() => void screen.edit([{ id: line.id, qty }])}
        >
          {line.state === 'short' ? `改为 ${qty}` : `自动调整为 ${qty}`}
        </Button>
      )}
    </div>
  )
}
