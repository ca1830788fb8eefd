import { useRouter } from 'next/router'
import { ShopHead } from '@/components/catalog/shop/shop-head'
import { ShopView } from '@/components/catalog/shop/shop-view'
import { parseId } from '@/contract/address-of'
import { shopRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const ShopPage: MallPage = () => {
  const shopId = parseId(useRouter().query.id) ?? 0
  return (
    <>
      <ShopHead shopId={shopId} />
      <ShopView shopId={shopId} />
    </>
  )
}
ShopPage.requests = (query, areas) => shopRequests(parseId(query.id) ?? 0, areas)
export default ShopPage
