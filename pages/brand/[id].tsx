import { useRouter } from 'next/router'
import { BrandHead } from '@/components/brand/brand-head'
import { BrandView } from '@/components/brand/brand-view'
import { parseId } from '@/contract/query'
import { brandRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const BrandPage: MallPage = () => {
  const brandId = parseId(useRouter().query.id) ?? 0
  return (
    <>
      <BrandHead brandId={brandId} />
      <BrandView brandId={brandId} />
    </>
  )
}
BrandPage.requests = (query, areas) => brandRequests(parseId(query.id) ?? 0, areas)
export default BrandPage
