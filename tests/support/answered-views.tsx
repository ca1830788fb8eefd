import type { ReactNode } from 'react'
import { OutboxView } from '@/components/account/sign-in/outbox-view'
import { AreaPanel } from '@/components/area/area-panel'
import { BrandHead } from '@/components/catalog/brand/brand-head'
import { BrandView } from '@/components/catalog/brand/brand-view'
import { BrandsView } from '@/components/catalog/brand/brands-view'
import { CategoryHead } from '@/components/catalog/category/category-head'
import { CategoryView } from '@/components/catalog/category/category-view'
import { HomeView } from '@/components/catalog/home/home-view'
import { MegaMenuFlyout } from '@/components/catalog/mega-menu-flyout'
import { ShopHead } from '@/components/catalog/shop/shop-head'
import { ShopView } from '@/components/catalog/shop/shop-view'
import { ShopsView } from '@/components/catalog/shop/shops-view'
import { HelpHead } from '@/components/help/help-head'
import { HelpView } from '@/components/help/help-view'
import { IntroductionHead } from '@/components/help/introduction/introduction-head'
import { IntroductionView } from '@/components/help/introduction/introduction-view'
import { Layout } from '@/components/layout/layout'
import { Alternatives } from '@/components/product/alternatives'
import { Comments } from '@/components/product/comments'
import { CompareView } from '@/components/product/compare/compare-view'
import { MatchingParts } from '@/components/product/matching-parts'
import { ProductHead } from '@/components/product/product-head'
import { ProductView } from '@/components/product/product-view'
import { SameSpec } from '@/components/product/same-spec'
import { CheckView } from '@/components/quotation/check-view'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { RepairView } from '@/components/site/repair/repair-view'
import { getSysRegion } from '@/contract/area/area-calls'
import type { CategoryDetail } from '@/contract/catalog/category-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { listingAddress } from '@/contract/catalog/listing-address'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { COOKIE } from '@/contract/constants'
import { helpAddress } from '@/contract/help/help-address'
import { productAddress } from '@/contract/product/product-address'
import { getRelatedProducts } from '@/contract/product/related-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { searchAddress } from '@/contract/search/search-address'
import type { SearchView as ResultView } from '@/contract/search/view-rules'
import { TEXT } from '@/contract/texts'
import { readAreas } from '@/services/area/areas'
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
} from '@/services/page/browse-requests'
import {
  homeRequests,
  layoutRequests,
  type PageRequest,
  productRequests,
  repairRequests,
} from '@/services/page/page-requests'
import { searchRequests } from '@/services/page/search-requests'
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
  const state = searchAddress.read({ value: 'M8 螺栓', a21: '31', brand: '3', page: '2', view })
  const both = (
    <>
      <SearchHead state={state} />
      <SearchView state={state} />
    </>
  )
  const requests = searchRequests(state, SHANGHAI)
  return { name: `search as ${view}`, view: both, requests, shows, says: TEXT.serverError }
}

const STATE = productAddress.read({ sku: '8' })
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
    says: TEXT.serverError,
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
    says: TEXT.serverError,
  }
}

function helpAs(name: string, query: Record<string, string>, shows: string): AnsweredView {
  const state = helpAddress.read(query)
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
    says: TEXT.serverError,
  }
}

const HALL = listingAddress.read({ keyword: '岑', category: '1', page: '2' })

const BROWSING: AnsweredView[] = [
  {
    name: 'check of a quotation',
    view: <CheckView no="Q261121090000123456" />,
    requests: quotationRequests('Q261121090000123456'),
    shows: '在有效期内',
    says: TEXT.serverError,
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
    says: TEXT.serverError,
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
    says: TEXT.serverError,
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
    says: TEXT.serverError,
  },
  {
    name: 'shops',
    view: <ShopsView state={HALL} />,
    requests: shopListRequests(HALL, SHANGHAI),
    shows: '休业中',
    says: TEXT.serverError,
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
    says: TEXT.serverError,
  },
]

function relatedTo(sku: Sku): AnsweredView[] {
  const input = { productId: 5, skuId: sku.skuId, areaCode: SHANGHAI.areaCodes }
  const requested = { requests: [{ endpoint: getRelatedProducts, input }], says: TEXT.serverError }
  const both = { product: PRODUCT, sku }
  return [
    { ...requested, name: 'same spec', view: <SameSpec {...both} />, shows: '三桐五金商行' },
    {
      ...requested,
      name: 'matching parts',
      view: <MatchingParts productId={5} skuId={sku.skuId} />,
      shows: '六角螺母',
    },
    { ...requested, name: 'alternatives', view: <Alternatives {...both} />, shows: '原 30 mm' },
  ]
}

/** What the server renders of the mall: no personal view, it knows nobody. */
export const ANSWERED_VIEWS: AnsweredView[] = [
  {
    name: 'home',
    view: <HomeView />,
    requests: homeRequests(SHANGHAI).slice(0, 1),
    shows: '新增 1200 种轴承',
    says: TEXT.serverError,
  },
  ...BROWSING,
  {
    name: 'SMS outbox',
    view: <OutboxView />,
    requests: smsOutboxRequests(),
    shows: '138****0000',
    says: TEXT.serverError,
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
    says: TEXT.serverError,
  },
  {
    name: 'comparison',
    view: <CompareView state={{ skuIds: [7, 8], isDiffOnly: false }} />,
    requests: compareRequests([7, 8], SHANGHAI),
    shows: 'CJ7654321',
    says: TEXT.serverError,
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
    says: TEXT.serverError,
  },
  {
    name: 'open areas',
    view: <AreaPanel currentNo="31" onChoose={() => {}} />,
    requests: [{ endpoint: getSysRegion, input: {} }],
    shows: '广西',
    says: TEXT.serverError,
  },
]
