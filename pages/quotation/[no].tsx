import { useRouter } from 'next/router'
import { CheckView } from '@/components/quotation/check-view'
import { PageHead } from '@/components/shared/page-head'
import { first } from '@/contract/query'
import { quotationRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const QuotationPage: MallPage = () => (
  <>
    <PageHead title="报价单核验" />
    <CheckView no={first(useRouter().query.no)} />
  </>
)
QuotationPage.requests = (query) => quotationRequests(first(query.no))
// Whether it still holds is of this moment.
QuotationPage.isLive = true
export default QuotationPage
