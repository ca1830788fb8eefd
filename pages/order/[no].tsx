import { useRouter } from 'next/router'
import { OrderView } from '@/components/order/order-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const OrderPage: MallPage = () => {
  const orderNo = first(useRouter().query.no)
  return (
    <>
      <PageHead title="订单详情" />
      <OrderView key={orderNo} orderNo={orderNo} />
    </>
  )
}
export default OrderPage
