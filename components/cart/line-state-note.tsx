import dynamic from 'next/dynamic'
import { ObstacleText } from '@/components/product/shared/obstacle-text'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { isSelectable, suggestedQty } from '@/contract/cart/cart-rules'
import { formatQuantity, quantityAdvice, quantityError } from '@/contract/product/quantity-rules'
import s from './cart-line-row.module.css'
import { backorderEdit, stateLabel } from './line-repair'
import type { LineRow } from './use-cart-screen'

/** Loaded on demand: few lines wait for what the stock lacks. */
const BackorderNote = dynamic(async () => (await import('./cart-parts')).BackorderNote, {
  loading: late(),
})

/** Loaded on demand: few lines cannot be bought as they are. */
const WaysOut = dynamic(async () => (await import('./cart-parts')).WaysOut, { loading: late() })

type NoteProps = Pick<LineRow, 'line' | 'actions' | 'before' | 'isFavorite' | 'isAwaited'>

/** Correction of the quantity with its reason and an undo. */
function Adjusted({ line, actions, before }: NoteProps) {
  if (!before || line.qty !== suggestedQty(before)) return null
  const fieldError = quantityError(before.qty, before)
  return (
    <p className={s.state} role="status">
      {fieldError ? quantityAdvice(fieldError, before) : stateLabel(before)}，已由{' '}
      {formatQuantity(before.qty, line.unit)} 改为 {formatQuantity(line.qty, line.unit)}
      <Button variant="text" size="s" onClick={() => void actions.undoAdjust(before)}>
        撤销
      </Button>
    </p>
  )
}

/** Problem of a line and its repair (DOMAIN 3.5). */
export function LineStateNote(props: NoteProps) {
  const { line, actions, before } = props
  if (line.state === 'backorder') {
    return <BackorderNote line={line} onCancel={() => actions.edit([backorderEdit(line, false)])} />
  }
  if (isSelectable(line)) return <Adjusted {...props} />
  const qty = suggestedQty(line)
  return (
    <div className={`${s.state} ${s.bad}`}>
      <ObstacleText obstacle={stateLabel(line)} />
      {qty === null ? null : (
        <Button variant="text" size="s" onClick={() => actions.adjust(before ?? line, qty)}>
          {line.state === 'short' ? '改为 ' : '自动调整为 '}
          {formatQuantity(qty, line.unit)}
        </Button>
      )}
      {qty === null || line.state === 'short' ? <WaysOut {...props} /> : null}
    </div>
  )
}
