import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { OfflinePay } from '@/components/payment/offline-pay'
import { PayView } from '@/components/payment/pay-view'
import { SandboxView } from '@/components/payment/sandbox-view'
import { buyAgain, getOrderDetail } from '@/contract/order/order-calls'
import { parseOrderNos } from '@/contract/order/order-list-address'
import type { OrderAction } from '@/contract/order/order-transition-rules'
import {
  changePayType,
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  paySandbox,
  uploadVoucher,
} from '@/contract/payment/payment-calls'
import { tradeNoOfRemark } from '@/contract/payment/transfer-remark-rules'
import { BOUGHT_AGAIN, CASHIER, CREATED, ORDER, ORDER_NO, PAYMENT } from '../../support/good-orders'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <PayView orderNos={parseOrderNos(useRouter().query.no)} />
}

const CAN_PAY: OrderAction[] = ['pay', 'cancel']
const CAN_PROVE: OrderAction[] = ['pay', 'uploadVoucher']
const UNPAID = { ...ORDER, status: 1, payStatus: 0, vouchers: [], actions: CAN_PAY }
const LATER = Date.now() + 1_800_000
const WAITING = { ...CREATED, expiresAt: LATER }
const open = (at = `/order/pay?no=${ORDER_NO}`) => renderMall(<Page />, { username: 'demo', at })

