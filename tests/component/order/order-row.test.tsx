import { screen, waitFor } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { expect, it } from 'vitest'
import { OrderActions } from '@/components/order/order-actions'
import { OrderListView } from '@/components/order/order-list-view'
import { getOrderList } from '@/contract/order/order-calls'
import { orderListAddress } from '@/contract/order/order-list-address'
import type { OrderAction } from '@/contract/order/order-transition-rules'
import { ORDER_NO, ORDERS } from '../../support/good-orders'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <OrderListView state={orderListAddress.read(useRouter().query)} />
}

it('ends the actions of an order with the one that moves it on', () => {
  const actions: OrderAction[] = ['confirmReceipt', 'extendReceipt', 'buyAgain']
  renderMall(<OrderActions order={{ orderNo: ORDER_NO, actions, payType: 1 }} onDone={() => {}} />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['延长收货', '再次购买', '确认收货'])
})

it('takes two days the wrong way round for the same period', async () => {
  mock(getOrderList, ORDERS)
  const { user, router } = renderMall(<Page />, { username: 'demo', at: '/order/list' })
  await user.type(await screen.findByLabelText('下单日期从'), '2026-11-20{Enter}')
  await user.type(screen.getByLabelText('下单日期到'), '2026-11-01')
  await user.click(screen.getByRole('button', { name: '按日期查' }))
  await waitFor(() => expect(router.asPath).toBe('/order/list?from=2026-11-01&to=2026-11-20'))
})

it('says why the receipt of goods that are exchanged cannot be confirmed, and leads to the case', async () => {
  const [first] = ORDERS.list
  if (!first) throw new Error('no order')
  const held = { ...first, status: 4, payStatus: 1, dueAt: null, actions: [] }
  mock(getOrderList, { ...ORDERS, list: [{ ...held, hasOpenAfterSale: true }] })
  renderMall(<Page />, { username: 'demo', at: '/order/list' })
  expect(await screen.findByText('售后中')).toBeVisible()
  expect(screen.getByText(/结束后可确认收货/)).toBeVisible()
  expect(screen.getByRole('link', { name: '售后处理中' })).toHaveAttribute('href', '/order/refunds')
})
