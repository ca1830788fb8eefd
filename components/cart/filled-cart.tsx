import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import type { CartList } from '@/contract/cart/cart-calls'
import { unseenRises } from '@/contract/cart/cart-rules'
import { useSkipTarget } from '@/hooks/browser/use-skip-target'
import { CartNews } from './cart-news'
import { CartShopBlock } from './cart-shop-block'
import s from './cart-view.module.css'
import { DeletedLines } from './deleted-lines'
import { allLines } from './line-repair'
import { SelectBox } from './select-box'
import { TotalBar } from './total-bar'
import type { CartScreen } from './use-cart-screen'

/** Loaded on demand: prices seldom rise while goods lie in a cart. */
const CartRises = dynamic(async () => (await import('./cart-parts')).CartRises, { loading: late() })

type FilledCartProps = { cart: CartList; screen: CartScreen }

/** Column heads and one block per shop; notices and the total are sticky. */
export function FilledCart({ cart, screen }: FilledCartProps) {
  const rises = unseenRises(cart)
  useSkipTarget('#total', '跳到合计')
  return (
    <div className={s.root}>
      {rises.length > 0 && <CartRises rises={rises} onEdit={screen.actions.edit} />}
      <div className={s.columns}>
        <SelectBox lines={allLines(cart)} onEdit={screen.actions.edit} label="选择全部商品" />
        <span>商品</span>
        <span className={s.end}>单价</span>
        <span>数量</span>
        <span className={s.end}>金额</span>
        <span className={s.end}>操作</span>
      </div>
      {cart.shops.map((block) => (
        <CartShopBlock key={block.shop.id} block={block} screen={screen} />
      ))}
      <div id="total" tabIndex={-1} className={s.dock}>
        <DeletedLines screen={screen} />
        <CartNews rises={rises} screen={screen} />
        <TotalBar cart={cart} screen={screen} />
      </div>
    </div>
  )
}