describe('cashier page', () => {
  it('offers the methods of the mall alone, and says nothing of a sandbox that is none', async () => {
    mock(getOrderDetail, { ...UNPAID, dueAt: LATER, payTypes: [1, 4] })
    mock(createPayment, { ...WAITING, isSandbox: false })
    mock(getPaymentStatus, { ...PAYMENT, isSandbox: false, expiresAt: LATER })
    open()
    expect(await screen.findByRole('img', { name: '支付宝付款码' })).toBeVisible()
    const offered = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(offered).toEqual(['1', '4'])
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })

  it('shows a QR code with the sandbox note, and notices the payment', async () => {
    mock(getOrderDetail, { ...UNPAID, dueAt: LATER })
    const begun = mock(createPayment, WAITING)
    mock(getPaymentStatus, { ...PAYMENT, expiresAt: LATER })
    open()
    expect(await screen.findByRole('img', { name: '支付宝付款码' })).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('模拟支付')
    expect(screen.getByText(/1 个订单已提交，应付/)).toHaveTextContent('108.00')
    expect(screen.getByText(/前付款，逾期自动取消/)).toBeVisible()
    expect(begun[0]?.body).toEqual({ orderNos: [ORDER_NO], payType: 1 })
    expect(screen.getByRole('link', { name: '在本机打开模拟收银台' })).toHaveAttribute(
      'href',
      CREATED.cashierUrl,
    )
    const requested = mock(getPaymentStatus, { ...PAYMENT, status: 'paid', expiresAt: LATER })
    expect(await screen.findByText('支付成功')).toBeVisible()
    expect(requested[0]?.body).toEqual({ paymentNo: PAYMENT.paymentNo })
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      `/order/${ORDER_NO}`,
    )
  })

  it('folds several orders, so that the code stands in the first screen', async () => {
    server.use(
      http.post<never, { orderNo: string }>(`*${getOrderDetail.path}`, async ({ request }) => {
        const { orderNo } = await request.json()
        return HttpResponse.json({ code: 0, msg: '', data: { ...UNPAID, orderNo } })
      }),
    )
    mock(createPayment, WAITING)
    mock(getPaymentStatus, { ...PAYMENT, expiresAt: LATER })
    const { user } = open(`/order/pay?no=${ORDER_NO},D261121090000654321`)
    const fold = await screen.findByRole('button', { name: /付款订单（2）/ })
    expect(screen.queryByRole('link', { name: ORDER_NO })).toBeNull()
    await user.click(fold)
    expect(await screen.findByRole('link', { name: ORDER_NO })).toBeVisible()
  })

  it('creates a new payment for another method and for an expired code', async () => {
    mock(getOrderDetail, UNPAID)
    const begun = mock(createPayment, { ...WAITING, status: 'closed' })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: '微信支付' }))
    await waitFor(() => expect(begun.at(-1)?.body).toMatchObject({ payType: 2 }))
    const over = within(await screen.findByRole('alert'))
    expect(over.getByText('付款码已失效')).toBeVisible()
    const before = begun.length
    await user.click(over.getByRole('button', { name: '重新获取付款码' }))
    await waitFor(() => expect(begun).toHaveLength(before + 1))
  })

  it('shows why no payment could be created', async () => {
    mock(getOrderDetail, UNPAID)
    mockFailure(createPayment, { status: 409, msg: '订单已付款或已取消，请刷新后再操作' })
    open()
    expect(
      await screen.findByText('订单已付款或已取消，请刷新后再操作', { selector: '[role=alert] p' }),
    ).toBeVisible()
  })

  it('goes on asking after a payment was broken off, which the same code can still make', async () => {
    mock(getOrderDetail, { ...UNPAID, dueAt: LATER })
    mock(createPayment, { ...WAITING, status: 'failed' })
    mock(getPaymentStatus, { ...PAYMENT, status: 'paid', expiresAt: LATER })
    open()
    expect(await screen.findByText('支付未完成')).toBeVisible()
    expect(await screen.findByText('支付成功', {}, { timeout: 5000 })).toBeVisible()
  })

  it('says that money for a cancelled order goes back', async () => {
    const { amount } = PAYMENT
    mock(getOrderDetail, { ...UNPAID, dueAt: LATER })
    mock(createPayment, { ...WAITING, status: 'paid', returnedAmount: amount })
    open()
    expect(await screen.findByText('付款将退回')).toBeVisible()
    expect(screen.queryByText('支付成功')).not.toBeInTheDocument()
  })

  it('asks for no transfer that has arrived meanwhile, and not for that of a cancelled order', () => {
    const paid = { ...ORDER, payType: 4, payStatus: 1, actions: [] }
    const open = { ...ORDER, ...UNPAID, payType: 4, payableAmount: 700, actions: CAN_PROVE }
    const { unmount } = renderMall(<OfflinePay orders={[paid]} />)
    expect(screen.getByText('支付成功')).toBeVisible()
    unmount()
    const both = renderMall(<OfflinePay orders={[paid, open]} />)
    expect(both.container).toHaveTextContent('¥7.00')
    both.unmount()
    renderMall(<OfflinePay orders={[{ ...paid, status: 7, payStatus: 0 }]} />)
    expect(screen.getByText('订单已取消，无需付款')).toBeVisible()
  })

  it('uploads a voucher of a transfer', async () => {
    mock(getOrderDetail, { ...UNPAID, payType: 4, actions: CAN_PROVE })
    const sent = mock(uploadVoucher, {
      fileId: ORDER_NO,
      fileName: 'a.png',
      orderNos: [ORDER_NO],
    })
    const { user } = open()
    // The widget takes a new field for every file.
    const field = () => screen.findByLabelText(/上传付款凭证/)
    await field()
    expect(screen.getByText('示例银行示例支行（示例）')).toBeVisible()
    await user.upload(await field(), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png'))
    expect(screen.getByRole('alert')).toHaveTextContent('文件超过 5 MB')
    expect(sent).toEqual([])
    await user.upload(await field(), new File(['x'], 'a.png', { type: 'image/png' }))
    expect(await screen.findByText('已上传“a.png”，等待店铺核款')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('changes to a transfer, whose data can be copied, with a short remark', async () => {
    const createdAt = Date.UTC(2026, 10, 20, 2)
    mock(getOrderDetail, { ...UNPAID, createdAt, tradeNo: 'T261120100000654321' })
    mock(createPayment, WAITING)
    mock(getPaymentStatus, { ...PAYMENT, expiresAt: LATER })
    const sent = mock(changePayType, { orders: [] })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: '线下支付' }))
    expect(await screen.findByText(/个订单现为支付宝。改为线下支付/)).toHaveTextContent(
      '请在 2026-11-23 10:00 前付款',
    )
    expect(screen.queryByText('附言')).toBeNull()
    const offline = { payType: 4, actions: CAN_PROVE, createdAt, tradeNo: 'T261120100000654321' }
    mock(getOrderDetail, { ...UNPAID, ...offline })
    await user.click(screen.getByRole('button', { name: '改为线下支付' }))
    expect(sent[0]?.body).toEqual({ orderNos: [ORDER_NO], payType: 4 })
    await user.click(await screen.findByRole('button', { name: '复制附言' }))
    const remark = await navigator.clipboard.readText()
    expect(tradeNoOfRemark(remark)).toBe('T261120100000654321')
    await user.click(screen.getByRole('button', { name: '复制转账金额' }))
    expect(await navigator.clipboard.readText()).toBe('108.00')
    await user.click(screen.getByRole('radio', { name: '微信支付' }))
    // The code begun for a transfer is closed by the change: another one is shown.
    expect(await screen.findByRole('img', { name: /付款码/ })).toBeVisible()
    const begun = mock(createPayment, { ...WAITING, payType: 2, paymentNo: 'P202611210000000002' })
    await user.click(await screen.findByRole('button', { name: '改为微信支付' }))
    await waitFor(() => expect(begun[0]?.body).toEqual({ orderNos: [ORDER_NO], payType: 2 }))
  })

  it('says why the method cannot be changed', async () => {
    mock(getOrderDetail, UNPAID)
    mock(createPayment, WAITING)
    mock(getPaymentStatus, { ...PAYMENT, expiresAt: LATER })
    mockFailure(changePayType, { status: 409, msg: '订单状态已变化，请刷新后再操作' })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: '线下支付' }))
    await user.click(await screen.findByRole('button', { name: '改为线下支付' }))
    expect(await screen.findByText('订单状态已变化，请刷新后再操作')).toBeVisible()
  })

  it('says that an order is paid or cancelled, and leads to it', async () => {
    mock(getOrderDetail, { ...ORDER, actions: ['buyAgain'] })
    open()
    expect(await screen.findByRole('heading', { name: '订单已付款，无需再付' })).toBeVisible()
    const link = screen.getByRole('link', { name: '查看订单' })
    expect(link).toHaveAttribute('href', `/order/${ORDER.orderNo}`)
  })

  it('puts the goods of an order whose time to pay ran out into the cart again', async () => {
    mock(getOrderDetail, { ...ORDER, status: 7, payStatus: 0, actions: ['buyAgain', 'hide'] })
    const sent = mock(buyAgain, BOUGHT_AGAIN)
    const { user } = open()
    expect(await screen.findByRole('heading', { name: '订单已取消，无需付款' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看订单' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^再次购买/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /种商品已加入购物车$/ }))
    expect(dialog.getByRole('link', { name: '去购物车' })).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ orderNo: ORDER.orderNo })
  })

  it.each(['/order/pay', '/order/pay?no=x'])(
    'at %s shows that the order does not exist and links to the orders',
    async (at) => {
      open(at)
      expect(await screen.findByRole('heading', { name: '订单不存在' })).toBeVisible()
      expect(screen.getByRole('link', { name: '查看我的订单' })).toBeVisible()
    },
  )
})

