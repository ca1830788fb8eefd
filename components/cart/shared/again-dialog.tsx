import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { AgainLine } from '@/contract/cart/again-calls'
import { formatPrice } from '@/contract/money'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import s from './again-dialog.module.css'

/** How a line in the cart differs from what was ordered or quoted. */
function factsOf({ orderedQty, addedQty, unit, priceThen, priceNow, reason }: AgainLine): string[] {
  if (addedQty === 0) return [reason || '未加入购物车']
  const hasMoved = priceNow !== null && priceNow !== priceThen
  return [
    addedQty === orderedQty
      ? ''
      : `数量由 ${formatQuantity(orderedQty, unit)}改为 ${formatQuantity(addedQty, unit)}`,
    hasMoved ? `单价由 ¥${formatPrice(priceThen)} 变为 ¥${formatPrice(priceNow)}` : '',
    reason,
  ].filter(Boolean)
}

type AgainDialogProps = { lines: AgainLine[]; addedCount: number; onClose: () => void }

/** Outcome of each line that was put into the cart again. */
export function AgainDialog({ lines, addedCount, onClose }: AgainDialogProps) {
  return (
    <Dialog
      title={`${addedCount} 种商品已加入购物车`}
      onDismiss={onClose}
      actions={
        <div className={s.ways}>
          <Button onClick={onClose}>留在本页</Button>
          <ButtonLink variant="primary" href={routes.cart()}>
            去购物车
          </ButtonLink>
        </div>
      }
    >
      {addedCount < lines.length ? (
        <p className={s.text}>另有 {lines.length - addedCount} 种未加入，原因见下。</p>
      ) : null}
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id of their own and never move
          <li key={`${line.skuId}-${at}`} className={s.again}>
            <span className={s.name}>
              {line.title} {line.spec}
            </span>
            <span>{line.addedQty > 0 ? formatQuantity(line.addedQty, line.unit) : '未加入'}</span>
            {factsOf(line).map((fact) => (
              <span key={fact} className={line.addedQty > 0 ? s.fact : `${s.fact} ${s.out}`}>
                {fact}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
