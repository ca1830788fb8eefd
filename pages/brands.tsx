import { useRouter } from 'next/router'
import { BrandsView } from '@/components/brand/brands-view'
import { PageHead } from '@/components/shared/page-head'
import { parseHallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import { brandListRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const BrandsPage: MallPage = () => {
  const state = parseHallState(useRouter().query)
  return (
    <>
      <PageHead title="品牌馆" canonical={routes.brands(state)} />
      <BrandsView state={state} />
    </>
  )
}
BrandsPage.requests = (query, areas) => brandListRequests(parseHallState(query), areas)
export default BrandsPage
