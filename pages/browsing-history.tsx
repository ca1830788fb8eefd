import { useRouter } from 'next/router'
import { BrowsingHistoryView } from '@/components/browsing-history/browsing-history-view'
import { PageHead } from '@/components/shared/page-head'
import { parsePage } from '@/contract/query'
import type { MallPage } from '@/hooks/page-loader'

const BrowsingHistoryPage: MallPage = () => (
  <>
    <PageHead title="浏览记录" />
    <BrowsingHistoryView page={parsePage(useRouter().query.page)} />
  </>
)
export default BrowsingHistoryPage
