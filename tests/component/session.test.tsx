import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { NavBar } from '@/components/layout/nav-bar'
import { getCartList } from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import { getMessageCount } from '@/contract/message-count'
import { getOauthToken, logout } from '@/contract/oauth'
import { getUserInfo } from '@/contract/user'
import { mock, mockFailure } from '../support/mock-server'
import { giveSession, renderMall } from '../support/render-mall'

const AREA = { areas: ['0000'] }

describe('who is signed in', () => {
  it('is greeted by name, with the count of the cart', async () => {
    giveSession()
    const asked = mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 3)
    mock(getMessageCount, 0)
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
    mockFailure(getCartList, { status: 419, code: 2001, msg: '登录已失效' })
    const renewed = mockFailure(getOauthToken, { status: 400, code: 2010, msg: '登录已失效' })
    localStorage.setItem('userInfo', '{"id":"u1"}')
    localStorage.setItem('goodsInfo', '[]')
    const { router } = renderMall(<CartView />, { ...AREA, at: '/cart/list' })
    const navigations = vi.fn()
    router.events.on('routeChangeStart', navigations)
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fcart%2Flist'))
    expect(Cookies.get('loginInfo')).toBeUndefined()
    expect([localStorage.getItem('userInfo'), localStorage.getItem('goodsInfo')]).toEqual([
      null,
      null,
    ])
    expect([renewed.length, navigations.mock.calls.length]).toEqual([1, 1])
    router.events.off('routeChangeStart', navigations)
  })

  it('stays signed in, with an error to retry, when the renewal has a hiccup', async () => {
    giveSession({ accessExpiresIn: -1 })
    mockFailure(getOauthToken, { status: 503, code: 5003, msg: '服务暂时不可用，请稍后再试' })
    const { router } = renderMall(<NavBar />, { ...AREA, at: '/cart/list' })
    expect(await screen.findByText('服务暂时不可用，请稍后再试')).toBeInTheDocument()
    expect(Cookies.get('loginInfo')).toBeDefined()
    expect(router.asPath).toBe('/cart/list')
  })

  it('is noted for the other tabs, and forgotten at the sign-out', async () => {
    mock(logout, null)
    const { user } = renderMall(<NavBar />, { ...AREA, username: 'demo' })
    await waitFor(() => expect(localStorage.getItem('userInfo')).toContain('demo'))
    await user.click(screen.getByRole('button', { name: '退出' }))
    await waitFor(() => expect(Cookies.get('loginInfo')).toBeUndefined())
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(screen.queryByText('demo')).toBeNull()
  })

  it('is signed out even when the server does not answer', async () => {
    mockFailure(logout, { status: 500 })
    const { user } = renderMall(<NavBar />, { ...AREA, username: 'demo' })
    await user.click(await screen.findByRole('button', { name: '退出' }))
    await waitFor(() => expect(Cookies.get('loginInfo')).toBeUndefined())
  })

  it('is a visitor when the cookie is garbled', () => {
    for (const text of ['x', '{}', '[]', 'null', '{"accessToken":1}', '{"__proto__":{}}', '%']) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
      document.cookie = `loginInfo=${text}; path=/`
      const { unmount } = renderMall(<NavBar />, AREA)
      expect(screen.getByRole('link', { name: '请登录' })).toBeVisible()
      unmount()
    }
  })
})
