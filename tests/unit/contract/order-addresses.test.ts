import { describe, expect, it } from 'vitest'
import { formatCheckoutState } from '@/contract/checkout-address'
import { parseCheckoutState } from '@/contract/checkout-state'
import { formatOrderListState } from '@/contract/order-list-address'
import { parseOrderListState, parseOrderNos } from '@/contract/order-list-state'
import { routes } from '@/contract/routes'

const NO = 'D261121090000123456'
const queryOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

describe('the address of a checkout', () => {
  it.each(['', 'sku=7&qty=100', 'sku=7&qty=100&price=4800&lead=3'])('keeps %s', (query) => {
    expect(formatCheckoutState(parseCheckoutState(queryOf(query)))).toBe(query)
  })

  it.each([
    ['sku=x&qty=1', ''],
    ['sku=7', 'sku=7&qty=1'],
    ['sku=7&qty=0', 'sku=7&qty=1'],
    ['sku=7&qty=-5&price=-1', 'sku=7&qty=1'],
    ['sku=7&qty=99999999', 'sku=7&qty=999999'],
  ])('makes of %s what makes sense', (query, sense) => {
    expect(formatCheckoutState(parseCheckoutState(queryOf(query)))).toBe(sense)
  })
})

describe('the address of the order list', () => {
  it.each(['', 'type=2', 'type=7&keyword=M8&date=03&page=2'])('keeps %s', (query) => {
    expect(formatOrderListState(parseOrderListState(queryOf(query)))).toBe(query)
  })

  it.each(['type=3', 'type=6', 'type=-1', 'date=04', 'page=0', 'page=x'])(
    'makes the default of %s',
    (query) => expect(formatOrderListState(parseOrderListState(queryOf(query)))).toBe(''),
  )
})

describe('the orders of a payment', () => {
  it('are what is an order number, each once', () => {
    expect(parseOrderNos(`${NO},x,${NO},D261121090000654321`)).toEqual([NO, 'D261121090000654321'])
    expect(parseOrderNos(undefined)).toEqual([])
    expect(routes.pay([NO])).toBe(`/order/pay?no=${NO}`)
  })
})
