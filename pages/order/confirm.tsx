import { useRouter } from 'next/router'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { PageHead } from '@/components/shared/page-head'
import { formatCheckoutState } from '@/contract/checkout-address'
import { parseCheckoutState } from '@/contract/checkout-state'
import type { MallPage } from '@/hooks/page-loader'

const ConfirmPage: MallPage = () => {
  const state = parseCheckoutState(useRouter().query)
  return (
    <>
      <PageHead title="确认订单" />
      <CheckoutView key={formatCheckoutState(state)} state={state} />
    </>
  )
}
export default ConfirmPage
