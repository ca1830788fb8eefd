import { describe, expect, it } from 'vitest'
import { inquiryLines, toOrderRow } from '@/components/quick-order/order-rows'
import type { LineMatch } from '@/contract/quick-order/quick-order-calls'
import type { DraftRow } from '@/hooks/quick-order/use-order-draft'

const NONE: LineMatch = {
  verdict: 'unknown',
  by: null,
  confidence: 0,
  reason: '没有找到相符的商品',
  tail: null,
  skus: [],
}
const row = (given: Partial<DraftRow>): DraftRow => ({
  row: 1,
  text: '',
  itemNo: '',
  buyerCode: '',
  qty: null,
  unit: '',
  note: '',
  problem: '',
  qtyProblem: '',
  tail: null,
  source: '',
  key: 'a',
  chosen: null,
  ...given,
})

describe('inquiryLines', () => {
  it('are one for the same words, of their sum; parts of a piece stand in the words', () => {
    const lines = [
      toOrderRow(row({ text: '非标法兰 DN125', qty: 100, unit: '片' }), NONE),
      toOrderRow(row({ text: '特种焊条', qty: 1.5, unit: '公斤' }), NONE),
      toOrderRow(row({ text: '非标法兰 DN125', qty: 200, unit: '片' }), NONE),
    ]
    expect(inquiryLines(lines)).toEqual([
      { kind: 'text', text: '非标法兰 DN125', qty: 300, unit: '片' },
      { kind: 'text', text: '特种焊条 1.5 公斤', qty: 1, unit: '份' },
    ])
  })

  it('of the same words, one without a quantity, have the other’s', () => {
    const named = row({ text: '非标法兰', unit: '个' })
    const lines = [{ ...named, qty: 3 }, named].map((one) => toOrderRow(one, NONE))
    const one = [{ kind: 'text', text: '非标法兰', qty: 3, unit: '个' }]
    expect(inquiryLines(lines)).toEqual(one)
    expect(inquiryLines(lines.reverse())).toEqual(one)
  })

  it('are the lines without a match, with their quantity and unit', () => {
    const lines = [
      toOrderRow(row({ text: '非标法兰 DN125', qty: 3, unit: '片' }), NONE),
      toOrderRow(row({ itemNo: 'XX-1' }), NONE),
      toOrderRow(row({ text: '还在识别' }), undefined),
    ]
    expect(inquiryLines(lines)).toEqual([
      { kind: 'text', text: '非标法兰 DN125', qty: 3, unit: '片' },
      { kind: 'text', text: 'XX-1', qty: '', unit: '个' },
    ])
  })
})
