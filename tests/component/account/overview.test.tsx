import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { shownShares } from '@/components/account/overview/shares'
import { UserInfoView } from '@/components/account/user-info-view'
import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { OVERVIEW } from '../../support/good-account'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const open = () =>
  renderMall(<UserInfoView state={userInfoAddress.read({})} />, {
    username: 'demo',
    at: '/user-info',
  })
const link = (name: string) => screen.getByRole('link', { name })

describe('overview of the personal centre', () => {
  it('is the first section and says what waits, with links to the lists', async () => {
    mock(getAccountOverview, OVERVIEW)
    open()
    expect(await screen.findByRole('link', { name: /^待付款 2 个订单 ¥1,234.50/ })).toHaveAttribute(
      'href',
      '/order/list?type=1',
    )
    expect(link('待收货 3 个订单')).toHaveAttribute('href', '/order/list?type=4')
    expect(link('待开票 4 个订单')).toHaveAttribute('href', '/user-info?section=invoices')
    expect(link('待评价 5 件商品')).toHaveAttribute('href', '/comment-posting/list')
    expect(link('询价待确认 1 张询价单')).toHaveAttribute('href', '/inquiry/list?type=3')
    expect(link('售后待寄回 0 件商品')).toHaveAttribute('href', '/order/refunds')
    expect(screen.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows the month’s spend by shop and by category as tables', async () => {
    mock(getAccountOverview, OVERVIEW)
    open()
    const shops = await screen.findByRole('table', { name: '按店铺（含运费）' })
    const [, first] = within(shops).getAllByRole('row')
    expect(first).toHaveTextContent('岑钧紧固件旗舰店¥7,500.0075%')
    const categories = screen.getByRole('table', { name: '按品类（商品金额）' })
    expect(within(categories).getByRole('link', { name: '紧固件' })).toHaveAttribute(
      'href',
      '/category/1',
    )
    expect(within(categories).queryByRole('link', { name: '其他商品' })).toBeNull()
    expect(screen.getByText('2026 年 11 月下单，不含已取消的订单')).toBeVisible()
    expect(screen.getByText('¥10,000.00')).toBeVisible()
    expect(screen.getByText('其中已退款 ¥50.00')).toBeVisible()
  })

  it('offers the next step when nothing was ordered this month', async () => {
    const spend = { ...OVERVIEW.spend, orderCount: 0, amount: 0, byShop: [], byCategory: [] }
    mock(getAccountOverview, { ...OVERVIEW, spend })
    open()
    expect(await screen.findByText('本月还没有下单。')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(link('查看以往订单')).toHaveAttribute('href', '/order/list')
  })

  it('keeps its links when the figures fail, and asks again', async () => {
    const failed = mockFailure(getAccountOverview, { status: 500, msg: '' })
    const { user } = open()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(link('待付款 查看')).toHaveAttribute('href', '/order/list?type=1')
    expect(failed.length).toBeGreaterThan(0)
    mock(getAccountOverview, OVERVIEW)
    await user.click(retry)
    expect(await screen.findByRole('link', { name: '待收货 3 个订单' })).toBeVisible()
  })
})

describe('overview on a host without getAccountOverview', () => {
  it('keeps the links and leaves the spend out', async () => {
    mockFailure(getAccountOverview, { status: 404, msg: '' })
    renderMall(<UserInfoView state={userInfoAddress.read({})} />, {
      username: 'demo',
      at: '/user-info',
      missing: [],
    })
    expect(await screen.findByRole('link', { name: '待付款 查看' })).toBeVisible()
    expect(link('快速下单')).toHaveAttribute('href', '/quick-order')
    expect(screen.queryByRole('heading', { name: '本月采购' })).toBeNull()
  })
})

describe('shownShares', () => {
  const shares = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `店铺${at + 1}`, amount: 100 }))

  it.each([
    [0, 0],
    [1, 1],
    [6, 6],
    [7, 6],
    [40, 6],
  ])('of %i are %i rows', (given, rows) => {
    expect(shownShares(shares(given), '家店铺')).toHaveLength(rows)
  })

  it('adds the rest up in one row without a page', () => {
    expect(shownShares(shares(10), '家店铺').at(-1)).toEqual({
      id: null,
      name: '其他 5 家店铺',
      amount: 500,
      percent: 50,
    })
  })

  it('gives no percent of nothing', () => {
    expect(shownShares([{ id: 1, name: '店铺', amount: 0 }], '家店铺')[0]?.percent).toBe(0)
  })
})
