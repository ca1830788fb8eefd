import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { getProductSearchTips } from '@/contract/search/suggestion-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { useCart } from '@/hooks/cart/use-cart'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

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

function Tips({ keyword }: { keyword: string }) {
  const { data, error } = useEndpoint(getProductSearchTips, { keyword, areaCode: [] })
  return <p>{error?.message ?? data?.join()}</p>
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

describe('SWR policy of lasting answers (SPEC section 9)', () => {
  it('a mount revalidates after five minutes, not before', async () => {
    const requested = mock(getHotSearch, [{ id: '1', hotWord: '螺栓' }])
    const { again } = renderMall(<Words />)
    await screen.findByText('螺栓')
    await pass(5 * MINUTE - 2000)
    again(<Words />)
    await pass(100)
    expect(requested).toHaveLength(1)
    await pass(2000)
    again(<Words />)
    await waitFor(() => expect(requested).toHaveLength(2))
  })

  it('window focus does not revalidate', async () => {
    const requested = mock(getHotSearch, [{ id: '1', hotWord: '螺栓' }])
    renderMall(<Words />)
    await screen.findByText('螺栓')
    await pass(MINUTE)
    await focus()
    await pass(100)
    expect(requested).toHaveLength(1)
  })

  it('a failure is retried three times, and again when the network is back', async () => {
    const requested = mockFailure(getHotSearch, { status: 500 })
    renderMall(<Words />)
    await screen.findAllByText('抱歉，服务器遇到问题，请稍后再试')
    await pass(10 * MINUTE)
    expect(requested).toHaveLength(4)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(requested).toHaveLength(5))
  })

  it('a burst of failures: fifty views of ten calls ask each four times, and recover', async () => {
    const words = Array.from({ length: 50 }, (_, at) => ({
      id: `view ${at}`,
      word: `词${at % 10}`,
    }))
    const requested = mockFailure(getProductSearchTips, { status: 503, msg: '请稍后再试' })
    renderMall(words.map(({ id, word }) => <Tips key={id} keyword={word} />))
    await waitFor(() => expect(screen.getAllByText('请稍后再试').length).toBeGreaterThan(49))
    await pass(10 * MINUTE)
    expect(requested).toHaveLength(10 * 4)
    const mended = mock(getProductSearchTips, ['M8 螺栓'])
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.getAllByText('M8 螺栓')).toHaveLength(50))
    expect(mended).toHaveLength(10)
  })

  it.each([400, 403, 409, 422, 429])('a refusal with %d is not retried', async (status) => {
    const requested = mockFailure(getHotSearch, { status, msg: '不行' })
    renderMall(<Words />)
    await screen.findAllByText('不行')
    await pass(MINUTE)
    expect(requested).toHaveLength(1)
  })

  it('a change that fails is sent once: its outcome is not known', async () => {
    mockBuyer()
    mock(getCartList, buildCart([]))
    const sent = mockFailure(saveCartProduct, { status: 503, msg: '请稍后再试' })
    renderMall(<AddAndCart />)
    await screen.findByText('count 3')
    act(() => screen.getByRole('button', { name: 'add' }).click())
    await waitFor(() => expect(sent).toHaveLength(1))
    await pass(MINUTE)
    expect(sent).toHaveLength(1)
  })
})

describe('SWR policy of counts', () => {
  it('window focus revalidates at most once in five seconds', async () => {
    const requested = mockBuyer()
    renderMall(<Count />)
    await screen.findByText('count 3')
    await pass(6000)
    await focus()
    await waitFor(() => expect(requested).toHaveLength(2))
    await pass(4000)
    await focus()
    await pass(100)
    expect(requested).toHaveLength(2)
    await pass(1000)
    await focus()
    await waitFor(() => expect(requested).toHaveLength(3))
  })

  it('a change that invalidates count and cart reloads both', async () => {
    const requested = mockBuyer()
    const carts = mock(getCartList, buildCart([buildLine()]))
    mock(saveCartProduct, { count: 4, adjusted: [] })
    const { user } = renderMall(<AddAndCart />)
    await screen.findByText('count 3')
    await screen.findByText('lines 1')
    await user.click(screen.getByRole('button', { name: 'add' }))
    await waitFor(() => expect([requested.length, carts.length]).toEqual([2, 2]))
  })

  it('a count of one user is never shown to the next', async () => {
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
