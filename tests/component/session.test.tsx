import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { NavBar } from '@/components/layout/nav-bar'
import { getCartList, getCartListCount } from '@/contract/cart'
import { getUserInfo } from '@/contract/user'
import { mock, mockFailure } from '../support/mock-server'
import { giveSession, renderMall } from '../support/render-mall'

const AREA = { areas: ['0000'] }

describe('who is signed in', () => {
  it('is greeted by name, with the count of the cart', async () => {
    giveSession()
    const asked = mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 3)
    renderMall(<NavBar />, AREA)
    expect(await screen.findByText('demo')).toBeVisible()
    expect(await screen.findByRole('link', { name: /购物车\s*3/ })).toHaveAttribute(
      'href',
      '/cart/list',
    )
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer access-test')
    expect(asked[0]?.headers.get('X-Site-Id')).toBe('mall')
  })

  it('is a visitor without tokens: personal links lead to the sign-in', () => {
    renderMall(<NavBar />, { ...AREA, at: '/product/5' })
    expect(screen.getByRole('link', { name: '请登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fproduct%2F5',
    )
    expect(screen.getByRole('link', { name: /购物车/ })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcart%2Flist',
    )
  })

  it('is signed out once, and led to the sign-in, when the server refuses the session', async () => {
    giveSession()
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 3)
    mockFailure(getCartList, 419, 2001, '登录已失效')
    const { router } = renderMall(<CartView />, { ...AREA, at: '/cart/list' })
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fcart%2Flist'))
    expect(Cookies.get('loginInfo')).toBeUndefined()
  })
})
