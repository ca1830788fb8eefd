import { useRouter } from 'next/router'
import { CompareView } from '@/components/compare/compare-view'
import { PageHead } from '@/components/shared/page-head'
import { parseCompareState } from '@/contract/compare-state'
import { compareRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const ComparePage: MallPage = () => (
  <>
    <PageHead title="商品对比" />
    <CompareView state={parseCompareState(useRouter().query)} />
  </>
)
ComparePage.requests = (query, areas) => compareRequests(parseCompareState(query).skuIds, areas)
export default ComparePage
