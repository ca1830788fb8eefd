import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RefundListView } from '@/components/after-sale/refund-list-view'
import { OrderView } from '@/components/order/order-view'
import {
  applyRefund,
  confirmReplacement,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale/after-sale-calls'
import { refundListAddress } from '@/contract/after-sale/refund-list-address'
import { getOrderDetail } from '@/contract/order/order-calls'
import { uploadPicture } from '@/contract/site/file-calls'
import { chooseOption } from '../../support/choose-option'
import { ORDER, ORDER_NO } from '../../support/good-orders'
import { QUOTE, REFUND_NO, SALE, SALE_LINE_ID, SALES } from '../../support/good-sales'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const FILE_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const REFUNDABLE = {
  ...ORDER,
  status: 4,
  shipStatus: 2,
  lines: ORDER.lines.map((line) => ({ ...line, mayRefund: true })),
}

beforeEach(() => {
  // jsdom draws no pictures.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  )
})

function List() {
  return <RefundListView state={refundListAddress.read(useRouter().query)} />
}
const openList = (at = '/order/refunds') => renderMall(<List />, { username: 'demo', at })
const openOrder = () =>
  renderMall(<OrderView orderNo={ORDER_NO} />, { username: 'demo', at: `/order/${ORDER_NO}` })
const button = (name: RegExp) => screen.findByRole('button', { name })
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function openForm() {
  mock(getOrderDetail, REFUNDABLE)
  const page = openOrder()
  await page.user.click(await button(/^申请售后/))
  return { ...page, form: await dialogOf('申请售后') }
}

describe('after-sale form', () => {
  it('takes the buyer to the kind of case when none is chosen', async () => {
    mock(quoteRefund, QUOTE)
    const { user, form } = await openForm()
    await form.findAllByRole('radio')
    await user.click(form.getByRole('button', { name: /提交申请/ }))
    expect(await form.findByText('请选择售后类型')).toBeInTheDocument()
    expect(form.getAllByRole('radio')[0]).toHaveFocus()
  })

  it('quotes the amount for the quantity and shows missing fields', async () => {
    const quoted = mock(quoteRefund, QUOTE)
    const sent = mock(applyRefund, SALE)
    const { user, form } = await openForm()
    await user.click(await form.findByRole('radio', { name: /^退货退款/ }))
    expect(form.getByText('¥50.00')).toBeVisible()
    expect(quoted[0]?.body).toEqual({ lineId: SALE_LINE_ID })

    mock(quoteRefund, { ...QUOTE, qty: 30, amount: 1500 })
    const qty = form.getByRole('spinbutton', { name: '申请数量' })
    await user.clear(qty)
    await user.type(qty, '30{Enter}')
    expect(await form.findByText('¥15.00')).toBeVisible()
    await user.click(form.getByRole('button', { name: '提交申请' }))
    expect(await form.findByText('请选择申请原因')).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  it('submits type, reason, words and pictures', async () => {
    mock(quoteRefund, QUOTE)
    mock(uploadPicture, { fileId: FILE_ID })
    const sent = mock(applyRefund, SALE)
    const { user, form } = await openForm()
    await user.click(await form.findByRole('radio', { name: /^退货退款/ }))
    await chooseOption(user, form.getByRole('combobox', { name: '申请原因' }), '规格不符')
    await user.type(form.getByRole('textbox', { name: '问题描述' }), '螺距不对')
    const picture = new File(['x'], '现场.jpg', { type: 'image/jpeg' })
    await user.upload(form.getByLabelText(/添加图片/), picture)
    await form.findByRole('button', { name: '删除图片 现场.jpg' })
    await user.click(await form.findByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('售后申请已提交')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent[0]?.body).toEqual({
      lineId: SALE_LINE_ID,
      type: 2,
      qty: QUOTE.qty,
      reason: '规格不符',
      description: '螺距不对',
      pictureIds: [FILE_ID],
    })
  })

  it('offers only the remaining types; repair shows no refund amount', async () => {
    mock(quoteRefund, { ...QUOTE, types: [4], reasons: ['质量问题'] })
    const { user, form } = await openForm()
    await user.click(await form.findByRole('radio', { name: /^维修/ }))
    expect(form.getAllByRole('radio')).toHaveLength(1)
    expect(form.queryByText('退款金额')).toBeNull()
  })

  it('shows why no quote is available and why the application is refused', async () => {
    mockFailure(quoteRefund, { status: 409, msg: '该商品已全部申请售后' })
    const { user, form } = await openForm()
    expect(await form.findByText('该商品已全部申请售后')).toBeVisible()
    mock(quoteRefund, QUOTE)
    await user.click(await form.findByRole('button', { name: '重试' }))
    mockFailure(applyRefund, { status: 422, msg: '最多可申请 2 件' })
    await user.click(await form.findByRole('radio', { name: /^仅退款/ }))
    await chooseOption(user, form.getByRole('combobox', { name: '申请原因' }), '少件')
    await user.click(form.getByRole('button', { name: '提交申请' }))
    expect(await form.findByText('最多可申请 2 件')).toBeVisible()
  })

  it('is offered only when the server allows it', async () => {
    mock(getOrderDetail, ORDER)
    openOrder()
    await screen.findByRole('region', { name: '商品（1 种）' })
    expect(screen.queryByRole('button', { name: /^申请售后/ })).toBeNull()
    expect(screen.queryByRole('region', { name: /^售后/ })).toBeNull()
  })
})

describe('after-sale cases of an order', () => {
  it('are shown with status, amount and the shop’s note', async () => {
    mock(getOrderDetail, { ...ORDER, saleCount: 2 })
    const requested = mock(getRefundList, { ...SALES, total: 2 })
    openOrder()
    const part = within(await screen.findByRole('region', { name: '售后（2）' }))
    expect(await part.findByText('待寄回', { selector: '[class*=warning]' })).toBeVisible()
    expect(part.getByText('已退款', { selector: '[class*=error]' })).toBeVisible()
    expect(part.getByText('¥50.00')).toBeVisible()
    expect(part.getByText(/^请寄回：/)).toBeVisible()
    expect(part.getByText('规格不符：螺距不对')).toBeVisible()
    expect(requested[0]?.body).toEqual({ orderNo: ORDER_NO, page: 1, pageSize: 100 })
  })
})

describe('list of after-sale cases', () => {
  it('shows the parcel of a replacement, and ends with the buyer’s confirmation', async () => {
    const [first] = SALES.list
    if (!first) throw new Error('no case')
    const parcel = { resentCarrier: '示例物流', resentNo: 'HH0001', resentAt: first.createdAt }
    const dueAt = Date.UTC(2026, 11, 5, 4)
    const actions = ['confirmReplacement' as const]
    const sent = { ...first, ...parcel, type: 3, status: 9, dueAt, actions }
    mock(getRefundList, { ...SALES, list: [sent] })
    const confirmed = mock(confirmReplacement, { ...sent, status: 5, dueAt: null, actions: [] })
    const { user } = openList()
    expect(await screen.findByText(/示例物流 HH0001/)).toBeVisible()
    expect(screen.getByText(/自动确认$/)).toHaveTextContent('2026-12-05 12:00')
    await user.click(await button(/^确认收到/))
    const asked = await dialogOf('确认收到商品')
    await user.click(asked.getByRole('button', { name: '确认收到' }))
    expect(await screen.findByText(`已确认收到，售后已完成：${first.refundNo}`)).toBeVisible()
    expect(confirmed[0]?.body).toEqual({ refundNo: first.refundNo })
  })

  it.each([
    [2, '退款金额'],
    [5, '退款金额'],
    [6, '申请金额'],
    [7, '申请金额'],
  ])('of status %d names the amount %s', async (status, name) => {
    mock(getRefundList, { ...SALES, list: [{ ...SALE, status, actions: [] }] })
    openList()
    expect(await screen.findByText(new RegExp(`^${name}`))).toHaveTextContent(`${name} ¥50.00`)
  })

  it('submits the parcel number of a return', async () => {
    mock(getRefundList, SALES)
    const sent = mock(sendBack, SALE)
    const { user } = openList()
    await user.click(await button(/^填写退货单号/))
    const form = await dialogOf('填写退货单号')
    await user.type(form.getByRole('textbox', { name: '物流单号' }), '单号')
    await user.click(form.getByRole('button', { name: '提交' }))
    expect(await form.findByText('请填写物流公司')).toBeVisible()
    expect(form.getByRole('textbox', { name: '物流公司' })).toHaveFocus()
    expect(form.getByText('请填写正确的物流单号')).toBeVisible()
    await user.type(form.getByRole('textbox', { name: '物流公司' }), '示例物流')
    await user.clear(form.getByRole('textbox', { name: '物流单号' }))
    await user.type(form.getByRole('textbox', { name: '物流单号' }), 'TH2026')
    await user.click(form.getByRole('button', { name: '提交' }))
    expect(await screen.findByText(`退货单号已提交：${REFUND_NO}`)).toBeVisible()
    expect(sent[0]?.body).toEqual({
      refundNo: REFUND_NO,
      carrier: '示例物流',
      trackingNo: 'TH2026',
    })
  })

  it('confirms before withdrawing and shows a refusal', async () => {
    mock(getRefundList, SALES)
    mockFailure(withdrawRefund, { status: 409, msg: '售后单状态已变化，请刷新后再操作' })
    const { user } = openList()
    await user.click(await button(/^撤销申请/))
    const dialog = await dialogOf('撤销售后申请')
    await user.click(dialog.getByRole('button', { name: '确定撤销' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('售后单状态已变化')
    mock(withdrawRefund, SALE)
    await user.click(await dialog.findByRole('button', { name: '确定撤销' }))
    expect(await screen.findByText(`售后申请已撤销：${REFUND_NO}`)).toBeVisible()
  })

  it('links the order of each case and pages through the address', async () => {
    const requested = mock(getRefundList, SALES)
    openList('/order/refunds?page=1')
    const [order] = await screen.findAllByRole('link', { name: ORDER_NO })
    expect(order).toHaveAttribute('href', `/order/${ORDER_NO}`)
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
      'href',
      '/order/refunds?page=2',
    )
    expect(requested[0]?.body).toEqual({ page: 1 })
  })

  it.each([
    ['/order/refunds', 1, '还没有售后记录', '查看我的订单'],
    [`/order/refunds?order=${ORDER_NO}`, 1, '这个订单没有售后记录', '查看订单'],
    ['/order/refunds?page=9', 9, '这一页没有售后记录', '回到第一页'],
  ])('the empty page at %s offers the next step', async (at, page, title, label) => {
    mock(getRefundList, { ...SALES, list: [], total: 0, page })
    openList(at)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: label })).toBeVisible()
  })

  it('shows loading, then an error with a retry', async () => {
    mockFailure(getRefundList, { status: 400, msg: '暂时无法查询' })
    const { user } = openList()
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    expect(await screen.findByText('暂时无法查询')).toBeVisible()
    mock(getRefundList, SALES)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText(`售后单号 ${REFUND_NO}`)).toBeVisible()
  })

  it('filtered by an unknown order shows that the order does not exist', async () => {
    mockFailure(getRefundList, { status: 400, code: 1004, msg: '订单不存在' })
    openList(`/order/refunds?order=${ORDER_NO}`)
    expect(await screen.findByRole('heading', { name: '订单不存在' })).toBeVisible()
  })

  it('sends a visitor to the sign-in', async () => {
    const { router } = renderMall(<List />, { at: '/order/refunds' })
    await waitFor(() => expect(router.asPath).toMatch(/^\/login\?redirect=/))
  })
})
