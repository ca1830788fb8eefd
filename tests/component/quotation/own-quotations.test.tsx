import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { OwnQuotationView } from '@/components/quotation/own-quotation-view'
import { QuotationListView } from '@/components/quotation/quotation-list-view'
import { SharedQuotationView } from '@/components/quotation/shared-quotation-view'
import {
  compareQuotation,
  copyQuotation,
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  renewQuotation,
  shareQuotation,
} from '@/contract/quotation/my-quotation-calls'
import { quotationListAddress } from '@/contract/quotation/quotation-list-address'
import {
  COMPARISON,
  OWN_QUOTATION,
  QUOTATION_NO,
  QUOTATIONS,
  SHARE_TOKEN,
} from '../../support/good-quotation'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function List() {
  return <QuotationListView state={quotationListAddress.read(useRouter().query)} />
}

describe('the list of quotations', () => {
  const openList = (at = '/quotation/list') => renderMall(<List />, { username: 'demo', at })

  it('shows what was quoted, its state and its sum', async () => {
    mock(getQuotationList, QUOTATIONS)
    openList()
    const link = await screen.findByRole('link', { name: /^岑钧 外六角螺栓 M8×30 等 4 行/ })
    expect(link).toHaveAttribute('href', `/quotation/view?no=${QUOTATION_NO}`)
    const row = within(link.closest('tr') ?? document.body)
    expect(row.getByText('有效')).toBeVisible()
    expect(row.getByText('¥108.00')).toBeVisible()
    expect(screen.getByRole('link', { name: /已下单/ })).toHaveAttribute(
      'href',
      '/quotation/list?type=3',
    )
  })

  it('says on a phone, too, how long a quotation is valid and what comes next', async () => {
    mock(getQuotationList, QUOTATIONS)
    openList()
    const link = await screen.findByRole('link', { name: /^岑钧 外六角螺栓 M8×30 等 4 行/ })
    const row = within(link.closest('tr') ?? document.body)
    // As narrow as jsdom's window is, there are no columns for them.
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(row.getByText(/^有效至/)).toHaveTextContent(/^有效至 \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(row.getByRole('link', { name: '转订单' })).toHaveAttribute(
      'href',
      `/order/confirm?quotation=${QUOTATION_NO}`,
    )
  })

  it('searches by the address', async () => {
    const asked = mock(getQuotationList, QUOTATIONS)
    const { user, router } = openList('/quotation/list?type=1')
    await screen.findByRole('link', { name: /外六角螺栓/ })
    await user.type(screen.getByRole('searchbox', { name: '搜索报价单' }), 'M8{Enter}')
    await waitFor(() => expect(router.query).toEqual({ type: '1', keyword: 'M8' }))
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ type: 1, keyword: 'M8' }))
  })

  it('says how to get one when it is empty', async () => {
    mock(getQuotationList, { ...QUOTATIONS, list: [], total: 0 })
    openList()
    expect(await screen.findByText('还没有报价单')).toBeVisible()
    expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart/list')
  })
})

