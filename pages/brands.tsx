import { useRouter } from 'next/router'
import { BrandsView } from '@/components/catalog/brand/brands-view'
import { PageHead } from '@/components/ui/page-head'
import { listingAddress } from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import { brandListRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const BrandsPage: MallPage = () => {
  const state = listingAddress.read(useRouter().query)
  return (
    <>
      <PageHead title="品牌馆" canonical={routes.brands(listingAddress.write(state))} />
      <BrandsView state={state} />
    </>
  )
}
BrandsPage.requests = (query, areas) => brandListRequests(listingAddress.read(query), areas)
export default BrandsPage
