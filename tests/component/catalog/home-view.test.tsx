import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomeView } from '@/components/catalog/home/home-view'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage } from '@/contract/catalog/home-calls'
import { SITE } from '@/contract/site/company-rules'
import { GOOD } from '../../support/good-answers'
import { mock, mockUnchecked } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

it('the home page of an empty mall has no empty carousel, notices or brand wall', async () => {
  mock(getHomePage, { banners: [], notices: [], floors: [], brands: [] })
  mockUnchecked(getCategoryList, GOOD.getCategoryList)
  renderMall(<HomeView />, {})
  expect(await screen.findByText(SITE.tagline)).toBeVisible()
  expect(screen.queryByRole('region', { name: '推荐' })).toBeNull()
  expect(screen.queryByRole('region', { name: '商城公告' })).toBeNull()
  expect(screen.queryByRole('region', { name: '品牌馆' })).toBeNull()
})
