import { ButtonLink } from '@/components/ui/button'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import s from './order-list.module.css'
import type { Added } from './use-order-confirm'

type AddedNoteProps = { added: Added }

/** What the last confirmation has put into the cart; the sum only where no quantity was raised. */
export function AddedNote({ added: { count, amount, adjusted } }: AddedNoteProps) {
  if (count === 0) return null
  return (
    <div role="status" className={s.added}>
      {count} 行已加入购物车
      {adjusted || `，合计 ¥${formatAmount(amount)}`}
      <ButtonLink size="s" variant="primary" href={routes.cart()}>
        去购物车
      </ButtonLink>
    </div>
  )
}
