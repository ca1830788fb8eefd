import { describe, expect, it } from 'vitest'
import { productAddress } from '@/contract/product/product-address'
import { routes } from '@/contract/routes'

const stateOf = (href: string) =>
  productAddress.read(Object.fromEntries(new URLSearchParams(href.split('?')[1])))

describe('product address', () => {
  it('contains SKU, table filter and comments page', () => {
    const state = { values: [31, 42], comments: 'append', commentPage: 3 } as const
    const href = routes.product(5, 8, { ...state, values: [31, 42] })
    expect(href).toBe('/product/5?sku=8&f=31.42&comments=append&cpage=3')
    expect(stateOf(href)).toEqual({ ...state, skuId: 8 })
  })

  it('omits defaults', () => {
    expect(routes.product(5)).toBe('/product/5')
    expect(routes.product(5, null, { values: [], comments: 'all', commentPage: 1 })).toBe(
      '/product/5',
    )
  })

  it.each(['?sku=x&f=a.-1.0&comments=bad&cpage=0', '?sku=1e9&f=&comments=&cpage=-2', '?'])(
    'reads invalid values as the default: %s',
    (query) => {
      expect(stateOf(query)).toEqual({ skuId: null, values: [], comments: 'all', commentPage: 1 })
    },
  )

  it('reads at most ten filter values', () => {
    expect(
      stateOf(`?f=${Array.from({ length: 99 }, (_, at) => at + 1).join('.')}`).values,
    ).toHaveLength(10)
  })
})
