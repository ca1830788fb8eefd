import { act, screen } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { expect, it } from 'vitest'
import { OrderFilter } from '@/components/order/order-filter'
import { RangeForm } from '@/components/search/range-form'
import { KeywordSearch } from '@/components/ui/keyword-search'
import { parsePrice } from '@/contract/money'
import { orderListAddress } from '@/contract/order/order-list-address'
import { renderMall } from '../../support/render-mall'

function Keyword() {
  const { query } = useRouter()
  return (
    <KeywordSearch
      label="搜索清单"
      placeholder=""
      keyword={String(query.keyword ?? '')}
      hrefOf={(keyword) => `/list?keyword=${encodeURIComponent(keyword)}`}
    />
  )
}

function Orders() {
  return <OrderFilter state={orderListAddress.read(useRouter().query)} />
}

function Prices() {
  const { query } = useRouter()
  return (
    <RangeForm
      name="价格"
      unit="元"
      min={String(query.keyword ?? '')}
      max=""
      parse={parsePrice}
      hrefOf={({ min }) => `/list?keyword=${Number(min) / 10_000}`}
    />
  )
}

it.each([
  ['搜索清单', <Keyword key="list" />],
  ['搜索订单', <Orders key="orders" />],
  ['价格下限', <Prices key="prices" />],
])('%s keeps the focus once it is sent, and shows where Back leads', async (name, view) => {
  const { user, router } = renderMall(view, { username: 'demo', at: '/list' })
  const field = await screen.findByLabelText(name)
  await user.type(field, '12{Enter}')
  expect(router.query.keyword).toBe('12')
  expect(field).toHaveFocus()
  await user.type(field, '3')
  expect(field).toHaveValue('123')
  act(() => router.setCurrentUrl('/list'))
  expect(field).toHaveValue('')
})
