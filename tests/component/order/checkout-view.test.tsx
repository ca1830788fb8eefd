import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useRouter } from 'next-router-mock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CheckoutView } from '@/components/order/checkout/checkout-view'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { UUID } from '@/contract/address-of'
import { getSysRegionLevelList } from '@/contract/area/area-calls'
import { chinaDate } from '@/contract/china-clock'
import { CODE } from '@/contract/constants'
import { getTitleList } from '@/contract/invoice/invoice-title-calls'
import { checkoutAddress } from '@/contract/order/checkout-address'
import { getSubmitResult, previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { promisedDate } from '@/contract/order/promised-date-rules'
import { chooseOption } from '../../support/choose-option'
import { ADDRESS_ID, ADDRESSES, TITLE_ID, TITLES } from '../../support/good-checkout'
import { PREVIEW, SUBMITTED } from '../../support/good-orders'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const DAY_MS = 86_400_000
const CALM = { ...PREVIEW, changes: [] }
const PAY = `/order/pay?no=${SUBMITTED.orderNos.join(',')}`

function Page() {
  return <CheckoutView state={checkoutAddress.read(useRouter().query)} />
}

const open = (at = '/order/confirm') => renderMall(<Page />, { username: 'demo', at })
const submitButton = () => screen.findByRole('button', { name: '提交订单' })

async function addRemark(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: /^添加备注：北岭/ }))
  await user.type(screen.getByRole('textbox', { name: /给北岭.*的备注/ }), text)
}

beforeEach(() => {
  mock(getAddressList, ADDRESSES)
  mock(getTitleList, TITLES)
  mock(getSysRegionLevelList, [])
})
afterEach(() => sessionStorage.clear())

