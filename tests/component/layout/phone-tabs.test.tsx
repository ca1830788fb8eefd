import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhoneTabs } from '@/components/layout/phone-tabs'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const CATEGORY = { id: 4, name: '紧固件', children: [] }
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('the tab bar leads a visitor through the sign-in, without a badge', async () => {
  mock(getCategoryList, [CATEGORY])
  renderMall(<PhoneTabs />)
  expect(await screen.findByRole('link', { name: '分类' })).toHaveAttribute('href', '/category/4')
  expect(hrefOf(/首页/)).toBe('/')
  expect(hrefOf(/快速下单/)).toBe('/quick-order')
  expect(hrefOf(/^购物车$/)).toBe('/login?redirect=%2Fcart%2Flist')
  expect(hrefOf(/我的/)).toBe('/login?redirect=%2Fuser-info')
})

it('the tab bar counts the cart of a buyer, and says where one is', async () => {
  mock(getCategoryList, [])
  const { again } = renderMall(<PhoneTabs />, { username: 'demo', at: '/cart/list' })
  mock(getCartListCount, 3)
  again(<PhoneTabs />)
  await waitFor(() => expect(hrefOf(/购物车 ?3/)).toBe('/cart/list'))
  expect(screen.getByRole('link', { name: /购物车/ })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: '分类' })).toBeNull()
})

it('the tab bar shows no badge for an empty cart', async () => {
  mock(getCategoryList, [CATEGORY])
  renderMall(<PhoneTabs />, { username: 'demo' })
  await waitFor(() => expect(hrefOf(/^购物车$/)).toBe('/cart/list'))
})
