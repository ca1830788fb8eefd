import { useRouter } from 'next/router'
import { OrderListView } from '@/components/order/order-list-view'
import { PageHead } from '@/components/shared/page-head'
import { parseOrderListState } from '@/contract/order-list-state'
import type { MallPage } from '@/hooks/page-loader'

const OrderListPage: MallPage = () => (
  <>
    <PageHead title="我的订单" />
    <OrderListView state={parseOrderListState(useRouter().query)} />
  </>
)
export default OrderListPage
