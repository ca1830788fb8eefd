import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { type CheckoutState, formatCheckoutState } from '@/contract/checkout-address'
import { routes } from '@/contract/routes'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import s from './checkout.module.css'
import { CheckoutContent } from './checkout-content'
import { CheckoutSkeleton } from './checkout-skeleton'
import { useCheckoutScreen } from './use-checkout-screen'

type CheckoutViewProps = { state: CheckoutState }

/** Nothing can be ordered as it was asked for; asking again changes nothing. */
const REFUSALS = [400, 409, 422]

type NothingProps = { title: string; text?: string }

function Nothing({ title, text = '' }: NothingProps) {
  return (
    <EmptyState icon="cart" title={title} text={text}>
      <ButtonLink look="primary" href={routes.cart()}>
        去购物车
      </ButtonLink>
      <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
    </EmptyState>
  )
}

function OwnCheckout({ state }: CheckoutViewProps) {
  const screen = useCheckoutScreen(state)
  const { preview, error, retry, addresses } = screen.checkout
  if (error && !preview) {
    return REFUSALS.includes(error.status) ? (
      <Nothing title={error.message} />
    ) : (
      <ErrorState message={error.message} onRetry={retry} />
    )
  }
  if (!preview || !addresses) return <CheckoutSkeleton />
  const isEmpty = preview.groups.length === 0 && preview.changes.length === 0
  // An order under way empties the cart: its outcome is to be seen first.
  if (isEmpty && screen.submission.state.phase === 'idle') {
    return <Nothing title="没有要结算的商品" text="在购物车里勾选商品，再来结算。" />
  }
  return (
    <CheckoutContent
      preview={preview}
      addresses={addresses}
      screen={screen}
      view={formatCheckoutState(state)}
    />
  )
}

/** Confirming an order: where it goes, what it is, how it is paid, and what it comes to. */
export function CheckoutView({ state }: CheckoutViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <h1 className={s.title}>确认订单</h1>
      {isSignedIn ? <OwnCheckout state={state} /> : <CheckoutSkeleton />}
    </>
  )
}
