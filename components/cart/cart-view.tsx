import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { CartSkeleton } from './cart-skeleton'
import { CartTools } from './cart-tools'
import s from './cart-view.module.css'
import { DeletedLines } from './deleted-lines'
import { FilledCart } from './filled-cart'
import { LaterBlock } from './later-block'
import { useCartScreen } from './use-cart-screen'

function EmptyCart() {
  return (
    <EmptyState icon="cart" title="购物车还是空的" text="搜索商品编号或规格，直接加入需要的数量。">
      <ButtonLink look="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
      <ButtonLink href={routes.home()}>返回首页</ButtonLink>
    </EmptyState>
  )
}

/** The cart of someone who is signed in. */
function OwnCart() {
  const screen = useCartScreen()
  const { cart, error, retry } = screen
  if (error && !cart) return <ErrorState message={error.message} onRetry={retry} />
  if (!cart) return <CartSkeleton />
  return (
    <>
      <CartTools cart={cart} />
      {cart.totals.lineCount === 0 ? (
        <>
          <DeletedLines screen={screen} />
          <EmptyCart />
          <LaterBlock cart={cart} screen={screen} />
        </>
      ) : (
        <FilledCart cart={cart} screen={screen} />
      )}
    </>
  )
}

/** Cart: lines by shop, their repair, and what it all comes to. */
export function CartView() {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>购物车</h1>
      </div>
      {isSignedIn ? <OwnCart /> : <CartSkeleton />}
    </>
  )
}
