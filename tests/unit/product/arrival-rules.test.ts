import { describe, expect, it } from 'vitest'
import { arrivalDay } from '@/contract/product/arrival-rules'
import { arrivalDaysOf, arrivalText } from '@/contract/product/line-arrival-rules'
import { briefDay, plainDays, supplyDays, supplyText } from '@/contract/product/supply-rules'

describe('day of arrival', () => {
  it.each([
    ['2026-11-23', 0, '11月23日（周一）'],
    ['2026-11-23', 3, '11月26日（周四）'],
    // Over the National Day, and a Saturday that makes up for it.
    ['2026-09-30', 1, '10月8日（周四）'],
    ['2026-10-08', 2, '10月10日（周六）'],
  ])('ordered on %s with %d working days is %s', (today, days, day) => {
    expect(arrivalDay(today, days)).toBe(day)
  })

  it('is named up to a year ahead', () => {
    expect(arrivalDay('2026-11-23', 365)).toMatch(/^\d{1,2}月\d{1,2}日（周.）$/)
  })

  it.each([366, 1e9, Number.MAX_SAFE_INTEGER])('is not named %d working days ahead', (days) => {
    expect(arrivalDay('2026-11-23', days)).toBe(`${days} 个工作日后`)
  })

  it('is a number of days where it cannot be named', () => {
    expect([0, 3].map(plainDays)).toEqual(['当日', '3 个工作日后'])
    expect([0, 3].map(plainDays).map(briefDay)).toEqual(['当日', '3 工作日'])
  })

  it('of goods out of stock is that of a backorder', () => {
    expect(supplyDays({ state: 'in', leadDays: 3 })).toBe(3)
    expect(supplyDays({ state: 'out', leadDays: 3 })).toBe(18)
    expect(supplyText('out', '12月17日（周四）')).toBe('期货 12月17日（周四）送达')
  })
})

describe('arrival of a line', () => {
  const line = { qty: 100, awaitedQty: 60, leadDays: 18, waitDays: 15 }

  it.each([
    ['partly in stock', line, { inStock: 3, whole: 18 }],
    [
      'wholly in stock',
      { ...line, awaitedQty: 0, leadDays: 3, waitDays: 0 },
      { inStock: null, whole: 3 },
    ],
    ['wholly awaited', { ...line, awaitedQty: 100 }, { inStock: null, whole: 18 }],
    ['whose day the shop has offered', { ...line, waitDays: 0 }, { inStock: null, whole: 18 }],
  ])('%s', (_name, waiting, days) => {
    expect(arrivalDaysOf(waiting)).toEqual(days)
  })

  it('is said in one way', () => {
    const goods = { qty: 100, awaitedQty: 60, unit: '个', whole: '12月17日（周四）' }
    expect(arrivalText({ ...goods, inStock: '11月26日（周四）' })).toBe(
      '现货 40 个 预计 11月26日（周四）送达，其余 60 个 预计 12月17日（周四）送达',
    )
    expect(arrivalText({ ...goods, inStock: null })).toBe('预计 12月17日（周四）送达（期货 60 个）')
    expect(arrivalText({ ...goods, awaitedQty: 0, inStock: null })).toBe(
      '预计 12月17日（周四）送达',
    )
  })
})
