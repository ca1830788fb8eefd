import { useRouter } from 'next/router'
import { CheckoutView } from '@/components/order/checkout/checkout-view'
import { PageHead } from '@/components/ui/page-head'
import { checkoutAddress } from '@/contract/order/checkout-address'
import type { MallPage } from '@/services/page/page-loader'

const ConfirmPage: MallPage = () => {
  const state = checkoutAddress.read(useRouter().query)
  return (
    <>
      <PageHead title="确认订单" />
      <CheckoutView key={checkoutAddress.write(state)} state={state} />
    </>
  )
}
export default ConfirmPage
