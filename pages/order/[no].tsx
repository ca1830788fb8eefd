import { useRouter } from 'next/router'
import { OrderView } from '@/components/order/order-view'
import { PageHead } from '@/components/shared/page-head'
import { first } from '@/contract/query'
import type { MallPage } from '@/hooks/page-loader'

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
