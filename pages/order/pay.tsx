import { useRouter } from 'next/router'
import { PayView } from '@/components/payment/pay-view'
import { PageHead } from '@/components/ui/page-head'
import { parseOrderNos } from '@/contract/order/order-list-address'
import type { MallPage } from '@/services/page/page-loader'

const PayPage: MallPage = () => {
  const orderNos = parseOrderNos(useRouter().query.no)
  return (
    <>
      <PageHead title="订单付款" />
      <PayView key={orderNos.join(',')} orderNos={orderNos} />
    </>
  )
}
export default PayPage
