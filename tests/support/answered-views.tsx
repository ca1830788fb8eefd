import type { ReactNode } from 'react'
import { HomeView } from '@/components/home/home-view'
import { AreaPanel } from '@/components/layout/area-panel'
import { Layout } from '@/components/layout/layout'
import { MegaMenuFlyout } from '@/components/layout/mega-menu-flyout'
import { ProductHead } from '@/components/product/product-head'
import { ProductView } from '@/components/product/product-view'
import { RepairView } from '@/components/repair/repair-view'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { getCategoryList } from '@/contract/categories'
import { COOKIE } from '@/contract/constants'
import { getSysRegion } from '@/contract/global'
import { parseSearchState, type SearchView as ResultView } from '@/contract/search-state'
import { TEXT } from '@/contract/texts'
import {
  homeRequests,
  layoutRequests,
  type PageRequest,
  productRequests,
  repairRequests,
  searchRequests,
} from '@/hooks/page-requests'
import { readAreas } from '@/services/areas'
import { buildProduct } from './good-goods'

/** A view and what it asks. */
export type AnsweredView = {
  name: string
  view: ReactNode
  requests: PageRequest[]
  /** Good answers other than the usual ones. */
  answers?: Record<string, unknown>
  /** What it shows of good answers. */
  shows: string
  /** What it says when an answer is refused; null where the rest of it goes on without. */
  says: string | null
}

export const SHANGHAI = readAreas({ [COOKIE.areas]: '["31"]' })

function searchAs(view: ResultView, shows: string): AnsweredView {
  const state = parseSearchState({ value: 'M8 螺栓', a21: '31', brand: '3', page: '2', view })
  const both = (
    <>
      <SearchHead state={state} />
      <SearchView state={state} />
    </>
  )
  const requests = searchRequests(state, SHANGHAI)
  return { name: `search as ${view}`, view: both, requests, shows, says: TEXT.serverFault }
}

function productOf(skuCount: number): AnsweredView {
  return {
    name: `product of ${skuCount} SKUs`,
    view: (
      <>
        <ProductHead productId={5} />
        <ProductView productId={5} skuId={8} />
      </>
    ),
    requests: productRequests(5, SHANGHAI),
    answers: { getProductDetail: buildProduct(skuCount) },
    shows: '北岭工品专营店',
    says: TEXT.serverFault,
  }
}

/** What the server renders of the mall: no personal view, it knows nobody. */
export const ANSWERED_VIEWS: AnsweredView[] = [
  {
    name: 'home',
    view: <HomeView />,
    requests: homeRequests(SHANGHAI).slice(0, 1),
    shows: '新增 1200 种轴承',
    says: TEXT.serverFault,
  },
  searchAs('grid', 'CJ1234567'),
  searchAs('list', 'CJ1234567'),
  searchAs('table', 'CJ1234567'),
  productOf(2),
  productOf(30),
  {
    name: 'repair',
    view: <RepairView redirect={null} />,
    requests: repairRequests(),
    shows: '系统升级',
    says: '商城暂时无法访问',
  },
  {
    name: 'frame',
    view: <Layout>内容</Layout>,
    requests: layoutRequests(SHANGHAI),
    shows: '深沟球轴承',
    says: null,
  },
  {
    name: 'open categories',
    view: <MegaMenuFlyout topId={1} panel={{ current: null }} onFollow={() => {}} />,
    requests: [{ endpoint: getCategoryList, input: { level: 3 } }],
    shows: '外六角螺栓',
    says: TEXT.serverFault,
  },
  {
    name: 'open areas',
    view: <AreaPanel currentNo="31" onChoose={() => {}} />,
    requests: [{ endpoint: getSysRegion, input: {} }],
    shows: '广西',
    says: TEXT.serverFault,
  },
]
