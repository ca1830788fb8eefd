import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CompactHeader } from '@/components/layout/compact-header'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { mock } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

function renderScrolled(count: number) {
  giveSession()
  mock(getUserInfo, { id: 'u1', username: 'demo' })
  mock(getMessageCount, 0)
  mock(getCategoryList, [])
  const requested = mock(getCartListCount, count)
  renderMall(<CompactHeader />)
  vi.stubGlobal('scrollY', 241)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
  return requested
}

describe('cart badge of the compact header', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [1, '1'],
    [99, '99'],
    [1e9, '99+'],
  ])('shows %d as %s, with the full number in its accessible name', async (count, text) => {
    renderScrolled(count)
    const link = await screen.findByRole('link', { name: `购物车 ${count} 种商品` })
    expect(link).toHaveTextContent(`购物车${text}`)
  })

  it('is hidden for an empty cart', async () => {
    const requested = renderScrolled(0)
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.getByRole('link', { name: '购物车 0 种商品' })).toHaveTextContent(/^购物车$/)
  })
})
