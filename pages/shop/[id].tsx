import { useRouter } from 'next/router'
import { ShopHead } from '@/components/shop/shop-head'
import { ShopView } from '@/components/shop/shop-view'
import { parseId } from '@/contract/query'
import { shopRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

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
