import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OrderView } from '@/components/order/order-view'
import { getInvoiceList } from '@/contract/invoice/invoice-calls'
import { getOrderDetail, type OrderDetail } from '@/contract/order/order-calls'
import { INVOICES } from '../../support/good-invoices'
import { ORDER, ORDER_NO } from '../../support/good-orders'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

/** What stood on paper when the browser printed. */
function watchPrinting() {
  const printed: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(screen.getByRole('article', { hidden: true }).textContent ?? '')
    window.dispatchEvent(new Event('afterprint'))
  })
  return printed
}

function open(order: OrderDetail = ORDER) {
  mock(getOrderDetail, order)
  return renderMall(<OrderView orderNo={ORDER_NO} />, { username: 'demo' })
}

it('prints the order under the letterhead, and nothing of it stays in the page', async () => {
  const printed = watchPrinting()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '打印订单' }))
  expect(printed).toHaveLength(1)
  for (const words of ['工品汇', `编号${ORDER_NO}`, '日期2026-11-21', '公司名称', '13%']) {
    expect(printed[0]).toContain(words)
  }
  expect(printed[0]).toContain('应付金额（大写）：壹佰零捌元整（¥108.00）')
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull())
})

it('prints whom an invoice applied for after the purchase is made out to', async () => {
  const printed = watchPrinting()
  mock(getInvoiceList, INVOICES)
  const { user } = open({ ...ORDER, invoice: null, invoiceStatus: 2 })
  await screen.findAllByRole('button', { name: /^下载发票/ })
  await user.click(screen.getByRole('button', { name: '打印订单' }))
  expect(printed[0]).toContain('发票数电专票 示例公司')
})

it('prints the delivery note of one parcel without prices', async () => {
  const printed = watchPrinting()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '打印送货单：SL000123456' }))
  expect(printed[0]).toContain('送货单')
  expect(printed[0]).toContain('收货人：')
  expect(printed[0]).not.toContain('金额')
})

it('prints the order when the browser itself is told to print', async () => {
  open()
  await screen.findByRole('button', { name: '打印订单' })
  window.dispatchEvent(new Event('beforeprint'))
  const paper = within(screen.getByRole('article', { name: '订单', hidden: true }))
  expect(paper.getByText('备注', { selector: 'th' })).toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull())
})
