import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import type { CartList } from '@/contract/cart/cart-calls'
import { useRefusedGoods } from '@/hooks/cart/use-refused-goods'
import { CartSkeleton } from './cart-skeleton'
import { CartTools } from './cart-tools'
import s from './cart-view.module.css'
import { DeletedLines } from './deleted-lines'
import { FilledCart } from './filled-cart'
import { allLines } from './line-repair'
import { type CartScreen, useCartScreen } from './use-cart-screen'

/** Loaded on demand: most carts have nothing for later. */
const LaterBlock = dynamic(async () => (await import('./cart-parts')).LaterBlock, {
  loading: late(),
})

/** Loaded on demand: most sign-ins bring all goods along. */
const RefusedGoods = dynamic(async () => (await import('./cart-parts')).RefusedGoods, {
  loading: late(),
})

const EmptyCart = dynamic(async () => (await import('./cart-parts')).EmptyCart, {
  loading: late(),
})

type LoadedProps = { cart: CartList; screen: CartScreen }

function Loaded({ cart, screen }: LoadedProps) {
  return (
    <>
      <CartTools cart={cart} />
      {allLines(cart).length === 0 ? (
        <>
          <DeletedLines screen={screen} />
          <EmptyCart />
        </>
      ) : (
        <FilledCart cart={cart} screen={screen} />
      )}
      {cart.later.length > 0 ? <LaterBlock shops={cart.later} screen={screen} /> : null}
    </>
  )
}

/** Cart of a signed-in user. */
function OwnCart() {
  const screen = useCartScreen()
  const { hasRefused, forget } = useRefusedGoods()
  return (
    <>
      {hasRefused ? <RefusedGoods onClose={forget} /> : null}
      <Resource data={screen.cart} {...screen} skeleton={<CartSkeleton />}>
        {(cart) => <Loaded cart={cart} screen={screen} />}
      </Resource>
    </>
  )
}

/** Cart page: lines by shop, their repair, and the total. */
export function CartView() {
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>购物车</h1>
      </div>
      <Personal skeleton={<CartSkeleton />}>
        <OwnCart />
      </Personal>
    </>
  )
}
