import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HomeView } from '@/components/catalog/home/home-view'
import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getBrowsingList } from '@/contract/account/browsing-history-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getPurchaseLists } from '@/contract/cart/purchase-list-calls'
import { getHomePage } from '@/contract/catalog/home-calls'
import { submitOrder } from '@/contract/order/checkout-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { cancelOrder } from '@/contract/order/order-calls'
import { getQuotationList } from '@/contract/quotation/my-quotation-calls'
import { useOrderChanges } from '@/hooks/order/use-order-changes'
import { useSubmitOrder } from '@/hooks/order/use-submit-order'
import { handedList } from '@/services/store/handed-list'
import { GOOD } from '../../support/good-answers'
import { ADDRESS_ID } from '../../support/good-checkout'
import { ORDER_NO, SUBMITTED } from '../../support/good-orders'
import { FREQUENT } from '../../support/good-personal'
import { mock, mockFailure, mockUnchecked } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const open = (username = 'demo') => renderMall(<HomeView />, { username })
const row = () => screen.findByRole('region', { name: '常购' }, { timeout: 5000 })

beforeEach(() => {
  for (const call of [
    getHomePage,
    getBrowsingList,
    getAccountOverview,
    getQuotationList,
    getPurchaseLists,
  ]) {
    mockUnchecked(call, GOOD[call.name])
  }
})
afterEach(() => sessionStorage.clear())

describe('frequently ordered products on the home page', () => {
  it('show price and number of orders, and link to product and orders', async () => {
    mock(getFrequentGoods, FREQUENT)
    open()
    const shown = within(await row())
    const [first, second] = await shown.findAllByRole('listitem')
    if (!first || !second) throw new Error('two goods were expected')
    expect(first).toHaveTextContent(/下单 6 次/)
    expect(second).toHaveTextContent(/M8×40.*下单 1 次/)
    expect(within(second).getByRole('link')).toHaveAttribute('href', '/product/5?sku=8')
    expect(shown.getByRole('link', { name: '全部订单' })).toHaveAttribute('href', '/order/list')
  })

  it('are added by one button in the last quantity, snapped to the quantity rule', async () => {
    mock(getFrequentGoods, FREQUENT)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = open()
    const shown = within(await row())
    const boxes = await shown.findAllByRole('checkbox')
    expect(shown.getByRole('button', { name: '加入购物车' })).toBeDisabled()
    for (const box of boxes) await user.click(box)
    await user.click(shown.getByRole('button', { name: '加入购物车（2 种）' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      items: [
        { skuId: 7, qty: 300, priceSeen: expect.any(Number) },
        { skuId: 8, qty: 100, priceSeen: expect.any(Number) },
      ],
    })
    expect(await shown.findByText('已加入购物车')).toBeVisible()
    for (const box of boxes) expect(box).not.toBeChecked()
  })

  it('are chosen by a change of their quantity', async () => {
    mock(getFrequentGoods, FREQUENT)
    const { user } = open()
    const shown = within(await row())
    const [more] = await shown.findAllByRole('button', { name: '增加' })
    await user.click(more as HTMLElement) // two goods have one each
    expect(shown.getAllByRole('checkbox')[0]).toBeChecked()
    expect(shown.getByRole('button', { name: '加入购物车（1 种）' })).toBeEnabled()
  })

  it('say what will be there when nothing was ordered', async () => {
    mock(getFrequentGoods, [])
    open()
    expect(within(await row()).getByText(/下过单的商品会列在这里/)).toBeVisible()
  })

  it('offer a retry after a failure, without affecting the rest of the page', async () => {
    mockFailure(getFrequentGoods, { status: 400, msg: '暂时无法查询' })
    const { user } = open()
    const shown = within(await row())
    expect(await shown.findByText('暂时无法查询')).toBeVisible()
    expect(screen.getByText('新增 1200 种轴承')).toBeVisible()
    mock(getFrequentGoods, FREQUENT)
    await user.click(await shown.findByRole('button', { name: '重试' }))
    expect(await shown.findAllByRole('listitem')).toHaveLength(2)
  })

  it('are not requested for a visitor', async () => {
    const requested = mock(getFrequentGoods, FREQUENT)
    renderMall(<HomeView />)
    expect(await screen.findByText('新增 1200 种轴承')).toBeVisible()
    expect(await screen.findByRole('link', { name: '免费注册企业账号' })).toBeVisible()
    expect(requested).toEqual([])
  })
})

describe('the desk of a buyer', () => {
  beforeEach(() => {
    mock(getFrequentGoods, FREQUENT)
  })

  it('shows what waits, quotations about to expire and lists', async () => {
    open()
    const shown = within(await screen.findByRole('region', { name: '待办' }, { timeout: 5000 }))
    expect(await shown.findByRole('link', { name: /待付款 2 个订单 · ¥1,234.50/ })).toHaveAttribute(
      'href',
      '/order/list?type=1',
    )
    expect(await shown.findByRole('link', { name: /有效报价单 \d+ 张/ })).toBeVisible()
    expect(await shown.findByRole('link', { name: /采购清单 \d+ 个/ })).toBeVisible()
  })

  it('keeps its links where the figures cannot be known', async () => {
    for (const call of [getAccountOverview, getQuotationList, getPurchaseLists]) {
      mockFailure(call, { status: 400, msg: '暂时无法查询' })
    }
    open()
    const shown = within(await screen.findByRole('region', { name: '待办' }, { timeout: 5000 }))
    await waitFor(() => expect(shown.getAllByText('查看')).toHaveLength(6))
  })

  it('hands a pasted list to the quick order', async () => {
    const { user, router } = open()
    const shown = within(await screen.findByRole('region', { name: '整单粘贴' }, { timeout: 5000 }))
    expect(shown.getByRole('button', { name: '识别物料表' })).toBeDisabled()
    await user.type(shown.getByRole('textbox'), 'M8*30 200')
    await user.click(shown.getByRole('button', { name: '识别物料表' }))
    expect(router.asPath).toBe('/quick-order')
    expect(handedList.take()).toBe('M8*30 200')
    expect(handedList.take()).toBe('')
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
    expect(await within(await row()).findAllByRole('listitem')).toHaveLength(2)
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
    expect(await within(await row()).findByText(/下过单的商品会列在这里/)).toBeVisible()
  })
})
