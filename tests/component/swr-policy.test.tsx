import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCartProduct } from '@/contract/add-to-cart'
import { getCartList } from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import { getHotSearch } from '@/contract/home'
import { getUserInfo } from '@/contract/user'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useCart } from '@/hooks/use-cart'
import { useCartCount } from '@/hooks/use-cart-count'
import { useEndpoint } from '@/hooks/use-endpoint'
import { buildCart } from '../support/build-cart'
import { buildLine } from '../support/build-line'
import { mock, mockFailure } from '../support/mock-server'
import { giveSession, renderMall } from '../support/render-mall'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')))

function Words() {
  const { data, error } = useEndpoint(getHotSearch)
  return <p>{error?.message ?? data?.map(({ hotWord }) => hotWord).join()}</p>
}

function Count() {
  return <p>count {useCartCount().count}</p>
}

const goods = [{ skuId: 7, qty: 100, title: '螺栓' }]

function AddAndCart() {
  const { add } = useAddToCart()
  const { cart } = useCart()
  return (
    <>
      <Count />
      <p>lines {cart?.totals.lineCount}</p>
      <button type="button" onClick={() => void add(goods)}>
        add
      </button>
    </>
  )
}

function mockBuyer(id = 'u1') {
  giveSession()
  mock(getUserInfo, { id, username: id })
  return mock(getCartListCount, 3)
}

describe('answers that keep (SPEC section 9)', () => {
  it('are asked for again by a mount after five minutes, not before', async () => {
    const asked = mock(getHotSearch, [{ id: 1, hotWord: '螺栓' }])
    const { again } = renderMall(<Words />)
    await screen.findByText('螺栓')
    await pass(5 * MINUTE - 2000)
    again(<Words />)
    await pass(100)
    expect(asked).toHaveLength(1)
    await pass(2000)
    again(<Words />)
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('are not asked for when the window gains focus', async () => {
    const asked = mock(getHotSearch, [{ id: 1, hotWord: '螺栓' }])
    renderMall(<Words />)
    await screen.findByText('螺栓')
    await pass(MINUTE)
    await focus()
    await pass(100)
    expect(asked).toHaveLength(1)
  })

  it('that could not be had are asked for three times more, and when the network is back', async () => {
    const asked = mockFailure(getHotSearch, { status: 500 })
    renderMall(<Words />)
    await screen.findAllByText('抱歉，服务器遇到问题，请稍后再试')
    await pass(10 * MINUTE)
    expect(asked).toHaveLength(4)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(asked).toHaveLength(5))
  })

  it.each([400, 403, 409, 422, 429])('are not asked for again after %d', async (status) => {
    const asked = mockFailure(getHotSearch, { status, msg: '不行' })
    renderMall(<Words />)
    await screen.findAllByText('不行')
    await pass(MINUTE)
    expect(asked).toHaveLength(1)
  })
})

describe('counts', () => {
  it('are asked for when the window gains focus, at most once in five seconds', async () => {
    const asked = mockBuyer()
    renderMall(<Count />)
    await screen.findByText('count 3')
    await pass(6000)
    await focus()
    await waitFor(() => expect(asked).toHaveLength(2))
    await pass(4000)
    await focus()
    await pass(100)
    expect(asked).toHaveLength(2)
    await pass(1000)
    await focus()
    await waitFor(() => expect(asked).toHaveLength(3))
  })

  it('and the cart are asked for again after what changes them', async () => {
    const asked = mockBuyer()
    const carts = mock(getCartList, buildCart([buildLine()]))
    mock(saveCartProduct, { count: 4, adjusted: [] })
    const { user } = renderMall(<AddAndCart />)
    await screen.findByText('count 3')
    await screen.findByText('lines 1')
    await user.click(screen.getByRole('button', { name: 'add' }))
    await waitFor(() => expect([asked.length, carts.length]).toEqual([2, 2]))
  })

  it('of one buyer are never shown to the next', async () => {
    mockBuyer('u1')
    const { again } = renderMall(<Count />)
    await screen.findByText('count 3')
    mock(getUserInfo, { id: 'u2', username: 'u2' })
    const second = mock(getCartListCount, 8)
    await pass(6000)
    await focus()
    again(<Count />)
    await screen.findByText('count 8')
    expect(second).not.toHaveLength(0)
  })
})
