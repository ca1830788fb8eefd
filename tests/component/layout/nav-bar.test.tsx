import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NavBar } from '@/components/layout/nav-bar'
import { getCartListCount } from '@/contract/cart-count'
import { getMessageCount } from '@/contract/message-count'
import { getUserInfo } from '@/contract/user'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

const AREA = { areas: ['0000'] }

function renderWithUnread(count: number) {
  giveSession()
  mock(getUserInfo, { id: 'u1', username: 'demo' })
  mock(getCartListCount, 0)
  const asked = mock(getMessageCount, count)
  renderMall(<NavBar />, AREA)
  return asked
}

describe('my messages in the navigation bar', () => {
  it('asks the way the specification says', async () => {
    const asked = renderWithUnread(0)
    await waitFor(() => expect(asked[0]?.body).toEqual({ id: 1, applicationType: 1 }))
  })

  it.each([1, 120])('carries the red dot when %d are unread', async (count) => {
    renderWithUnread(count)
    const link = await screen.findByRole('link', { name: /我的消息\s*有未读消息/ })
    expect(link).toHaveAttribute('href', '/system-messages')
  })

  it('carries none when everything is read', async () => {
    const asked = renderWithUnread(0)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByText('demo')).toBeVisible()
    expect(screen.getByRole('link', { name: /我的消息/ })).toHaveAttribute(
      'href',
      '/system-messages',
    )
    expect(screen.queryByText('有未读消息')).toBeNull()
  })

  it('shows a new message within five seconds, also when it could not ask before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      renderWithUnread(0)
      expect(await screen.findByText('demo')).toBeVisible()
      // Longer than anything is asked for again by itself after an error.
      mockFailure(getMessageCount, { status: 500, msg: '' })
      await act(() => vi.advanceTimersByTimeAsync(180_000))
      mock(getMessageCount, 1)
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(await screen.findByText('有未读消息')).toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  it('leads a visitor to the sign-in, and asks nothing', () => {
    renderMall(<NavBar />, AREA)
    expect(screen.getByRole('link', { name: '我的消息' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fsystem-messages',
    )
  })
})

describe('the cart in the navigation bar', () => {
  it.each([
    [99, '99'],
    [120, '99+'],
  ])('counts %d as %s', async (count, text) => {
    giveSession()
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getMessageCount, 0)
    mock(getCartListCount, count)
    renderMall(<NavBar />, AREA)
    expect(await screen.findByRole('link', { name: `购物车${text}` })).toBeVisible()
  })
})

describe('my orders in the navigation bar', () => {
  it('open under the pointer and by keyboard', async () => {
    giveSession()
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getMessageCount, 0)
    mock(getCartListCount, 0)
    const { user } = renderMall(<NavBar />, AREA)
    expect(await screen.findByText('demo')).toBeVisible()
    const orders = screen.getByRole('link', { name: '我的订单' })
    expect(orders).toHaveAttribute('href', '/order/list')
    await user.hover(orders)
    const links = ['待发货', '待收货', '已完成'].map((name) => screen.findByRole('link', { name }))
    expect((await Promise.all(links)).map((link) => link.getAttribute('href'))).toEqual([
      '/order/list?type=2',
      '/order/list?type=4',
      '/order/list?type=5',
    ])
    orders.focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '待发货' })).toBeNull()
  })

  it('lead a visitor to the sign-in', () => {
    renderMall(<NavBar />, AREA)
    expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Forder%2Flist',
    )
  })
})
