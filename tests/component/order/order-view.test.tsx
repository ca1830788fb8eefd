import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderView } from '@/components/order/order-view'
import {
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import { getInvoiceFile, getInvoiceList } from '@/contract/invoice/invoice-calls'
import {
  confirmReceipt,
  getOrderDetail,
  hideOrder,
  remindShipment,
} from '@/contract/order/order-calls'
import { ORDER_STATUS, SHIP_STATUS } from '@/contract/order/order-status-rules'
import { APPLY_NO, INVOICES } from '../../support/good-invoices'
import { ORDER, ORDER_NO } from '../../support/good-orders'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const open = () =>
  renderMall(<OrderView orderNo={ORDER_NO} />, { username: 'demo', at: `/order/${ORDER_NO}` })

describe('order page', () => {
  it('shows timeline, parcels, status and amounts', async () => {
    mock(getOrderDetail, ORDER)
    open()
    const timeline = within(await screen.findByRole('region', { name: '订单进度' }))
    expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('订单部分发货'),
      expect.stringContaining('支付'),
      expect.stringContaining('订单已提交'),
    ])
    const steps = within(screen.getByLabelText('订单步骤'))
    expect(steps.getByText('部分发货')).toBeVisible()
    expect(steps.getByText('完成')).toBeVisible()
    const parcels = within(screen.getByRole('region', { name: '包裹（1）' }))
    expect(parcels.getByText('SL000123456')).toBeVisible()
    expect(parcels.getByText('还有 1 种商品未发齐，将另行发货')).toBeVisible()
    const goods = within(screen.getByRole('region', { name: '商品（1 种）' }))
    expect(goods.getByText('包裹 1：100 个')).toBeVisible()
    expect(goods.getByText('待发 100 个')).toBeVisible()
    expect(goods.getAllByText(/^¥/).length).toBeGreaterThan(4)
    expect(goods.getByText('¥108.00', { selector: '[class*=_l_]' })).toBeVisible()
    expect(screen.getByText('91000000MA00000000')).toBeVisible()
    expect(screen.getByText('待发货', { selector: '[class*=warning]' })).toBeVisible()
    expect(screen.getByRole('button', { name: '打印订单' })).toBeVisible()
  })

  it('promises no day once all parcels have come', async () => {
    const [parcel] = ORDER.shipments
    if (!parcel) throw new Error('no parcel')
    const shippedAt = ORDER.promisedShipAt
    const sent = {
      ...ORDER,
      status: ORDER_STATUS.toReceive,
      shipStatus: SHIP_STATUS.all,
      shippedAt,
    }
    const promises = async (deliveredAt: number | null) => {
      mock(getOrderDetail, { ...sent, shipments: [{ ...parcel, deliveredAt }] })
      const { unmount } = open()
      const head = within(await screen.findByRole('region', { name: '订单状态' }))
      const { length } = head.queryAllByText(/前送达$/)
      unmount()
      return length
    }
    expect(await promises(null)).toBe(1)
    expect(await promises(shippedAt)).toBe(0)
  })

  it('offers its issued invoices', async () => {
    mock(getOrderDetail, { ...ORDER, invoiceStatus: 2 })
    const requested = mock(getInvoiceList, INVOICES)
    const sent = mockFailure(getInvoiceFile, { status: 503, code: 5030, msg: '服务暂时不可用' })
    const { user } = open()
    const panel = within(await screen.findByRole('region', { name: '发票信息' }))
    const [first] = await panel.findAllByRole('button', { name: /^下载发票 26112109/ })
    expect(requested[0]?.body).toMatchObject({ orderNo: ORDER_NO })
    if (first) await user.click(first)
    expect(await panel.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    expect(sent[0]?.body).toEqual({ applyNo: APPLY_NO })
  })

  it('says whom the invoice applied for after the purchase is made out to', async () => {
    const [issued] = INVOICES.list
    if (!issued) throw new Error('no invoice')
    const renamed = { ...issued, applyNo: 'F261122090000555555', title: '示例二厂', invoiceNo: '' }
    mock(getOrderDetail, { ...ORDER, invoice: null, invoiceStatus: 1 })
    mock(getInvoiceList, { ...INVOICES, list: [{ ...renamed, status: 1 }, ...INVOICES.list] })
    open()
    const panel = within(await screen.findByRole('region', { name: '发票信息' }))
    expect(await panel.findByText('示例二厂')).toBeVisible()
    expect(panel.getByText('数电专票')).toBeVisible()
    expect(panel.getByText('91000000MA00000000')).toBeVisible()
    expect(panel.getByText('待开')).toBeVisible()
    expect(panel.queryByText('不开票')).toBeNull()
    expect(panel.getAllByRole('button')).toHaveLength(2)
  })

  it('says that no invoice is wished only where none was applied for', async () => {
    mock(getOrderDetail, { ...ORDER, invoice: null })
    const { unmount } = open()
    expect(await screen.findByText('不开票')).toBeVisible()
    unmount()
    mock(getOrderDetail, { ...ORDER, invoice: null, invoiceStatus: 2 })
    mock(getInvoiceList, { ...INVOICES, list: [] })
    open()
    const panel = within(await screen.findByRole('region', { name: '发票信息' }))
    expect(panel.getByText('已开')).toBeVisible()
    expect(panel.queryByText('不开票')).toBeNull()
  })

  it('adds its lines to a purchase list', async () => {
    mock(getOrderDetail, ORDER)
    mock(getPurchaseLists, [])
    mock(savePurchaseList, { id: 'l1' })
    const sent = mock(savePurchaseLines, { count: 1 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '加入清单' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '加入' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        id: 'l1',
        lines: [{ skuId: 7, qty: 200, note: '急用', buyerCode: 'A-1' }],
      }),
    )
  })

  it('reminds the shop to ship and confirms it', async () => {
    mock(getOrderDetail, ORDER)
    const sent = mock(remindShipment, ORDER)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: `催发货：${ORDER_NO}` }))
    await user.click(await screen.findByRole('button', { name: '提醒店铺' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ orderNo: ORDER_NO }))
    expect(await screen.findByText('已提醒店铺发货')).toBeVisible()
  })

  it('says what was done where the order cannot be loaded afterwards', async () => {
    mock(getOrderDetail, ORDER)
    mock(remindShipment, ORDER)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: `催发货：${ORDER_NO}` }))
    const confirm = await screen.findByRole('button', { name: '提醒店铺' })
    mockFailure(getOrderDetail, { status: 503, msg: '稍后再试' })
    await user.click(confirm)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    expect(await screen.findByText('已提醒店铺发货')).toBeInTheDocument()
  })

  it('confirms receipt and shows the completed order', async () => {
    mock(getOrderDetail, { ...ORDER, status: 4, actions: ['confirmReceipt', 'extendReceipt'] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: `确认收货：${ORDER_NO}` }))
    mock(getOrderDetail, { ...ORDER, status: 5, actions: ['buyAgain', 'hide'] })
    mock(confirmReceipt, ORDER)
    await user.click(await screen.findByRole('button', { name: '确认收货' }))
    expect(await screen.findByText('已完成')).toBeVisible()
    expect(screen.getByText('已确认收货，订单已完成')).toBeVisible()
  })

  it('offers to delete a completed order behind everything else', async () => {
    mock(getOrderDetail, { ...ORDER, status: 5, actions: ['hide', 'buyAgain', 'comment'] })
    open()
    const last = await screen.findByRole('button', { name: `删除订单：${ORDER_NO}` })
    const head = within(screen.getByRole('region', { name: '订单状态' }))
    expect(head.getAllByRole('button').at(-1)).toBe(last)
    expect(head.getByRole('link', { name: `评价：${ORDER_NO}` })).toBeVisible()
  })

  it('leads to the order list once the order is hidden', async () => {
    mock(getOrderDetail, { ...ORDER, status: 7, actions: ['hide'] })
    mock(hideOrder, { orderNo: ORDER_NO })
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: `删除订单：${ORDER_NO}` }))
    await user.click(await screen.findByRole('button', { name: '删除' }))
    await waitFor(() => expect(router.asPath).toBe('/order/list'))
  })

  it('of an unknown order links to the order list', async () => {
    mockFailure(getOrderDetail, { status: 400, code: 1004, msg: '订单不存在' })
    open()
    expect(await screen.findByRole('heading', { name: '订单不存在' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute(
      'href',
      '/order/list',
    )
  })
})
