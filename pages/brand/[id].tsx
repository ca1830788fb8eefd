import { useRouter } from 'next/router'
import { BrandHead } from '@/components/catalog/brand/brand-head'
import { BrandView } from '@/components/catalog/brand/brand-view'
import { parseId } from '@/contract/address-of'
import { brandRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

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
