import { useRouter } from 'next/router'
import { ShopsView } from '@/components/catalog/shop/shops-view'
import { PageHead } from '@/components/ui/page-head'
import type { Query } from '@/contract/address-of'
import { listingAddress } from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import { shopListRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

/** Shops have no letter filter. */
const shopState = (query: Query) => ({
  ...listingAddress.read(query),
  initial: '',
})

const ShopsPage: MallPage = () => {
  const state = shopState(useRouter().query)
  return (
    <>
      <PageHead title="店铺" canonical={routes.shops(listingAddress.write(state))} />
      <ShopsView state={state} />
    </>
  )
}
ShopsPage.requests = (query, areas) => shopListRequests(shopState(query), areas)
export default ShopsPage
