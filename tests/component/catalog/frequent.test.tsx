import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HomeView } from '@/components/catalog/home/home-view'
import { getBrowsingList } from '@/contract/account/browsing-history-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage } from '@/contract/catalog/home-calls'
import { submitOrder } from '@/contract/order/checkout-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { cancelOrder, getOrderList } from '@/contract/order/order-calls'
import { useOrderChanges } from '@/hooks/order/use-order-changes'
import { useSubmitOrder } from '@/hooks/order/use-submit-order'
import { GOOD } from '../../support/good-answers'
import { ADDRESS_ID } from '../../support/good-checkout'
import { ORDER_NO, SUBMITTED } from '../../support/good-orders'
import { FREQUENT } from '../../support/good-personal'
import { mock, mockFailure, mockUnchecked } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const open = (username = 'demo') => renderMall(<HomeView />, { username })
const row = () => screen.findByRole('region', { name: '常购' }, { timeout: 5000 })
const recent = () => screen.findByRole('region', { name: '最近浏览' }, { timeout: 5000 })
const noRow = () => expect(screen.queryByRole('region', { name: '常购' })).toBeNull()

beforeEach(() => {
  for (const call of [getHomePage, getCategoryList, getOrderList, getBrowsingList]) {
    mockUnchecked(call, GOOD[call.name])
  }
})
afterEach(() => sessionStorage.clear())

describe('frequently ordered products on the home page', () => {
  it('show price, number and date of orders, and link to product and orders', async () => {
    mock(getFrequentGoods, FREQUENT)
    open()
    const shown = within(await row())
    const [first, second] = shown.getAllByRole('listitem')
    if (!first || !second) throw new Error('two goods were expected')
    expect(first).toHaveTextContent(/下单 6 次 · 最近 11-21/)
    expect(second).toHaveTextContent(/M8×40.*下单 1 次 · 最近 11-20/)
    expect(within(second).getByRole('link')).toHaveAttribute('href', '/product/5?sku=8')
    expect(shown.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order/list')
  })

  it('are added to the cart in the last quantity, snapped to the quantity rule', async () => {
    mock(getFrequentGoods, FREQUENT)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = open()
    const adds = within(await row()).getAllByRole('button', { name: '加入购物车' })
    for (const add of adds) await user.click(add)
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { items: [{ skuId: 7, qty: 300, priceSeen: expect.any(Number) }] },
        { items: [{ skuId: 8, qty: 100, priceSeen: expect.any(Number) }] },
      ]),
    )
  })

  it('are hidden when nothing was ordered', async () => {
    const requested = mock(getFrequentGoods, [])
    open()
    await recent()
    await waitFor(() => expect(requested).toHaveLength(1))
    noRow()
  })

  it('are hidden on a failure, without affecting the rest of the page', async () => {
    const requested = mockFailure(getFrequentGoods, { status: 400, msg: '暂时无法查询' })
    open()
    await recent()
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(screen.getByText('新增 1200 种轴承')).toBeVisible()
    noRow()
  })

  it('are not requested for a visitor', async () => {
    const requested = mock(getFrequentGoods, FREQUENT)
    renderMall(<HomeView />)
    expect(await screen.findByText('新增 1200 种轴承')).toBeVisible()
    expect(await screen.findByRole('link', { name: '免费注册' })).toBeVisible()
    expect(requested).toEqual([])
  })
})

const ORDER = {
  source: 'cart' as const,
  addressId: ADDRESS_ID,
  payType: 1 as const,
  lines: [{ skuId: 7, qty: 100 }],
  quoteHash: 'h',
  areaCode: ['0000'],
}

function Place() {
  const { submit, state } = useSubmitOrder('test')
  return (
    <button type="button" onClick={() => submit(ORDER)}>
      {state.phase}
    </button>
  )
}

function Cancel() {
  const { cancel } = useOrderChanges(ORDER_NO)
  return (
    <button type="button" onClick={() => void cancel('其他')}>
      取消
    </button>
  )
}

describe('frequently ordered products', () => {
  it('are reloaded after an order is placed', async () => {
    const before = mock(getFrequentGoods, [])
    const { user, again } = open()
    await waitFor(() => expect(before).toHaveLength(1))
    mock(submitOrder, SUBMITTED)
    again(<Place />)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByRole('button', { name: 'placed' })).toBeVisible()
    mock(getFrequentGoods, FREQUENT)
    again(<HomeView />)
    expect(await row()).toBeVisible()
  })

  it('are reloaded after an order is cancelled', async () => {
    mock(getFrequentGoods, FREQUENT)
    const { user, again } = open()
    await row()
    const sent = mockUnchecked(cancelOrder, GOOD.getOrderDetail)
    again(<Cancel />)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(sent).toHaveLength(1))
    const after = mock(getFrequentGoods, [])
    again(<HomeView />)
    await waitFor(() => expect(after).toHaveLength(1))
    await waitFor(noRow)
  })
})
