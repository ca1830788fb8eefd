import { useRouter } from 'next/router'
import { OrderListView } from '@/components/order/order-list-view'
import { PageHead } from '@/components/ui/page-head'
import { orderListAddress } from '@/contract/order/order-list-address'
import type { MallPage } from '@/services/page/page-loader'

const OrderListPage: MallPage = () => (
  <>
    <PageHead title="我的订单" />
    <OrderListView state={orderListAddress.read(useRouter().query)} />
  </>
)
export default OrderListPage