describe('a quotation', () => {
  const open = (own = OWN_QUOTATION) => {
    mock(getQuotation, own)
    return renderMall(<OwnQuotationView no={QUOTATION_NO} />, {
      username: 'demo',
      at: `/quotation/view?no=${QUOTATION_NO}`,
    })
  }

  it('can be ordered while it is valid, and not afterwards', async () => {
    const { unmount } = open()
    expect(await screen.findByRole('link', { name: '转订单' })).toHaveAttribute(
      'href',
      `/order/confirm?quotation=${QUOTATION_NO}`,
    )
    unmount()
    open({ ...OWN_QUOTATION, status: 2 })
    expect(await screen.findByText('报价单已过期，不能再按原价下单')).toBeVisible()
    expect(screen.queryByRole('link', { name: '转订单' })).toBeNull()
  })

  it('leads to the orders made of it', async () => {
    open({ ...OWN_QUOTATION, status: 3, orderNos: ['D261121090000123456'] })
    expect(await screen.findByText('已按本报价单下单')).toBeVisible()
    expect(screen.getByRole('link', { name: 'D261121090000123456' })).toHaveAttribute(
      'href',
      '/order/D261121090000123456',
    )
  })

  it('is compared with today’s prices and quoted anew', async () => {
    mock(compareQuotation, COMPARISON)
    const renewed = { ...OWN_QUOTATION.quotation, no: 'Q261122090000123456' }
    const sent = mock(renewQuotation, renewed)
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: '与今日价格比较' }))
    const section = within(screen.getByRole('region', { name: '今日价格' }))
    const [, first, second] = await section.findAllByRole('row')
    // As on a phone: the prices below each other, none beside the window.
    expect(first).toHaveTextContent('¥0.60报价 ¥0.50 +¥0.10')
    expect(section.getAllByRole('columnheader')).toHaveLength(2)
    expect(second).toHaveTextContent('已下架')
    expect(section.getByText(/报价 ¥108.00，今日 ¥128.00/)).toBeVisible()
    await user.click(section.getByRole('button', { name: '按今日价格重新报价' }))
    await waitFor(() => expect(router.asPath).toBe(`/quotation/view?no=${renewed.no}`))
    expect(sent[0]?.body).toMatchObject({ no: QUOTATION_NO })
  })

  it('is shared by a link that can be taken back', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '分享' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分享报价单' }))
    const shared = { ...OWN_QUOTATION, shareToken: SHARE_TOKEN }
    const sent = mock(shareQuotation, shared)
    mock(getQuotation, shared)
    await user.click(dialog.getByRole('button', { name: '生成链接' }))
    expect(await dialog.findByRole('textbox', { name: '分享链接' })).toHaveValue(
      `http://localhost/quotation/shared?token=${SHARE_TOKEN}`,
    )
    mock(getQuotation, OWN_QUOTATION)
    const taken = mock(shareQuotation, OWN_QUOTATION)
    await user.click(await dialog.findByRole('button', { name: '停止分享' }))
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull())
    expect([sent[0]?.body, taken[0]?.body]).toMatchObject([{ isShared: true }, { isShared: false }])
  })

  it('puts its goods into the cart and says what became of each', async () => {
    const line = { itemNo: 'CJ1', spec: 'M8', unit: '个', orderedQty: 200, priceThen: 5000 }
    mock(copyQuotation, {
      lines: [
        { ...line, skuId: 7, title: '螺栓', addedQty: 200, priceNow: 6000, reason: '' },
        { ...line, skuId: 8, title: '垫圈', addedQty: 0, priceNow: null, reason: '已下架' },
      ],
      addedCount: 1,
      cartCount: 1,
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '加入购物车' }))
    const dialog = within(await screen.findByRole('dialog', { name: '1 种商品已加入购物车' }))
    expect(dialog.getByText('单价由 ¥0.50 变为 ¥0.60')).toBeVisible()
    expect(dialog.getByText('已下架')).toBeVisible()
  })
})

describe('a shared quotation', () => {
  const open = (token = SHARE_TOKEN) =>
    renderMall(<SharedQuotationView token={token} />, { at: '/quotation/shared' })

  it('shows the document to a visitor', async () => {
    mock(getSharedQuotation, {
      quotation: OWN_QUOTATION.quotation,
      status: 1,
      now: OWN_QUOTATION.now,
    })
    open()
    expect(await screen.findByRole('article', { name: '报价单' })).toHaveTextContent(QUOTATION_NO)
  })

  it('says that the link is no longer valid', async () => {
    mockFailure(getSharedQuotation, { status: 400, code: 1004, msg: '链接已失效' })
    open()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('报价单可能已停止分享，请向发送人索取新的链接。')).toBeVisible()
  })

  it.each(['', SHARE_TOKEN.slice(1)])('does not ask for a link cut off: %j', async (token) => {
    const sent = mockFailure(getSharedQuotation, { status: 400, code: 1001, msg: '输入有误' })
    open(token)
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('报价单可能已停止分享，请向发送人索取新的链接。')).toBeVisible()
    expect(sent).toEqual([])
  })
})
