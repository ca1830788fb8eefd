import type { ReactNode } from 'react'
import { BrandHead } from '@/components/brand/brand-head'
import { BrandView } from '@/components/brand/brand-view'
import { BrandsView } from '@/components/brand/brands-view'
import { CategoryHead } from '@/components/category/category-head'
import { CategoryView } from '@/components/category/category-view'
import { CompareView } from '@/components/compare/compare-view'
import { HelpHead } from '@/components/help/help-head'
import { HelpView } from '@/components/help/help-view'
import { HomeView } from '@/components/home/home-view'
import { AreaPanel } from '@/components/layout/area-panel'
import { Layout } from '@/components/layout/layout'
import { MegaMenuFlyout } from '@/components/layout/mega-menu-flyout'
import { OutboxView } from '@/components/login/outbox-view'
import { Alternatives } from '@/components/product/alternatives'
import { Comments } from '@/components/product/comments'
import { MatchingParts } from '@/components/product/matching-parts'
import { ProductHead } from '@/components/product/product-head'
import { ProductView } from '@/components/product/product-view'
import { SameSpec } from '@/components/product/same-spec'
import { CheckView } from '@/components/quotation/check-view'
import { RepairView } from '@/components/repair/repair-view'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { ShopHead } from '@/components/shop/shop-head'
import { ShopView } from '@/components/shop/shop-view'
import { ShopsView } from '@/components/shop/shops-view'
import { IntroductionHead } from '@/components/website-introduction/introduction-head'
import { IntroductionView } from '@/components/website-introduction/introduction-view'
import { getCategoryList } from '@/contract/categories'
import type { CategoryDetail } from '@/contract/category-detail'
import { getProductComments } from '@/contract/comment'
import { COOKIE } from '@/contract/constants'
import { getSysRegion } from '@/contract/global'
import { parseHallState } from '@/contract/hall-state'
import { parseHelpState } from '@/contract/help-state'
import { parseProductState } from '@/contract/product-state'
import { getRelatedProducts } from '@/contract/related'
import { parseSearchState, type SearchView as ResultView } from '@/contract/search-state'
import type { Sku } from '@/contract/sku-columns'
import { readProduct } from '@/contract/sku-rows'
import { TEXT } from '@/contract/texts'
import {
  brandListRequests,
  brandRequests,
  categoryRequests,
  compareRequests,
  helpRequests,
  introductionRequests,
  quotationRequests,
  shopListRequests,
  shopRequests,
  smsOutboxRequests,
} from '@/hooks/browse-requests'
import {
  homeRequests,
  layoutRequests,
  type PageRequest,
  productRequests,
  repairRequests,
  searchRequests,
} from '@/hooks/page-requests'
import { readAreas } from '@/services/areas'
import { CATEGORY, CATEGORY_GROUP, LEAF } from './good-browse'
import { buildProduct } from './good-goods'
import { QUESTIONS } from './good-help'

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

const STATE = parseProductState({ sku: '8' })
const PRODUCT = readProduct(buildProduct(2))
const [SKU] = PRODUCT.skus

function productOf(skuCount: number): AnsweredView {
  return {
    name: `product of ${skuCount} SKUs`,
    view: (
      <>
        <ProductHead productId={5} />
        <ProductView productId={5} state={STATE} />
      </>
    ),
    requests: productRequests(5, SHANGHAI),
    answers: { getProductDetail: buildProduct(skuCount) },
    shows: '北岭工品专营店',
    says: TEXT.serverFault,
  }
}

function categoryAs(name: string, category: CategoryDetail, shows: string): AnsweredView {
  return {
    name,
    view: (
      <>
        <CategoryHead categoryId={1} />
        <CategoryView categoryId={1} />
      </>
    ),
    requests: categoryRequests(1, SHANGHAI),
    answers: { getCategoryDetail: category },
    shows,
    says: TEXT.serverFault,
  }
}

