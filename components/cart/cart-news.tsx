import { Button } from '@/components/ui/button'
import type { CartLine } from '@/contract/cart/cart-calls'
import s from './cart-news.module.css'
import type { CartScreen } from './use-cart-screen'

/** Where the link to the rises leads. */
export const RISES_ID = 'cart-rises'

type CartNewsProps = { rises: readonly CartLine[]; screen: CartScreen }

/** Notices about the whole cart: edits that wait for the network, prices that rose. */
export function CartNews({ rises, screen }: CartNewsProps) {
  const { unsavedCount, retrySaving } = screen
  return (
    <div className={s.root} role="status">
      {unsavedCount > 0 ? (
        <p className={s.line}>
          {unsavedCount} 种商品的修改未保存，网络恢复后自动保存
          <Button variant="text" size="s" onClick={retrySaving}>
            立即重试
          </Button>
        </p>
      ) : null}
      {rises.length > 0 ? (
        <p className={s.line}>
          {rises.length} 种已选商品涨价，<a href={`#${RISES_ID}`}>请在上方核对</a>
        </p>
      ) : null}
    </div>
  )
}
