import { useRouter } from 'next/router'
import { RefundListView } from '@/components/after-sale/refund-list-view'
import { PageHead } from '@/components/ui/page-head'
import { refundListAddress } from '@/contract/after-sale/refund-list-address'
import type { MallPage } from '@/services/page/page-loader'

const RefundListPage: MallPage = () => (
  <>
    <PageHead title="售后记录" />
    <RefundListView state={refundListAddress.read(useRouter().query)} />
  </>
)
export default RefundListPage
