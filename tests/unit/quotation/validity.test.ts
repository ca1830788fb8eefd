import { describe, expect, it } from 'vitest'
import { fromChinaMinute } from '@/contract/china-clock'
import { quotationFacts } from '@/contract/quotation/quotation-layout-rules'

const ISSUED = fromChinaMinute('2026-11-21 09:45')
const DAY_MS = 86_400_000

function untilOf(validUntil: number) {
  const buyer = { company: '', contact: '王工', phone: '' }
  const head = { issuedAt: ISSUED, validUntil, buyer, area: '', taxPercent: 13 }
  const rest = {
    no: '',
    lines: [],
    freights: [],
    totals: { goods: 0, freight: 0, net: 0, tax: 0, qty: 0, total: 0 },
  }
  return new Map(quotationFacts({ ...head, ...rest })).get('有效期至')
}

describe('validity of a quotation', () => {
  it('is seven days, to the end of the last', () => {
    expect(untilOf(fromChinaMinute('2026-11-29 00:00') - 1)).toBe('2026-11-28（7 天）')
  })

  it('is that of an agreed price which ends before, to the minute', () => {
    expect(untilOf(ISSUED + 2 * DAY_MS)).toBe('2026-11-23 09:45')
  })
})
