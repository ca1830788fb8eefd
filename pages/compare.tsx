import { useRouter } from 'next/router'
import { CompareView } from '@/components/product/compare/compare-view'
import { PageHead } from '@/components/ui/page-head'
import { compareAddress } from '@/contract/product/compare-address'
import { compareRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const ComparePage: MallPage = () => (
  <>
    <PageHead title="商品对比" />
    <CompareView state={compareAddress.read(useRouter().query)} />
  </>
)
ComparePage.requests = (query, areas) => compareRequests(compareAddress.read(query).skuIds, areas)
export default ComparePage