describe('checkout page', () => {
  it('submits the preview with the buyer’s choices and leads to the cashier', async () => {
    const requested = mock(previewOrder, CALM)
    const sent = mock(submitOrder, SUBMITTED)
    const { user, router } = open()
    await addRemark(user, '工作日送')
    await user.click(screen.getByRole('radio', { name: '微信支付' }))
    await user.click(screen.getByRole('radio', { name: '数电专票' }))
    await user.type(screen.getByRole('textbox', { name: '采购单号' }), 'PO-1')
    await user.type(screen.getByRole('textbox', { name: '成本中心' }), '机修车间')
    fireEvent.change(screen.getByLabelText('要求到货'), {
      target: { value: chinaDate(CALM.now + 30 * DAY_MS) },
    })
    await user.click(await submitButton())
    await waitFor(() => expect(decodeURIComponent(router.asPath)).toBe(PAY))
    expect(requested[0]?.body).toMatchObject({ source: 'cart', addressId: ADDRESS_ID })
    const [group] = CALM.groups
    if (!group) throw new Error('no shop')
    const [line] = group?.lines ?? []
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(UUID)
    expect(sent[0]?.body).toMatchObject({
      source: 'cart',
      addressId: ADDRESS_ID,
      quoteHash: CALM.quoteHash,
      payType: 2,
      poNumber: 'PO-1',
      costCenter: '机修车间',
      requiredDate: chinaDate(CALM.now + 30 * DAY_MS),
      invoice: { kind: 2, titleId: TITLE_ID },
      hasAccepted: false,
      remarks: [{ shopId: group?.shop.id, remark: '工作日送' }],
      lines: [{ skuId: line?.skuId, qty: line?.qty, unitPrice: line?.unitPrice }, {}],
    })
    expect(sessionStorage.getItem('checkoutSubmission')).toBeNull()
  })

  it('says when goods come later than they are required', async () => {
    const whole = CALM.now + 10 * DAY_MS
    const arrivals = [{ skuId: 7, note: '', inStock: null, whole }]
    mock(previewOrder, { ...CALM, arrivals })
    open()
    const field = await screen.findByLabelText('要求到货')
    const require = (at: number) => fireEvent.change(field, { target: { value: chinaDate(at) } })
    require(whole - DAY_MS)
    expect(
      screen.getByText(`部分商品预计 ${promisedDate(whole)}送达，晚于要求到货日期`),
    ).toBeVisible()
    require(whole)
    expect(screen.queryByText(/晚于要求到货日期/)).toBeNull()
  })

  it('buyNow sends price and lead time as the product page showed them', async () => {
    const requested = mock(previewOrder, CALM)
    open('/order/confirm?sku=7&qty=100&price=4800&lead=2')
    await submitButton()
    expect(requested[0]?.body).toMatchObject({
      source: 'buyNow',
      lines: [{ skuId: 7, qty: 100, unitPrice: 4800, leadDays: 2 }],
    })
  })

  it('offers the payment methods of the mall alone, the first of them chosen', async () => {
    mock(previewOrder, { ...CALM, payTypes: [2, 4] })
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ payType: 2 }))
    expect(screen.queryByRole('radio', { name: '支付宝' })).not.toBeInTheDocument()
  })

  it('says that unpaid orders leave no room for this one, and cannot be submitted', async () => {
    const holdRefusal = '您有 10 笔待付款的订单，已达上限，请先付款或取消后再下单'
    mock(previewOrder, { ...CALM, holdRefusal })
    open()
    expect(await screen.findByText(holdRefusal)).toHaveAttribute('role', 'alert')
    expect(await submitButton()).toBeDisabled()
  })

  it('requires changes to be accepted before submitting', async () => {
    mock(previewOrder, PREVIEW)
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    expect(await screen.findByText('单价上涨：由 ¥0.48 变为 ¥0.50')).toBeVisible()
    expect(screen.getByText('库存不足，仅剩 30 个（本单不含，留在购物车）')).toBeVisible()
    await user.click(await submitButton())
    expect(screen.getByText('请先核对并接受上方的变化')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '我已核对，接受以上变化' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: '我已核对，接受以上变化' }))
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ hasAccepted: true }))
  })

  it('shows changes reported at submission and submits again once accepted', async () => {
    mock(previewOrder, CALM)
    server.use(
      http.post(`*${submitOrder.path}`, () =>
        HttpResponse.json(
          { code: CODE.staleQuote, msg: '价格或库存有变化，请核对后重新提交', data: PREVIEW },
          { status: 409 },
        ),
      ),
    )
    const { user } = open()
    await user.click(await submitButton())
    expect(await screen.findByText('单价上涨：由 ¥0.48 变为 ¥0.50')).toBeVisible()
    expect(screen.getByText('价格或库存有变化，请核对后重新提交')).toBeVisible()
    const sent = mock(submitOrder, SUBMITTED)
    await user.click(screen.getByRole('checkbox', { name: '我已核对，接受以上变化' }))
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('a lost answer is looked up by the submit key, then leads to the cashier', async () => {
    mock(previewOrder, CALM)
    server.use(http.post(`*${submitOrder.path}`, () => HttpResponse.error()))
    mockFailure(getSubmitResult, { status: 503 })
    const { user, router } = open()
    await user.dblClick(await submitButton())
    expect(await screen.findByText('订单确认中')).toBeVisible()
    const requested = mock(getSubmitResult, { placed: SUBMITTED })
    await waitFor(() => expect(decodeURIComponent(router.asPath)).toBe(PAY))
    expect(requested.length).toBeGreaterThan(0)
  })

  it('a submission before a reload is looked up and leads to the cashier', async () => {
    sessionStorage.setItem(
      'checkoutSubmission',
      JSON.stringify({ userId: 'u1', key: 'a'.repeat(32), view: '' }),
    )
    mock(previewOrder, CALM)
    const requested = mock(getSubmitResult, { placed: SUBMITTED })
    const { router } = open()
    await waitFor(() => expect(decodeURIComponent(router.asPath)).toBe(PAY))
    expect(requested[0]?.body).toEqual({ key: 'a'.repeat(32) })
  })

  it.each([
    ['today', 0, '要求到货日期应晚于今天'],
    ['in a year', 365, /要求到货日期最晚为/],
  ])('a required date %s is refused beside its field', async (_when, days, message) => {
    mock(previewOrder, CALM)
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    const field = await screen.findByLabelText('要求到货')
    fireEvent.change(field, { target: { value: chinaDate(CALM.now + days * DAY_MS) } })
    await user.click(await submitButton())
    const row = screen.getByRole('region', { name: '采购信息' })
    expect(within(row).getByRole('alert')).toHaveTextContent(message)
    expect(sent).toHaveLength(0)
  })

  it('asks how to ship where a line would come in parts, and says both dates', async () => {
    const [group] = CALM.groups
    if (!group) throw new Error('no shop')
    const [line] = group?.lines ?? []
    if (!group || !line) throw new Error('no line')
    const awaited = { ...line, qty: 200, awaitedQty: 50 }
    const arrival = {
      skuId: line.skuId,
      note: line.note,
      inStock: Date.UTC(2026, 10, 26, 1),
      whole: Date.UTC(2026, 11, 8, 1),
    }
    mock(previewOrder, {
      ...CALM,
      groups: [{ ...group, lines: [awaited] }],
      arrivals: [arrival],
    })
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    const parts = /现货 150 \S+ 预计 11月26日（周四）送达，其余 50 \S+ 预计 12月8日（周二）送达/
    expect(await screen.findByText(parts)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '到齐一起发' }))
    expect(screen.getByText(/^预计 12月8日（周二）送达/)).toBeVisible()
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ shipsTogether: true }))
  })

  it('takes a cost centre for a single line, where a shop’s lines have their own', async () => {
    mock(previewOrder, CALM)
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    const [button] = await screen.findAllByRole('button', { name: /^按行填写成本中心：/ })
    if (!button) throw new Error('no button')
    await user.click(button)
    const [field] = screen.getAllByRole('textbox', { name: /^成本中心：/ })
    if (!field) throw new Error('no field')
    await user.type(field, 'CC-7')
    await user.click(await submitButton())
    const [line] = CALM.groups.flatMap(({ lines }) => lines)
    const { skuId, note } = line ?? {}
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        lineCostCenters: [{ skuId, note, costCenter: 'CC-7' }],
      }),
    )
  })

  it('keeps the draft across a reload until the order is placed', async () => {
    mock(previewOrder, CALM)
    const { user, again, router } = open()
    await addRemark(user, '工作日送')
    await user.click(screen.getByRole('radio', { name: '线下支付' }))
    await user.type(screen.getByRole('textbox', { name: /采购单号/ }), 'PO-1')
    again(<Page />)
    expect(await screen.findByRole('textbox', { name: /给北岭.*的备注/ })).toHaveValue('工作日送')
    expect(screen.getByRole('radio', { name: '线下支付' })).toBeChecked()
    const sent = mock(submitOrder, SUBMITTED)
    await user.click(await submitButton())
    await waitFor(() => expect(decodeURIComponent(router.asPath)).toBe(PAY))
    expect(sent[0]?.body).toMatchObject({ payType: 4, poNumber: 'PO-1' })
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  })

  it('a submission of other SKUs is reported as placed and the page stays', async () => {
    sessionStorage.setItem(
      'checkoutSubmission',
      JSON.stringify({ userId: 'u1', key: 'a'.repeat(32), view: 'sku=9&qty=1' }),
    )
    mock(previewOrder, CALM)
    mock(getSubmitResult, { placed: SUBMITTED })
    const { user } = open()
    expect(await screen.findByText('您之前提交的订单已生成')).toBeVisible()
    expect(screen.getByRole('link', { name: '去查看' })).toHaveAttribute('href', PAY)
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByText('您之前提交的订单已生成')).toBeNull()
  })

  it('requires an address and offers to add the first one', async () => {
    mock(getAddressList, [])
    mock(previewOrder, { ...CALM, address: null })
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    await submitButton()
    expect(screen.getByText('提交前还需：请选择或新增收货地址')).toBeVisible()
    await user.click(await submitButton())
    expect(screen.getAllByText('请选择或新增收货地址')[0]).toBeVisible()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: '新增地址' }))
    const dialog = await screen.findByRole('dialog', { name: '新增收货地址' })
    await waitFor(() => expect(dialog).toBeVisible())
  })

  it('reloads the preview for another address', async () => {
    const requested = mock(previewOrder, CALM)
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /李四/ }))
    await waitFor(() => expect(requested).toHaveLength(2))
    expect(requested[1]?.body).toMatchObject({ addressId: ADDRESSES[1]?.id })
  })

  it('links to the cart when there is nothing to order', async () => {
    mockFailure(previewOrder, { status: 422, msg: '购物车中没有选中的商品' })
    open()
    const title = await screen.findByRole('heading', { name: '购物车中没有选中的商品' })
    expect(title).toBeVisible()
    expect(screen.getByRole('link', { name: '去购物车' })).toBeVisible()
  })

  it('links to the cart when nothing is selected', async () => {
    mock(previewOrder, { ...CALM, groups: [] })
    open()
    expect(await screen.findByRole('heading', { name: '没有要结算的商品' })).toBeVisible()
  })

  it('proposes the invoice of the last order, which can be declined', async () => {
    mock(previewOrder, { ...CALM, lastInvoice: { kind: 1, titleId: TITLE_ID } })
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    const panel = within(await screen.findByRole('region', { name: '发票' }))
    expect(await panel.findByRole('radio', { name: '数电普票' })).toBeChecked()
    await user.click(panel.getByRole('radio', { name: '不开票' }))
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).not.toHaveProperty('invoice')
  })

  it('offers another invoice for single shops', async () => {
    const [group] = CALM.groups
    if (!group) throw new Error('no shop')
    const other = { ...group, shop: { id: 99, name: '南岭工品专营店' } }
    mock(previewOrder, {
      ...CALM,
      groups: [group, other],
      lastInvoice: { kind: 1, titleId: TITLE_ID },
    })
    const sent = mock(submitOrder, SUBMITTED)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '按店铺分别选择' }))
    const kinds = await screen.findByRole('combobox', { name: '发票类型：南岭工品专营店' })
    await chooseOption(user, kinds, '不开票')
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      invoice: { kind: 1, titleId: TITLE_ID },
      shopInvoices: [{ shopId: 99, invoice: null }],
    })
  })

  it('shows why the chosen invoice cannot be issued', async () => {
    mock(previewOrder, CALM)
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: '纸质专票' }))
    await user.click(await submitButton())
    const panel = within(screen.getByRole('region', { name: '发票' }))
    expect(panel.getByRole('alert')).toHaveTextContent('纸质专票须填写注册地址')
    const titles = await panel.findByRole('combobox', { name: '发票抬头' })
    await chooseOption(user, titles, '张三（个人）')
    expect(panel.getByRole('alert')).toHaveTextContent('专用发票只能开给单位')
  })

  it('sends a visitor to the sign-in', async () => {
    const { router } = renderMall(<Page />, { at: '/order/confirm?sku=7&qty=1' })
    await waitFor(() =>
      expect(router.asPath).toBe('/login?redirect=%2Forder%2Fconfirm%3Fsku%3D7%26qty%3D1'),
    )
  })
})
