import { describe, expect, it } from 'vitest'
import type { Match } from '@/server/modules/quick-order/found'
import { readTail } from '@/server/modules/quick-order/trailing-number'

const match = (confidence: number, skuId: number): Match => ({
  verdict: 'candidates',
  by: 'description',
  confidence,
  reason: '多个商品与描述相符',
  skuIds: [skuId],
})
const FIT = match(70, 1)
const PART = match(40, 2)
const SHORT = match(70, 3)
const line = { tail: { text: '平垫圈 M8', qty: 1000 } }

describe('readTail', () => {
  it('takes a number that goods have for a size', () => {
    expect(readTail(line, { whole: FIT, without: SHORT })).toEqual({ match: FIT, tail: 'goods' })
  })

  it.each([
    ['only partly', PART],
    ['not at all', null],
  ])('takes it for the quantity where goods fit %s, and says so', (_what, whole) => {
    expect(readTail(line, { whole, without: SHORT })).toEqual({
      match: { ...SHORT, reason: '多个商品与描述相符，按数量 1000' },
      tail: 'quantity',
    })
  })

  it('says the unit', () => {
    const heavy = { tail: { ...line.tail, unit: '公斤' } }
    const { match: found } = readTail(heavy, { whole: null, without: SHORT })
    expect(found?.reason).toContain('按数量 1000 公斤')
  })

  it('leaves the text whole where nothing fits without the number', () => {
    expect(readTail(line, { whole: PART, without: null })).toEqual({ match: PART, tail: 'goods' })
    expect(readTail(line, { whole: null, without: null })).toEqual({ match: null, tail: 'goods' })
  })

  it('says nothing of a line without such a number', () => {
    expect(readTail({}, { whole: FIT, without: null })).toEqual({ match: FIT, tail: null })
  })
})
