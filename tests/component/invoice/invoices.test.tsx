import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { userInfoAddress } from '@/contract/account/user-info-address'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  reissueInvoice,
} from '@/contract/invoice/invoice-calls'
import { getTitleList } from '@/contract/invoice/invoice-title-calls'
import { enveloped, respond } from '../../kit/handlers'
import { TITLE_ID, TITLES } from '../../support/good-checkout'
import { APPLY_NO, INVOICES, OPEN_ORDERS } from '../../support/good-invoices'
import { ORDER_NO } from '../../support/good-orders'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}
function open() {
  mock(getTitleList, TITLES)
  return renderMall(<Page />, { username: 'demo', at: '/user-info?section=invoices' })
}
const dialog = async () => within(await screen.findByRole('dialog'))

describe('invoices page', () => {
  it('applies for an invoice over orders of one shop', async () => {
    mock(getInvoiceList, { ...INVOICES, list: [], total: 0 })
    mock(getInvoiceOrders, OPEN_ORDERS)
    const sent = mock(applyInvoice, { applyNo: APPLY_NO })
    const { user } = open()
    const ask = await screen.findByRole('button', { name: '申请开票' })
    expect(ask).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: `选择订单 ${ORDER_NO}` }))
    expect(screen.getByRole('checkbox', { name: /654321/ })).toBeDisabled()
    await user.click(ask)
    const box = await dialog()
    await user.click(await box.findByRole('combobox', { name: '发票类型' }))
    await user.click(await screen.findByTitle('数电专票'))
    mock(getInvoiceOrders, { list: [], total: 0 })
    await user.click(box.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText(/已提交开票申请/)).toBeVisible()
    expect(sent[0]?.body).toEqual({ kind: 2, titleId: TITLE_ID, orderNos: [ORDER_NO] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a refused application shows the reason and keeps the selection', async () => {
    mock(getInvoiceList, INVOICES)
    mock(getInvoiceOrders, OPEN_ORDERS)
    mockFailure(applyInvoice, { status: 422, code: 4220, msg: '专用发票须使用企业抬头' })
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: `选择订单 ${ORDER_NO}` }))
    await user.click(screen.getByRole('button', { name: '申请开票' }))
    await user.click((await dialog()).getByRole('button', { name: '提交申请' }))
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('专用发票须使用企业抬头')
    expect(screen.getByRole('checkbox', { name: `选择订单 ${ORDER_NO}` })).toBeChecked()
  })

  it('says at the title that it does not fit the kind of invoice', async () => {
    mock(getInvoiceList, INVOICES)
    mock(getInvoiceOrders, OPEN_ORDERS)
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: `选择订单 ${ORDER_NO}` }))
    await user.click(screen.getByRole('button', { name: '申请开票' }))
    const box = await dialog()
    await user.click(await box.findByRole('combobox', { name: '发票抬头' }))
    await user.click(await screen.findByTitle('张三'))
    await user.click(box.getByRole('combobox', { name: '发票类型' }))
    await user.click(await screen.findByTitle('数电专票'))
    await user.click(box.getByRole('button', { name: '提交申请' }))
    expect(await box.findByText('专用发票只能开给单位')).toBeVisible()
  })

  it('lists credit notes, reissues an invoice and shows a failed download', async () => {
    mock(getInvoiceList, INVOICES)
    mock(getInvoiceOrders, { list: [], total: 0 })
    mockFailure(getInvoiceFile, { status: 503, code: 5030, msg: '服务暂时不可用' })
    const sent = mock(reissueInvoice, { applyNo: APPLY_NO })
    const { user } = open()
    expect(await screen.findByText(/（红字）/)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: /下载发票/ })[0] ?? document.body)
    expect(await screen.findByText('服务暂时不可用')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /换开发票/ }))
    await user.click((await dialog()).getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('原发票已红冲，已重新申请')).toBeVisible()
    expect(sent[0]?.body).toEqual({ applyNo: APPLY_NO, kind: 1, titleId: TITLE_ID })
  })

  it('says how much a reissue reverses: the invoice without what its credit notes took back', async () => {
    const [invoice] = INVOICES.list
    if (!invoice) throw new Error('no invoice')
    mock(getInvoiceOrders, { list: [], total: 0 })
    // The credit note is on another page of the list.
    const page = { ...INVOICES, list: [invoice] }
    server.use(
      respond(getInvoiceList, async (request) =>
        enveloped((await request.text()).includes(ORDER_NO) ? INVOICES : page),
      ),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /换开发票/ }))
    expect(await screen.findByText(/^原发票 ¥107\.00 将红冲/)).toBeVisible()
  })

  it('shows an error and retries', async () => {
    mock(getInvoiceOrders, { list: [], total: 0 })
    mockFailure(getInvoiceList, { status: 500, code: 5000, msg: '数据库暂时不可用' })
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('数据库暂时不可用')
    mock(getInvoiceList, { ...INVOICES, list: [], total: 0 })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText(/^还没有开票记录/)).toBeVisible()
  })
})
