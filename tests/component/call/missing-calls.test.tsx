import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FavoritesSection } from '@/components/account/favorites-section'
import { SecuritySection } from '@/components/account/security-section'
import { HomeView } from '@/components/catalog/home/home-view'
import { ChatButton } from '@/components/chat/chat-button'
import { IntroductionView } from '@/components/help/introduction/introduction-view'
import { SearchView } from '@/components/search/search-view'
import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getFavoriteList } from '@/contract/account/favorite-calls'
import { getAccountSecurity } from '@/contract/account/security-calls'
import { getPurchaseLists } from '@/contract/cart/purchase-list-calls'
import { getBrandList } from '@/contract/catalog/brand-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage, getHotSearch } from '@/contract/catalog/home-calls'
import { ask } from '@/contract/chat/chat-calls'
import type { Endpoint } from '@/contract/endpoint'
import { getMallFacts } from '@/contract/help/mall-facts-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { getQuotationList } from '@/contract/quotation/my-quotation-calls'
import { searchAddress } from '@/contract/search/search-address'
import { searchProducts } from '@/contract/search/search-calls'
import { getProductHistoryRecord } from '@/contract/search/suggestion-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

/** An API host of which no call is known to be missing yet. */
const OTHER = { missing: [] }
const BRAND = {
  id: 1,
  name: '东钢',
  latin: 'DONGGANG',
  initial: 'D',
  field: '',
  country: '中国',
  productCount: 3,
}

/** A host that lacks the call and says so in words of its own. */
const lack = (endpoint: Endpoint) => mockFailure(endpoint, { status: 404, code: 404, msg: 'RAW' })

function mockFrame() {
  mock(getCategoryList, [
    { id: 1, name: '紧固件', children: [{ id: 10, name: '螺栓', children: [] }] },
  ])
  mock(getHotSearch, [{ id: '1', hotWord: '膨胀螺栓' }])
}

function expectNoToast() {
  expect(screen.queryByText('API Not Found')).not.toBeInTheDocument()
  expect(screen.queryByText(/RAW/)).not.toBeInTheDocument()
}

afterEach(() => sessionStorage.clear())

describe('API host with only the core calls', () => {
  it('home is built from categories, brands, hot words and own searches', async () => {
    mockFrame()
    for (const call of [getFrequentGoods, getAccountOverview, getQuotationList, getPurchaseLists]) {
      lack(call)
    }
    const asked = lack(getHomePage)
    mock(getBrandList, { list: [BRAND], total: 1, page: 1, pageSize: 20, initials: [] })
    mock(getProductHistoryRecord, [{ id: 'h1', searchTerms: '深沟球轴承' }])
    const { again } = renderMall(<HomeView />, { ...OTHER, username: 'demo' })
    expect(await screen.findByRole('link', { name: '螺栓' })).toHaveAttribute(
      'href',
      '/category/10',
    )
    expect(await screen.findByRole('link', { name: /东钢/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '膨胀螺栓' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '深沟球轴承' })).toBeVisible()
    const waiting = within(await screen.findByRole('region', { name: '待办' }))
    await waitFor(() => expect(waiting.getAllByText('查看')).toHaveLength(6))
    expect(screen.getByText(/本商城暂不提供常购清单/)).toBeVisible()
    expectNoToast()
    again(<HomeView />)
    expect(asked).toHaveLength(1)
  })

  it('search names the missing service and offers other ways', async () => {
    lack(searchProducts)
    renderMall(<SearchView state={searchAddress.read({ value: 'M8' })} />, OTHER)
    expect(await screen.findByRole('heading', { name: '商品搜索服务尚未接入' })).toBeVisible()
    expect(screen.getByRole('link', { name: '品牌馆' })).toHaveAttribute('href', '/brands')
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
    expectNoToast()
  })

  it('a call the server found missing is not requested', async () => {
    const asked = lack(searchProducts)
    renderMall(<SearchView state={searchAddress.read({})} />, { missing: [searchProducts.name] })
    expect(await screen.findByRole('heading', { name: '商品搜索服务尚未接入' })).toBeVisible()
    expect(asked).toHaveLength(0)
  })

  it('a call found missing is remembered in the session', async () => {
    const asked = lack(getFavoriteList)
    const { unmount } = renderMall(<FavoritesSection page={1} />, { ...OTHER, username: 'demo' })
    await screen.findByRole('heading', { name: '商品收藏服务尚未接入' })
    unmount()
    renderMall(<FavoritesSection page={1} />, { ...OTHER, username: 'demo' })
    await screen.findByRole('heading', { name: '商品收藏服务尚未接入' })
    expect(asked).toHaveLength(1)
  })

  it('the introduction omits the assortment figures', async () => {
    const asked = lack(getMallFacts)
    renderMall(<IntroductionView />, OTHER)
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('正在加载')).not.toBeInTheDocument())
    expect(screen.queryByRole('heading', { name: /尚未接入/ })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '联系我们' })).toBeVisible()
    expectNoToast()
  })

  it('account security still offers a new password and a new phone', async () => {
    lack(getAccountSecurity)
    renderMall(<SecuritySection />, { ...OTHER, username: 'demo' })
    expect(await screen.findByRole('button', { name: '修改登录密码' })).toBeVisible()
    expect(screen.getByRole('button', { name: '更换绑定手机' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '查看登录设备' })).not.toBeInTheDocument()
  })

  it('the chat button is hidden', () => {
    const button = <ChatButton className="" wordClassName="" moreClassName="" />
    const { unmount } = renderMall(button, { missing: [ask.name] })
    expect(screen.queryByRole('button', { name: '平台客服' })).not.toBeInTheDocument()
    unmount()
    sessionStorage.clear()
    renderMall(button, OTHER)
    expect(screen.getByRole('button', { name: '平台客服' })).toBeVisible()
  })
})

describe('the mall’s own API', () => {
  it('a 404 shows the API Not Found toast of the specification', async () => {
    mockFailure(searchProducts, { status: 404 })
    renderMall(<SearchView state={searchAddress.read({})} />)
    expect(await screen.findByText('API Not Found')).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  })
})
