import { useRouter } from 'next/router'
import { PageHead } from '@/components/shared/page-head'
import { ShopsView } from '@/components/shop/shops-view'
import { parseHallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import { shopListRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

/** Shops are not looked up by letter. */
const shopState = (query: Parameters<typeof parseHallState>[0]) => ({
  ...parseHallState(query),
  initial: '',
})

const ShopsPage: MallPage = () => {
  const state = shopState(useRouter().query)
  return (
    <>
      <PageHead title="店铺" canonical={routes.shops(state)} />
      <ShopsView state={state} />
    </>
  )
}
ShopsPage.requests = (query, areas) => shopListRequests(shopState(query), areas)
export default ShopsPage
