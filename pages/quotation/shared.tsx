import { useRouter } from 'next/router'
import { SharedQuotationView } from '@/components/quotation/shared-quotation-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const SharedQuotationPage: MallPage = () => (
  <>
    <PageHead title="报价单" />
    <SharedQuotationView token={first(useRouter().query.token)} />
  </>
)
SharedQuotationPage.getLayout = (page) => page
export default SharedQuotationPage
