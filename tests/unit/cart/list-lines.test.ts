import { describe, expect, it } from 'vitest'
import { listSummary, toGoods, whyNot } from '@/components/cart/purchase-list/list-lines'
import type { ListLine } from '@/contract/cart/purchase-list-calls'
import { buildListLine } from '../../support/good-personal'

describe('lines of a purchase list', () => {
  it.each<[Partial<ListLine>, string]>([
    [{ state: 'ok' }, ''],
    [{ state: 'low', stock: 300 }, ''],
    [{ state: 'short', qty: 2000, stock: 950 }, '库存不足（剩 950 个）'],
    [{ state: 'short', stock: 0 }, '缺货'],
    [{ state: 'max' }, '超出限购 100,000 个'],
    [{ state: 'areaOff' }, '当前区域不可售'],
    [{ state: 'off' }, '已下架'],
    [{ state: 'quoteOnly' }, '需询价，暂不能直接购买'],
    [{ state: 'shopClosed' }, '店铺休业'],
  ])('whyNot of %j is %j', (over, reason) => {
    expect(whyNot(buildListLine(over))).toBe(reason)
  })

  it('listSummary totals what can be bought and lists the rest with the reason', () => {
    const fine = buildListLine({ qty: 200, unitPrice: 5000 })
    const low = buildListLine({ state: 'low', qty: 100, unitPrice: 4999 })
    const off = buildListLine({ state: 'off' })
    expect(listSummary([fine, off, low])).toEqual({
      ready: [fine, low],
      left: [{ line: off, reason: '已下架' }],
      amount: 10_000 + 4999,
    })
    expect(listSummary([])).toEqual({ ready: [], left: [], amount: 0 })
  })

  it('toGoods keeps note and buyer’s code, and the price that was seen', () => {
    const line = buildListLine({ note: '急用', buyerCode: 'M-7' })
    expect(toGoods([line])).toEqual([
      {
        skuId: 7,
        qty: 200,
        title: '岑钧 外六角螺栓',
        note: '急用',
        buyerCode: 'M-7',
        priceSeen: line.price,
      },
    ])
  })
})
