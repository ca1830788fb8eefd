import { ArrivalButton } from '@/components/shared/arrival-button'
import { ChangeArea } from '@/components/shared/change-area'
import { FavoriteButton } from '@/components/shared/favorite-button'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { isSelectable, mendedQty, stockSplit } from '@/contract/cart-rules'
import { BACKORDER_DAYS } from '@/contract/constants'
import { quantityAdvice, quantityFault } from '@/contract/quantity'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import s from './cart-line-row.module.css'
import { backorderEdit, sameSpecWords, stateLabel } from './line-repair'
import type { LineRow } from './use-cart-screen'

type NoteProps = Pick<LineRow, 'line' | 'actions' | 'before' | 'isFavorite' | 'isAwaited'>

/** What there is to do about a line that no quantity mends. */
function WaysOut({ line, actions, isFavorite }: NoteProps) {
  const { state, productId, skuId, title } = line
  const similar = <MallLink href={routes.alternatives(productId, skuId)}>找相似</MallLink>
  if (state === 'areaOff') {
    return (
      <>
        <ChangeArea />
        <MallLink href={routes.search({ keyword: sameSpecWords(line) })}>找同规格</MallLink>
      </>
    )
  }
  if (state === 'quoteOnly') {
    return (
      <>
        <a href={`tel:${SITE.phone}`}>电话询价 {SITE.phone}</a>
        {similar}
      </>
    )
  }
  if (state === 'shopClosed') {
    return (
      <FavoriteButton
        title={title}
        productId={productId}
        isOn={isFavorite}
        onChange={actions.favorite}
      />
    )
  }
  return similar
}

/** Too few in stock: wait for the rest, or be told when there are more. */
function WaysToWait({ line, actions, isAwaited }: NoteProps) {
  const { state, stock, skuId, title, spec } = line
  if (state !== 'short') return null
  return (
    <>
      <Button look="text" size="s" onClick={() => actions.edit([backorderEdit(line, true)])}>
        {stock > 0 ? '余量转期货' : '转期货'}
      </Button>
      <ArrivalButton
        title={`${title} ${spec}`}
        skuId={skuId}
        isOn={isAwaited}
        onChange={actions.awaitArrival}
      />
    </>
  )
}

/** What of the line is there, and what the buyer waits for. */
function Backorder({ line, actions }: NoteProps) {
  const { inStock, awaited } = stockSplit(line)
  return (
    <p className={s.state}>
      {inStock > 0 ? `现货 ${inStock}${line.unit}，余 ` : '期货 '}
      {awaited}
      {line.unit}约 {BACKORDER_DAYS} 个工作日发货
      <Button look="text" size="s" onClick={() => actions.edit([backorderEdit(line, false)])}>
        取消期货
      </Button>
    </p>
  )
}

/** What was done to the quantity and why, with the way back. */
function Adjusted({ line, actions, before }: NoteProps) {
  if (!before || line.qty !== mendedQty(before)) return null
  const fault = quantityFault(before.qty, before)
  return (
    <p className={s.state} role="status">
      {fault ? quantityAdvice(fault, before) : stateLabel(before)}，已由 {before.qty} 改为{' '}
      {line.qty}
      <Button look="text" size="s" onClick={() => void actions.undoAdjust(before)}>
        撤销
      </Button>
    </p>
  )
}

/** What is the matter with a line and what mends it (DOMAIN 3.5). */
export function LineStateNote(props: NoteProps) {
  const { line, actions, before } = props
  if (line.state === 'backorder') return <Backorder {...props} />
  if (isSelectable(line)) return <Adjusted {...props} />
  const qty = mendedQty(line)
  return (
    <div className={`${s.state} ${s.bad}`}>
      {stateLabel(line)}
      {qty === null ? null : (
        <Button look="text" size="s" onClick={() => actions.adjust(before ?? line, qty)}>
          {line.state === 'short' ? `改为 ${qty}` : `自动调整为 ${qty}`}
        </Button>
      )}
      <WaysToWait {...props} />
      {qty === null ? <WaysOut {...props} /> : null}
    </div>
  )
}
