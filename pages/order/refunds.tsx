import { useRouter } from 'next/router'
import { RefundListView } from '@/components/order/refund-list-view'
import { PageHead } from '@/components/shared/page-head'
import { parseRefundListState } from '@/contract/refund-list-state'
import type { MallPage } from '@/hooks/page-loader'

const RefundListPage: MallPage = () => (
  <>
    <PageHead title="售后记录" />
    <RefundListView state={parseRefundListState(useRouter().query)} />
  </>
)
export default RefundListPage
