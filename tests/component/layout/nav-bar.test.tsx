import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NavBar } from '@/components/layout/nav-bar'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

const AREA = { areas: ['0000'] }

function renderWithUnread(count: number) {
  giveSession()
  mock(getUserInfo, { id: 'u1', username: 'demo' })
  mock(getCartListCount, 0)
  const requested = mock(getMessageCount, count)
  renderMall(<NavBar />, AREA)
  return requested
}

describe('messages in the navigation bar', () => {
  it('request the unread count as specified', async () => {
    const requested = renderWithUnread(0)
    await waitFor(() => expect(requested[0]?.body).toEqual({ id: 1, applicationType: 1 }))
  })

  it.each([1, 120])('show the red dot with %d unread', async (count) => {
    renderWithUnread(count)
    const link = await screen.findByRole('link', { name: /我的消息\s*有未读消息/ })
    expect(link).toHaveAttribute('href', '/system-messages')
  })

  it('show no red dot when everything is read', async () => {
    const requested = renderWithUnread(0)
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(await screen.findByText('demo')).toBeVisible()
    expect(screen.getByRole('link', { name: /我的消息/ })).toHaveAttribute(
      'href',
      '/system-messages',
    )
    expect(screen.queryByText('有未读消息')).toBeNull()
  })

  it('show a new message within five seconds, also after a failed poll', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      renderWithUnread(0)
      expect(await screen.findByText('demo')).toBeVisible()
      // Longer than any retry after an error.
      mockFailure(getMessageCount, { status: 500, msg: '' })
      await act(() => vi.advanceTimersByTimeAsync(180_000))
      mock(getMessageCount, 1)
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(await screen.findByText('有未读消息')).toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  it('lead a visitor to the sign-in without a request', () => {
    renderMall(<NavBar />, AREA)
    expect(screen.getByRole('link', { name: '我的消息' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fsystem-messages',
    )
  })
})

describe('cart in the navigation bar', () => {
  it.each([
    [99, '99'],
    [120, '99+'],
  ])('shows a count of %d as %s', async (count, text) => {
    giveSession()
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getMessageCount, 0)
    mock(getCartListCount, count)
    renderMall(<NavBar />, AREA)
    expect(await screen.findByRole('link', { name: `购物车${text}` })).toBeVisible()
  })
})

describe('orders in the navigation bar', () => {
  it('open their menu under the pointer and by keyboard', async () => {
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
