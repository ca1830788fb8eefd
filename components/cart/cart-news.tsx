import { Button } from '@/components/ui/button'
import type { CartList } from '@/contract/cart/cart-calls'
import { unseenRises } from '@/contract/cart/cart-rules'
import s from './cart-news.module.css'
import type { CartScreen } from './use-cart-screen'

/** Where the link to the rises leads. */
export const RISES_ID = 'cart-rises'

type CartNewsProps = { cart: CartList; screen: CartScreen }

/** Notices about the whole cart: edits that wait for the network, prices that rose. */
export function CartNews({ cart, screen }: CartNewsProps) {
  const { unsavedCount, retrySaving } = screen
  const rises = unseenRises(cart)
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
