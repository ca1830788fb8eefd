import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { amount, count, listOf, price, timestamp } from '@/contract/fields'
import { hitSku } from '@/contract/search/search-calls'

const SKU = { skuId: 7, itemNo: 'CJ1234567', spec: 'M8×30', price: 5000, unit: '个' }
const SALE = { packQty: 100, packUnit: '盒', moq: 100, step: 100, maxQty: 100_000 }
const LIST = { list: [], total: 0, page: 1, pageSize: 20 }
const list = listOf(z.string())

describe('answer schema', () => {
  it.each([
    ['a count', count, 1e9],
    ['a moment', timestamp, 8.64e15],
    ['an SKU', hitSku, { ...SKU, ...SALE }],
    ['a free SKU', hitSku, { ...SKU, ...SALE, price: 0, maxQty: 0 }],
    ['a list', list, LIST],
  ])('accepts %s', (_what, schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(true)
  })

  it.each([
    ['a negative count', count, -1],
    ['a negative price', price, -1],
    ['a negative amount', amount, -1],
    ['a negative number of lines', getCartListCount.output, -1],
    ['a count that is none', count, Number.NaN],
    ['a moment no date can hold', timestamp, 8.64e15 + 1],
    ['an SKU sold in steps of nothing', hitSku, { ...SKU, ...SALE, step: 0 }],
    ['an SKU of which none is the least', hitSku, { ...SKU, ...SALE, moq: 0 }],
    ['a page of nothing', list, { ...LIST, pageSize: 0 }],
    ['a page before the first', list, { ...LIST, page: 0 }],
  ])('refuses %s', (_what, schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(false)
  })
})
