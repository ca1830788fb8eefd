import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { OrderListView } from '@/components/order/order-list-view'
import { getCartList } from '@/contract/cart/cart-calls'
import { buyAgain, cancelOrder, getOrderList } from '@/contract/order/order-calls'
import { orderListAddress } from '@/contract/order/order-list-address'
import type { OrderAction } from '@/contract/order/order-transition-rules'
import { BOUGHT_AGAIN, ORDER, ORDER_NO, ORDERS } from '../../support/good-orders'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <OrderListView state={orderListAddress.read(useRouter().query)} />
}

const OTHER_NO = 'D261121090000654399'
const ZERO = { lineCount: 0, selectedCount: 0, goodsAmount: 0, freightAmount: 0, payableAmount: 0 }
const open = (at = '/order/list') => renderMall(<Page />, { username: 'demo', at })

describe('order list page', () => {
  it('shows tabs, status labels and counts of the specification', async () => {
    const requested = mock(getOrderList, ORDERS)
    open('/order/list?type=1&date=02&keyword=M8')
    const tabs = within(await screen.findByRole('navigation', { name: '订单状态' }))
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
        '全部订单23',
        '待接单4',
        '待发货0',
        '待收货9',
        '已完成8',
        '已取消2',
      ]),
    )
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('待接单')
    expect(requested[0]?.body).toEqual({ type: 1, keyword: 'M8', dateKey: '02', page: 1 })
    expect(screen.getByText('待收货', { selector: '[class*=processing]' })).toBeVisible()
    expect(screen.getByText('已退款', { selector: '[class*=error]' })).toBeVisible()
    expect(screen.getByRole('link', { name: '近一年' })).toHaveAttribute(
      'href',
      '/order/list?type=1&keyword=M8&date=03',
    )
    expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      '/order/list?type=1&keyword=M8&date=02&page=3',
    )
  })

  it('keeps payment and parcels apart from the status, and says 实付 once it is paid', async () => {
    const [order] = ORDERS.list
    if (!order) throw new Error('no order')
    const unpaid = { ...order, status: 1, payStatus: 0, shipStatus: 0, refundStatus: 0 }
    const partly = { ...unpaid, orderNo: OTHER_NO, status: 2, payStatus: 1, shipStatus: 1 }
    mock(getOrderList, { ...ORDERS, list: [unpaid, partly] })
    open()
    const [first, second] = await screen.findAllByRole('listitem', { name: /^订单/ })
    if (!first || !second) throw new Error('no cards')
    expect(within(first).getByText('待接单', { selector: '[class*=warning]' })).toBeVisible()
    expect(within(first).getByText('待付款', { selector: '[class*=warning]' })).toBeVisible()
    expect(within(first).getByText(/^应付/)).toBeVisible()
    expect(within(second).queryByText('待付款')).toBeNull()
    expect(within(second).getByText(/^实付/)).toBeVisible()
    expect(within(second).getByText(/部分已发货/)).toBeVisible()
  })

  it('searches by keyword within the tab', async () => {
    mock(getOrderList, ORDERS)
    const { user, router } = open('/order/list?type=4&page=2')
    await user.type(screen.getByRole('searchbox', { name: '搜索订单' }), '螺栓{Enter}')
    await waitFor(() =>
      expect(decodeURIComponent(router.asPath)).toBe('/order/list?type=4&keyword=螺栓'),
    )
  })

  it('asks for the days typed, instead of a fixed period', async () => {
    const requested = mock(getOrderList, ORDERS)
    const { user, router } = open('/order/list?date=02')
    await user.type(await screen.findByLabelText('下单日期从'), '2026-11-01')
    await user.type(screen.getByLabelText('下单日期到'), '2026-11-20')
    await user.click(screen.getByRole('button', { name: '按日期查' }))
    await waitFor(() => expect(router.asPath).toBe('/order/list?from=2026-11-01&to=2026-11-20'))
    await waitFor(() =>
      expect(requested.at(-1)?.body).toMatchObject({ fromDay: '2026-11-01', toDay: '2026-11-20' }),
    )
    expect(screen.getByRole('link', { name: '近一周' })).not.toHaveAttribute('aria-current')
  })

  it('cancels an order with a reason and confirms it', async () => {
    mock(getOrderList, ORDERS)
    const sent = mock(cancelOrder, ORDER)
    const { user } = open()
    const [first] = await screen.findAllByRole('button', { name: `取消订单：${ORDER_NO}` })
    if (first) await user.click(first)
    const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
    await user.click(dialog.getByRole('button', { name: '确定取消' }))
    expect(await dialog.findByText('请选择取消原因')).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('radio', { name: '货期太长' }))
    await user.click(dialog.getByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ orderNo: ORDER_NO, reason: '货期太长' }))
    expect(await screen.findByText(`订单已取消：${ORDER_NO}`)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows why a cancellation was refused', async () => {
    mock(getOrderList, ORDERS)
    mockFailure(cancelOrder, { status: 409, msg: '店铺已接单，请申请取消' })
    const { user } = open()
    const [first] = await screen.findAllByRole('button', { name: `取消订单：${ORDER_NO}` })
    if (first) await user.click(first)
    await user.click(await screen.findByRole('radio', { name: '其他' }))
    await user.click(screen.getByRole('button', { name: '确定取消' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('店铺已接单，请申请取消')
  })

  it('buy again reports every line', async () => {
    mock(getOrderList, ORDERS)
    mock(getCartList, { shops: [], later: [], totals: { ...ZERO } })
    mock(buyAgain, BOUGHT_AGAIN)
    const { user } = open()
    const [first] = await screen.findAllByRole('button', { name: /^再次购买/ })
    if (first) await user.click(first)
    const dialog = within(await screen.findByRole('dialog', { name: '1 种商品已加入购物车' }))
    expect(dialog.getByText('单价由 ¥0.50 变为 ¥0.52')).toBeVisible()
    expect(dialog.getByText('已下架')).toBeVisible()
    expect(dialog.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart/list')
  })

  it('pays several orders at once', async () => {
    const actions: OrderAction[] = ['pay']
    mock(getOrderList, {
      ...ORDERS,
      list: ORDERS.list.map((order) => ({ ...order, actions, payType: 1 })),
    })
    const { user } = open()
    const boxes = await screen.findAllByRole('checkbox', { name: /^合并付款/ })
    for (const box of boxes.slice(0, 2)) await user.click(box)
    expect(screen.getByRole('link', { name: '合并付款' })).toHaveAttribute(
      'href',
      `/order/pay?no=${ORDERS.list
        .slice(0, 2)
        .map(({ orderNo }) => orderNo)
        .join(',')}`,
    )
  })

  it.each([
    ['/order/list', 1, '还没有订单', '浏览全部商品'],
    ['/order/list?keyword=x', 1, '没有符合条件的订单', '清除条件'],
    ['/order/list?page=9', 9, '这一页没有订单', '回到第一页'],
  ])('the empty page at %s offers the next step', async (at, page, title, label) => {
    mock(getOrderList, { ...ORDERS, list: [], total: 0, page })
    open(at)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: label })).toBeVisible()
  })

  it('shows loading, then an error with a retry', async () => {
    mockFailure(getOrderList, { status: 400, msg: '暂时无法查询' })
    const { user } = open()
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    expect(await screen.findByText('暂时无法查询', { selector: '[role=alert] *' })).toBeVisible()
    mock(getOrderList, ORDERS)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: ORDER_NO })).toBeVisible()
  })

  it('sends a visitor to the sign-in', async () => {
    const { router } = renderMall(<Page />, { at: '/order/list?type=1' })
    await waitFor(() => expect(router.asPath).toMatch(/^\/login\?redirect=/))
  })

  it('offers no export and no after-sales where the host has no orders', async () => {
    renderMall(<Page />, { username: 'demo', at: '/order/list', missing: ['getOrderList'] })
    expect(await screen.findByText(/尚未接入/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '导出订单' })).toBeNull()
    expect(screen.queryByRole('link', { name: '售后记录' })).toBeNull()
  })
})
