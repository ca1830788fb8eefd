import { useRouter } from 'next/router'
import { InquiryListView } from '@/components/inquiry/inquiry-list-view'
import { PageHead } from '@/components/ui/page-head'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import type { MallPage } from '@/services/page/page-loader'

const InquiryListPage: MallPage = () => (
  <>
    <PageHead title="我的询价" />
    <InquiryListView state={inquiryListAddress.read(useRouter().query)} />
  </>
)
export default InquiryListPage
