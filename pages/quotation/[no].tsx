import { useRouter } from 'next/router'
import { CheckView } from '@/components/quotation/check-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import { quotationRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const QuotationPage: MallPage = () => (
  <>
    <PageHead title="报价单核验" />
    <CheckView no={first(useRouter().query.no)} />
  </>
)
QuotationPage.requests = (query) => quotationRequests(first(query.no))
// Rendered per request: its validity depends on the current time.
QuotationPage.noCache = true
export default QuotationPage