function helpAs(name: string, query: Record<string, string>, shows: string): AnsweredView {
  const state = parseHelpState(query)
  return {
    name,
    view: (
      <>
        <HelpHead state={state} />
        <HelpView state={state} />
      </>
    ),
    requests: helpRequests(state),
    ...(state.type === QUESTIONS.type && { answers: { getHelpArticle: QUESTIONS } }),
    shows,
    says: TEXT.serverFault,
  }
}

const HALL = parseHallState({ keyword: '岑', category: '1', page: '2' })

const BROWSING: AnsweredView[] = [
  {
    name: 'check of a quotation',
    view: <CheckView no="Q261121090000123456" />,
    requests: quotationRequests('Q261121090000123456'),
    shows: '在有效期内',
    says: TEXT.serverFault,
  },
  {
    name: 'introduction',
    view: (
      <>
        <IntroductionHead />
        <IntroductionView />
      </>
    ),
    requests: introductionRequests(),
    shows: '52,118',
    says: TEXT.serverFault,
  },
  helpAs('help article', { type: '1-3', index: '2' }, '按原支付方式退回'),
  helpAs('questions of help', { type: '4-3', index: '2' }, '运费按店铺收取'),
  helpAs('help that was found', { keyword: '到账' }, '1–7 个工作日'),
  categoryAs('top category', CATEGORY, '外六角螺栓 8'),
  categoryAs('group of leaves', CATEGORY_GROUP, '外六角螺栓 10'),
  categoryAs('leaf', LEAF, '11 个可选值'),
  {
    name: 'brands',
    view: <BrandsView state={HALL} />,
    requests: brandListRequests(HALL, SHANGHAI),
    shows: 'CANGVA',
    says: TEXT.serverFault,
  },
  {
    name: 'brand',
    view: (
      <>
        <BrandHead brandId={3} />
        <BrandView brandId={3} />
      </>
    ),
    requests: brandRequests(3, SHANGHAI),
    shows: '冷镦车间',
    says: TEXT.serverFault,
  },
  {
    name: 'shops',
    view: <ShopsView state={HALL} />,
    requests: shopListRequests(HALL, SHANGHAI),
    shows: '休业中',
    says: TEXT.serverFault,
  },
  {
    name: 'shop',
    view: (
      <>
        <ShopHead shopId={1} />
        <ShopView shopId={1} />
      </>
    ),
    requests: shopRequests(1, SHANGHAI),
    shows: '上海总仓',
    says: TEXT.serverFault,
  },
]

function relatedTo(sku: Sku): AnsweredView[] {
  const input = { productId: 5, skuId: sku.skuId, areaCode: SHANGHAI.areaCodes }
  const asked = { requests: [{ endpoint: getRelatedProducts, input }], says: TEXT.serverFault }
  const both = { product: PRODUCT, sku }
  return [
    { ...asked, name: 'same spec', view: <SameSpec {...both} />, shows: '三桐五金商行' },
    {
      ...asked,
      name: 'matching parts',
      view: <MatchingParts productId={5} skuId={sku.skuId} />,
      shows: '六角螺母',
    },
    { ...asked, name: 'alternatives', view: <Alternatives {...both} />, shows: '原 30 mm' },
  ]
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
  ...BROWSING,
  {
    name: 'SMS outbox',
    view: <OutboxView />,
    requests: smsOutboxRequests(),
    shows: '138****0000',
    says: TEXT.serverFault,
  },
  searchAs('grid', 'CJ1234567'),
  searchAs('list', 'CJ1234567'),
  searchAs('table', 'CJ1234567'),
  productOf(2),
  productOf(30),
  ...(SKU ? relatedTo(SKU) : []),
  {
    name: 'comments',
    view: <Comments productId={5} skuId={7} state={STATE} onChange={() => {}} />,
    requests: [{ endpoint: getProductComments, input: { productId: 5, filter: 'all', page: 1 } }],
    shows: '上海某机械厂',
    says: TEXT.serverFault,
  },
  {
    name: 'comparison',
    view: <CompareView state={{ skuIds: [7, 8], isDiffOnly: false }} />,
    requests: compareRequests([7, 8], SHANGHAI),
    shows: 'CJ7654321',
    says: TEXT.serverFault,
  },
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
