import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HomeView } from '@/components/catalog/home/home-view'
import { getHomePage } from '@/contract/catalog/home-calls'
import { SITE } from '@/contract/site/company-rules'
import { GOOD } from '../../support/good-answers'
import { mock, mockFailure, mockUnchecked } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

describe('the home page of a visitor', () => {
  it('shows examples that are searches, categories with leaves, offers, notices and brands', async () => {
    mockUnchecked(getHomePage, GOOD.getHomePage)
    renderMall(<HomeView />)
    const notices = await screen.findByRole('region', { name: '商城公告' })
    expect(within(notices).getByText('新增 1200 种轴承')).toBeVisible()
    expect(screen.getByRole('link', { name: 'M8*30 8.8 外六角 镀锌' })).toHaveAttribute(
      'href',
      '/search?value=M8*30+8.8+%E5%A4%96%E5%85%AD%E8%A7%92+%E9%95%80%E9%94%8C',
    )
    const categories = within(screen.getByRole('region', { name: '商品分类' }))
    expect(categories.getByRole('link', { name: '紧固件' })).toHaveAttribute('href', '/category/1')
    expect(categories.getByRole('link', { name: '外六角螺栓' })).toHaveAttribute(
      'href',
      '/search?category=10101',
    )
    const offers = within(screen.getByRole('region', { name: '推荐' }))
    expect(offers.getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('region', { name: '品牌馆' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '常购' })).toBeNull()
  })

  it('has no empty offers, notices or brands in a mall that has none', async () => {
    mock(getHomePage, { banners: [], notices: [], categories: [], brands: [] })
    renderMall(<HomeView />)
    expect(await screen.findByRole('region', { name: '商品分类' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SITE.tagline)
    for (const name of ['推荐', '商城公告', '品牌馆']) {
      expect(screen.queryByRole('region', { name })).toBeNull()
    }
  })

  it('keeps its first part and offers a retry when the rest fails', async () => {
    mockFailure(getHomePage, { status: 400, msg: '暂时无法查询' })
    const { user } = renderMall(<HomeView />)
    expect(await screen.findByText('暂时无法查询')).toBeVisible()
    expect(screen.getByRole('region', { name: '写下规格，直接找到货' })).toBeVisible()
    mockUnchecked(getHomePage, GOOD.getHomePage)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '商城公告' })).toBeVisible()
  })
})
