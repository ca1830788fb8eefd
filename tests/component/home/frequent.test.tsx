import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HomeView } from '@/components/home/home-view'
import { saveCartProduct } from '@/contract/add-to-cart'
import { getBrowsingList } from '@/contract/browsing-history'
import { getCategoryList } from '@/contract/categories'
import { submitOrder } from '@/contract/checkout'
import { getFrequentGoods } from '@/contract/frequent-goods'
import { getHomePage } from '@/contract/home'
import { cancelOrder, getOrderList } from '@/contract/order'
import { useOrderChanges } from '@/hooks/use-order-changes'
import { useSubmitOrder } from '@/hooks/use-submit-order'
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

describe('what is ordered often, on the home page', () => {
  it('stands with its price, how often it was ordered and when, and leads on', async () => {
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

  it('goes into the cart in the quantity of the last time, as its rules allow', async () => {
    mock(getFrequentGoods, FREQUENT)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = open()
    const adds = within(await row()).getAllByRole('button', { name: '加入购物车' })
    for (const add of adds) await user.click(add)
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { items: [{ skuId: 7, qty: 300 }] },
        { items: [{ skuId: 8, qty: 100 }] },
      ]),
    )
  })

  it('is not there when nothing was ordered', async () => {
    const asked = mock(getFrequentGoods, [])
    open()
    await recent()
    await waitFor(() => expect(asked).toHaveLength(1))
    noRow()
  })

  it('takes nothing with it when it fails', async () => {
    const asked = mockFailure(getFrequentGoods, { status: 400, msg: '暂时无法查询' })
    open()
    await recent()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByText('新增 1200 种轴承')).toBeVisible()
    noRow()
  })

  it('is not asked for by a visitor', async () => {
    const asked = mock(getFrequentGoods, FREQUENT)
    renderMall(<HomeView />)
    expect(await screen.findByText('新增 1200 种轴承')).toBeVisible()
    expect(await screen.findByRole('link', { name: '免费注册' })).toBeVisible()
    expect(asked).toEqual([])
  })
})

const ORDER = {
  ...{ source: 'cart' as const, addressId: ADDRESS_ID, payType: 1 as const },
  ...{ lines: [{ skuId: 7, qty: 100 }], quoteHash: 'h', areaCode: ['0000'] },
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

describe('what is ordered often', () => {
  it('is asked for anew once an order was placed', async () => {
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

  it('is asked for anew once an order was cancelled', async () => {
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
