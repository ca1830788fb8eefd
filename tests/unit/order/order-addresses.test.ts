import { describe, expect, it } from 'vitest'
import { checkoutAddress } from '@/contract/order/checkout-address'
import { orderListAddress, parseOrderNos } from '@/contract/order/order-list-address'
import { routes } from '@/contract/routes'

const NO = 'D261121090000123456'
const queryOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

describe('checkout address', () => {
  it.each(['', 'sku=7&qty=100', 'sku=7&qty=100&price=4800&lead=3'])('keeps %s', (query) => {
    expect(checkoutAddress.write(checkoutAddress.read(queryOf(query)))).toBe(query)
  })

  it.each([
    ['sku=x&qty=1', ''],
    ['sku=7', 'sku=7&qty=1'],
    ['sku=7&qty=0', 'sku=7&qty=1'],
    ['sku=7&qty=-5&price=-1', 'sku=7&qty=1'],
    ['sku=7&qty=99999999', 'sku=7&qty=999999'],
  ])('normalises %s', (query, sense) => {
    expect(checkoutAddress.write(checkoutAddress.read(queryOf(query)))).toBe(sense)
  })
})

describe('order list address', () => {
  it.each(['', 'type=2', 'type=7&keyword=M8&date=03&page=2', 'from=2026-02-28&to=2026-11-30'])(
    'keeps %s',
    (query) => {
      expect(orderListAddress.write(orderListAddress.read(queryOf(query)))).toBe(query)
    },
  )

  it.each([
    'type=3',
    'type=6',
    'type=-1',
    'date=04',
    'page=0',
    'page=x',
    'from=2026-13-45',
    'to=2026-02-30',
  ])('reads %s as the default', (query) =>
    expect(orderListAddress.write(orderListAddress.read(queryOf(query)))).toBe(''),
  )
})

describe('parseOrderNos', () => {
  it('keeps valid order numbers, each once', () => {
    expect(parseOrderNos(`${NO},x,${NO},D261121090000654321`)).toEqual([NO, 'D261121090000654321'])
    expect(parseOrderNos(undefined)).toEqual([])
    expect(routes.pay([NO])).toBe(`/order/pay?no=${NO}`)
  })
})
