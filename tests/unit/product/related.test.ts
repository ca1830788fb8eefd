import { describe, expect, it } from 'vitest'
import { type Difference, differenceText, distanceOf } from '@/server/modules/product/alternatives'
import { withEqualStandards } from '@/server/modules/product/standard-names'
import { basePriceOf, contentsOf, packingOf } from '@/server/modules/product/unit-price'

const numbers = (values: Record<string, [num: number | null, unit: string]>) =>
  new Map(Object.entries(values).map(([name, [num, unit]]) => [name, { num, unit }]))

const sold = { price: 10_000, tiers: [], moq: 1, unit: '个', packQty: 100, packUnit: '盒' }

describe('basePriceOf', () => {
  it('is the price per piece, whatever the pack', () => {
    expect(basePriceOf(sold, numbers({}), '个')).toBe(10_000)
  })

  it('divides a box by its contents', () => {
    const box = { ...sold, price: 450_000, unit: '盒', packQty: 1 }
    const contents = numbers({ 公称长度: [30, 'mm'], 装盒数量: [500, '个'] })
    expect(contentsOf('盒', contents)).toEqual({ unit: '个', qty: 500 })
    expect(basePriceOf(box, contents, '个')).toBe(900)
  })

  it('measures rolls in metres by length, not by width', () => {
    const roll = numbers({ 宽度: [48, 'mm'], 长度: [100, 'm'] })
    expect(contentsOf('卷', roll)).toEqual({ unit: '米', qty: 100 })
    expect(packingOf('根', numbers({ 长度: [300, 'mm'] }))).toBeNull()
  })

  it('multiplies by the pack quantity and is null for other units', () => {
    expect(basePriceOf(sold, numbers({}), '盒')).toBe(1_000_000)
    expect(basePriceOf(sold, numbers({}), '套')).toBeNull()
  })

  it('uses the tier of the minimum quantity', () => {
    const tiers = [
      { minQty: 1, price: 10_000 },
      { minQty: 50, price: 9000 },
    ]
    expect(basePriceOf({ ...sold, tiers, moq: 50 }, numbers({}), '个')).toBe(9000)
  })
})

describe('distanceOf an alternative', () => {
  const size = (from: number, to: number): Difference => ({
    attribute: { name: '公称长度', unit: 'mm', axis: true },
    from: { label: String(from), num: from },
    to: { label: String(to), num: to },
  })
  const finish: Difference = {
    attribute: { name: '表面处理', unit: '', axis: false },
    from: { label: '发黑', num: null },
    to: { label: '镀白锌', num: null },
  }

  it('grows with the difference in size', () => {
    expect(distanceOf([])).toBe(0)
    expect(distanceOf([size(30, 35)])).toBeLessThan(distanceOf([size(30, 60)]))
    expect(distanceOf([size(30, 32)])).toBeLessThan(distanceOf([finish]))
    expect(distanceOf([finish])).toBeLessThan(distanceOf([size(30, 90)]))
  })

  it('differenceText describes a difference', () => {
    expect(differenceText(size(30, 35))).toBe('公称长度 35 mm（原 30 mm）')
    expect(differenceText({ ...finish, to: undefined })).toBe('表面处理 无（原 发黑）')
  })
})

describe('withEqualStandards', () => {
  it('groups equal foreign standards with each standard once', () => {
    expect(withEqualStandards(['GB/T 5782-2016', 'ISO 4014', 'DIN 931', '企业标准'])).toEqual([
      {
        name: 'GB/T 5782-2016',
        same: ['ISO 4014', 'DIN 931（M10、M12、M14、M22 对边 17、19、22、32）'],
      },
      { name: '企业标准', same: [] },
    ])
  })
})