describe('sandbox cashier page', () => {
  const holder = { paymentNo: PAYMENT.paymentNo, token: 't'.repeat(43) }

  it('states that the payment is simulated, and pays', async () => {
    mock(getSandboxCashier, CASHIER)
    const sent = mock(paySandbox, { status: 'paid' })
    const { user } = renderMall(<SandboxView {...holder} />)
    expect(screen.getByText('模拟支付：不会发生真实扣款')).toBeVisible()
    const pay = await screen.findByRole('button', { name: '确认支付（模拟）' })
    mock(getSandboxCashier, { ...CASHIER, status: 'paid' })
    await user.click(pay)
    expect(await screen.findByText('已支付，请回到商城页面查看结果')).toBeVisible()
    expect(sent[0]?.body).toEqual({ ...holder, outcome: 'paid' })
  })

  it('aborts a payment, which can be retried', async () => {
    mock(getSandboxCashier, CASHIER)
    mock(paySandbox, { status: 'failed' })
    const { user } = renderMall(<SandboxView {...holder} />)
    await user.click(await screen.findByRole('button', { name: '放弃支付' }))
    expect(await screen.findByText('已放弃支付，可再次尝试。')).toBeVisible()
  })

  it('shows that an unknown payment does not exist', async () => {
    mockFailure(getSandboxCashier, { status: 400, code: 1004, msg: '支付单不存在' })
    renderMall(<SandboxView {...holder} />)
    expect(await screen.findByRole('heading', { name: '支付单不存在' })).toBeVisible()
  })
})
