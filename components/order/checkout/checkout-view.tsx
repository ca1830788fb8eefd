import { Personal } from '@/components/account/shared/personal'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Resource } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { Address } from '@/contract/account/delivery-address-calls'
import { type CheckoutState, checkoutAddress } from '@/contract/order/checkout-address'
import type { OrderPreview } from '@/contract/order/checkout-calls'
import { routes } from '@/contract/routes'
import { CheckoutContent } from './checkout-content'
import { CheckoutSkeleton } from './checkout-skeleton'
import { type CheckoutScreen, useCheckoutScreen } from './use-checkout-screen'

type CheckoutViewProps = { state: CheckoutState }

/** The order cannot be placed as requested; a retry would not help. */
const REFUSALS = [400, 409, 422]

type NothingProps = { title: string; text?: string; quotation: string }

function Nothing({ title, text = '', quotation }: NothingProps) {
  if (quotation) {
    return (
      <EmptyState icon="list" title={title}>
        <ButtonLink variant="primary" href={routes.ownQuotation(quotation)}>
          查看报价单
        </ButtonLink>
        <ButtonLink href={routes.quotations('')}>我的报价单</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="cart" title={title} text={text}>
      <ButtonLink variant="primary" href={routes.cart()}>
        去购物车
      </ButtonLink>
      <ButtonLink href={routes.search({})}>浏览全部商品</ButtonLink>
    </EmptyState>
  )
}

type LoadedProps = CheckoutViewProps & {
  preview: OrderPreview
  addresses: Address[]
  screen: CheckoutScreen
}

function Loaded({ state, preview, addresses, screen }: LoadedProps) {
  const isEmpty = preview.groups.length === 0 && preview.changes.length === 0
  // Submitting an order empties the cart: its outcome is shown first.
  if (isEmpty && screen.submission.state.phase === 'idle') {
    return (
      <Nothing
        title="没有要结算的商品"
        text="在购物车里勾选商品，再来结算。"
        quotation={state.quotation}
      />
    )
  }
  return (
    <CheckoutContent
      preview={preview}
      addresses={addresses}
      screen={screen}
      view={checkoutAddress.write(state)}
    />
  )
}

function OwnCheckout({ state }: CheckoutViewProps) {
  const screen = useCheckoutScreen(state)
  const { preview, error, retry, addresses } = screen.checkout
  if (error && !preview && REFUSALS.includes(error.status)) {
    return <Nothing title={error.message} quotation={state.quotation} />
  }
  return (
    <Resource
      data={preview && addresses && { preview, addresses }}
      error={preview ? undefined : error}
      retry={retry}
      skeleton={<CheckoutSkeleton />}
    >
      {(both) => <Loaded state={state} screen={screen} {...both} />}
    </Resource>
  )
}

/** Checkout: address, goods, payment method and total. */
export function CheckoutView({ state }: CheckoutViewProps) {
  return (
    <>
      <h1 className={surface.pageTitle}>确认订单</h1>
      <AntdScreen group="checkout" skeleton={<CheckoutSkeleton />}>
        <Personal skeleton={<CheckoutSkeleton />}>
          <OwnCheckout state={state} />
        </Personal>
      </AntdScreen>
    </>
  )
}
