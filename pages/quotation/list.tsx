import { useRouter } from 'next/router'
import { QuotationListView } from '@/components/quotation/quotation-list-view'
import { PageHead } from '@/components/ui/page-head'
import { quotationListAddress } from '@/contract/quotation/quotation-list-address'
import type { MallPage } from '@/services/page/page-loader'

const QuotationListPage: MallPage = () => (
  <>
    <PageHead title="我的报价单" />
    <QuotationListView state={quotationListAddress.read(useRouter().query)} />
  </>
)
export default QuotationListPage
