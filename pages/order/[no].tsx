import { useRouter } from 'next/router'
import { OrderView } from '@/components/order/order-view'
import { PageHead } from '@/components/ui/page-head'
import { text } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const OrderPage: MallPage = () => {
  // Shown before it is known: no HTML holds control characters.
  const orderNo = text().read(useRouter().query, 'no')
  return (
    <>
      <PageHead title="订单详情" />
      <OrderView key={orderNo} orderNo={orderNo} />
    </>
  )
}
export default OrderPage
