import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSession } from '@/hooks/use-session'
import { CartSkeleton } from './cart-skeleton'
import s from './cart-view.module.css'
import { FilledCart } from './filled-cart'
import { UndoBar } from './undo-bar'
import { useCartScreen } from './use-cart-screen'

function SignedOut() {
  return (
    <EmptyState icon="cart" title="登录后查看购物车" text="登录后，您加入的商品会保存在购物车里。">
      <ButtonLink look="primary" href={routes.login(routes.cart())}>
        去登录
      </ButtonLink>
      <ButtonLink href={routes.home()}>先逛逛</ButtonLink>
    </EmptyState>
  )
}

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
      <UndoBar screen={screen} />
      {cart.totals.lineCount === 0 ? <EmptyCart /> : <FilledCart cart={cart} screen={screen} />}
    </>
  )
}

/** Cart: lines by shop, their repair, and what it all comes to. */
export function CartView() {
  const isHydrated = useHydrated()
  const { isSignedIn } = useSession()
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>购物车</h1>
      </div>
      {isHydrated ? isSignedIn ? <OwnCart /> : <SignedOut /> : <CartSkeleton />}
    </>
  )
}
