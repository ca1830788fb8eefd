import { useRouter } from 'next/router'
import { PayView } from '@/components/checkout/pay-view'
import { PageHead } from '@/components/shared/page-head'
import { parseOrderNos } from '@/contract/order-list-state'
import type { MallPage } from '@/hooks/page-loader'

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
