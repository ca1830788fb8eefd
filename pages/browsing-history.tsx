import { useRouter } from 'next/router'
import { BrowsingHistoryView } from '@/components/account/browsing-history/browsing-history-view'
import { PageHead } from '@/components/ui/page-head'
import { parsePage } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const BrowsingHistoryPage: MallPage = () => (
  <>
    <PageHead title="浏览记录" />
    <BrowsingHistoryView page={parsePage(useRouter().query.page)} />
  </>
)
export default BrowsingHistoryPage
