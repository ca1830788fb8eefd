import { screen, waitFor } from '@testing-library/react'
import { useRouter } from 'next/router'
import { describe, expect, it } from 'vitest'
import { BrandView } from '@/components/catalog/brand/brand-view'
import { BrandsView } from '@/components/catalog/brand/brands-view'
import { getBrandDetail, getBrandList } from '@/contract/catalog/brand-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { listingAddress } from '@/contract/catalog/listing-address'
import { BRAND_DETAIL, BRANDS } from '../../support/good-browse'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const AREAS = ['31']
const TOPS = [{ id: 1, name: '紧固件', productCount: 228, children: [] }]

function Hall() {
  return <BrandsView state={listingAddress.read(useRouter().query)} />
}

function renderHall(at = '/brands') {
  mock(getCategoryList, TOPS)
  const requested = mock(getBrandList, BRANDS)
  return { ...renderMall(<Hall />, { at, areas: AREAS }), requested }
}

const link = (name: string | RegExp) => screen.findByRole('link', { name })

describe('brands page', () => {
  it('links to each brand and to its products in the chosen category', async () => {
    renderHall('/brands?category=1')
    expect(await link(/^CENJUN/)).toHaveAttribute('href', '/brand/3')
    const [goods] = await screen.findAllByRole('link', { name: '40 种商品' })
    expect(goods).toHaveAttribute('href', '/search?category=1&brand=3')
  })

  it('counts no goods where a host does not say how many there are', async () => {
    mock(getCategoryList, TOPS)
    mock(getBrandList, { list: [{ id: 3, name: '拓纳' }], total: 1 })
    renderMall(<Hall />, { at: '/brands' })
    expect(await link('商品')).toHaveAttribute('href', '/search?brand=3')
    expect(screen.queryByText(/0 种/)).toBeNull()
  })

  it('offers only initials that have brands and keeps the category', async () => {
    const { user, router, requested } = renderHall('/brands?category=1')
    await user.click(await link('X'))
    expect(router.asPath).toBe('/brands?category=1&initial=X')
    await waitFor(() =>
      expect(requested.at(-1)?.body).toMatchObject({
        categoryId: 1,
        initial: 'X',
        areaCode: AREAS,
      }),
    )
    expect(await link('X')).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('link', { name: 'A' })).toBeNull()
  })

  it('a keyword search resets initial and page', async () => {
    const { user, router } = renderHall('/brands?initial=C&page=2')
    await user.type(screen.getByRole('searchbox', { name: '搜索品牌' }), ' 岑 {Enter}')
    expect(router.asPath).toBe('/brands?keyword=%E5%B2%91')
  })

  it('shows an empty result with other ways to go on', async () => {
    mock(getCategoryList, TOPS)
    mock(getBrandList, { ...BRANDS, list: [], total: 0, initials: [] })
    renderMall(<Hall />, { at: '/brands?keyword=xx' })
    expect(await screen.findByText('没有符合条件的品牌')).toBeVisible()
    expect(await link('查看全部品牌')).toHaveAttribute('href', '/brands')
    expect(await link('搜索商品“xx”')).toHaveAttribute('href', '/search?value=xx')
  })

  it('shows an error and retries', async () => {
    mock(getCategoryList, TOPS)
    mockFailure(getBrandList, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<Hall />, { at: '/brands' })
    const retry = await screen.findByRole('button', { name: '重试' })
    mock(getBrandList, BRANDS)
    await user.click(retry)
    expect(await link(/^CENJUN/)).toBeVisible()
  })
})

describe('brand page', () => {
  it('links every list filtered by the brand', async () => {
    mock(getBrandDetail, BRAND_DETAIL)
    const { user } = renderMall(<BrandView brandId={3} />, { areas: AREAS })
    expect(await screen.findByRole('heading', { level: 1, name: '岑钧 CENJUN' })).toBeVisible()
    expect(await link('查看全部商品')).toHaveAttribute('href', '/search?brand=3')
    expect(await link(/北岭工品专营店/)).toHaveAttribute('href', '/search?brand=3&shop=1')
    expect(await link(/^外六角螺栓 8/)).toHaveAttribute('href', '/search?category=10108&brand=3')
    expect(screen.queryByRole('link', { name: /^外六角螺栓 9/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '展开其余 2 个品类' }))
    expect(await link(/^外六角螺栓 9/)).toBeVisible()
  })

  it('states that nothing of the brand is sold in the area', async () => {
    const empty = { productCount: 0, categories: [], shops: [], bestSellers: [] }
    mock(getBrandDetail, { ...BRAND_DETAIL, ...empty })
    renderMall(<BrandView brandId={3} />, { areas: AREAS })
    expect(await screen.findByText('当前区域没有该品牌的在售商品')).toBeVisible()
    expect(screen.queryByRole('link', { name: '查看全部商品' })).toBeNull()
  })

  it('of an unknown brand links to all brands', async () => {
    mockFailure(getBrandDetail, { status: 400, code: 1004, msg: '品牌不存在' })
    renderMall(<BrandView brandId={99} />, { areas: AREAS })
    expect(await screen.findByRole('heading', { level: 2, name: '品牌不存在' })).toBeVisible()
    expect(await link('查看全部品牌')).toHaveAttribute('href', '/brands')
  })
})
