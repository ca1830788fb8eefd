import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { type Cache, useSWRConfig } from 'swr'
import { describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { NavBar } from '@/components/layout/nav-bar'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { deleteCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

/** Exposes the SWR cache to a test. */
function CacheReader({ onRead }: { onRead: (cache: Cache) => void }) {
  const { cache } = useSWRConfig()
  useEffect(() => onRead(cache), [cache, onRead])
  return null
}

const AREA = { areas: ['0000'] }

describe('session in the navigation bar', () => {
  it('shows username and cart count of a signed-in user', async () => {
    giveSession()
    const requested = mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 3)
    mock(getMessageCount, 0)
    renderMall(<NavBar />, AREA)
    expect(await screen.findByText('demo')).toBeVisible()
    expect(await screen.findByRole('link', { name: /购物车\s*3/ })).toHaveAttribute(
      'href',
      '/cart/list',
    )
    expect(requested[0]?.headers.get('Authorization')).toBe('Bearer access-test')
    expect(requested[0]?.headers.get('X-Site-Id')).toBe('mall')
  })

  it('a visitor’s personal links lead to the sign-in', () => {
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

  it('a refused session signs out once and redirects to the sign-in', async () => {
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

  it('a visitor finds nothing of the user whose tokens ran out, and keeps their own goods', async () => {
    localStorage.setItem('userInfo', '{"id":"u1","username":"demo"}')
    localStorage.setItem('goodsInfo', '[]')
    renderMall(<NavBar />, { ...AREA, at: '/' })
    await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull())
    expect(localStorage.getItem('goodsInfo')).toBe('[]')
  })

  it('a session without an answer yet keeps the user stored', async () => {
    giveSession()
    localStorage.setItem('userInfo', '{"id":"u1","username":"demo"}')
    mock(getCartListCount, 0)
    mock(getMessageCount, 0)
    mockFailure(getUserInfo, { status: 503, msg: '稍后再试' })
    renderMall(<NavBar />, { ...AREA, at: '/' })
    expect(await screen.findByRole('link', { name: /购物车/ })).toHaveAttribute(
      'href',
      '/cart/list',
    )
    expect(localStorage.getItem('userInfo')).toContain('demo')
  })

  it('a refused session clears the user’s cached answers', async () => {
    giveSession()
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 3)
    mock(getMessageCount, 0)
    const cart = mock(getCartList, buildCart([buildLine()]))
    let cache: Cache | null = null
    const answered = () => [...(cache?.keys() ?? [])].filter((key) => cache?.get(key)?.data)
    const { router, user } = renderMall(
      <>
        <CacheReader
          onRead={(read) => {
            cache = read
          }}
        />
        <NavBar />
        <CartView />
      </>,
      { ...AREA, at: '/cart/list' },
    )
    expect(await screen.findByText('demo')).toBeVisible()
    await screen.findByRole('region', { name: '合计' })
    expect(answered().some((key) => key.includes(getCartList.path))).toBe(true)
    expect(cart).toHaveLength(1)
    mockFailure(deleteCartProduct, { status: 419, code: 2001, msg: '登录已失效' })
    mockFailure(getOauthToken, { status: 400, code: 2010, msg: '登录已失效' })
    await user.click(screen.getByRole('button', { name: /^删除 岑钧/ }))
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fcart%2Flist'))
    expect(answered()).toEqual([])
  })

  it('a failing token refresh (503) keeps the session and shows an error to retry', async () => {
    giveSession({ accessExpiresIn: -1 })
    mockFailure(getOauthToken, { status: 503, code: 5003, msg: '服务暂时不可用，请稍后再试' })
    const { router } = renderMall(<NavBar />, { ...AREA, at: '/cart/list' })
    expect(await screen.findByText('服务暂时不可用，请稍后再试')).toBeInTheDocument()
    expect(Cookies.get('loginInfo')).toBeDefined()
    expect(router.asPath).toBe('/cart/list')
  })

  it('is stored for other tabs and removed on sign-out', async () => {
    mock(logout, null)
    const { user } = renderMall(<NavBar />, { ...AREA, username: 'demo' })
    await waitFor(() => expect(localStorage.getItem('userInfo')).toContain('demo'))
    await user.click(screen.getByRole('button', { name: '退出' }))
    await waitFor(() => expect(Cookies.get('loginInfo')).toBeUndefined())
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(screen.queryByText('demo')).toBeNull()
  })

  it('ends even when logout fails on the server', async () => {
    mockFailure(logout, { status: 500 })
    const { user } = renderMall(<NavBar />, { ...AREA, username: 'demo' })
    await user.click(await screen.findByRole('button', { name: '退出' }))
    await waitFor(() => expect(Cookies.get('loginInfo')).toBeUndefined())
  })

  it('a cookie that comes while the page is rendered is seen by the next check', async () => {
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 0)
    mock(getMessageCount, 0)
    const { again } = renderMall(<NavBar />, AREA)
    await screen.findByRole('link', { name: '请登录' })
    const read = vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('')
    giveSession()
    again(<NavBar />)
    expect(screen.getByRole('link', { name: '请登录' })).toBeVisible()
    read.mockRestore()
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText('demo')).toBeVisible()
  })

  it('a malformed cookie counts as a visitor', () => {
    for (const text of ['x', '{}', '[]', 'null', '{"accessToken":1}', '{"__proto__":{}}', '%']) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
      document.cookie = `loginInfo=${text}; path=/`
      const { unmount } = renderMall(<NavBar />, AREA)
      expect(screen.getByRole('link', { name: '请登录' })).toBeVisible()
      unmount()
    }
  })
})
