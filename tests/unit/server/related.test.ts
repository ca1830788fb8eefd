import { describe, expect, it } from 'vitest'
import { parseMatches } from '@/server/catalog/notation/match'
import { type Difference, differenceText, distanceOf } from '@/server/modules/product/alternatives'
import { withEqualStandards } from '@/server/modules/product/standard-names'
import { basePriceOf, contentsOf, packingOf } from '@/server/modules/product/unit-price'

const numbers = (values: Record<string, [num: number | null, unit: string]>) =>
  new Map(Object.entries(values).map(([name, [num, unit]]) => [name, { num, unit }]))

const sold = { price: 10_000, tiers: [], moq: 1, unit: '个', packQty: 100, packUnit: '盒' }

describe('the price of a base unit', () => {
  it('is the price of a piece, whatever it is packed by', () => {
    expect(basePriceOf(sold, numbers({}), '个')).toBe(10_000)
  })

  it('divides a box by what it holds', () => {
    const box = { ...sold, price: 450_000, unit: '盒', packQty: 1 }
    const contents = numbers({ 公称长度: [30, 'mm'], 装盒数量: [500, '个'] })
    expect(contentsOf('盒', contents)).toEqual({ unit: '个', qty: 500 })
    expect(basePriceOf(box, contents, '个')).toBe(900)
  })

  it('measures rolls in metres, not in the millimetres of their width', () => {
    const roll = numbers({ 宽度: [48, 'mm'], 长度: [100, 'm'] })
    expect(contentsOf('卷', roll)).toEqual({ unit: '米', qty: 100 })
    expect(packingOf('根', numbers({ 长度: [300, 'mm'] }))).toBeNull()
  })

  it('counts the pieces of a pack, and compares nothing else', () => {
    expect(basePriceOf(sold, numbers({}), '盒')).toBe(1_000_000)
    expect(basePriceOf(sold, numbers({}), '套')).toBeNull()
  })

  it('is that of the least quantity', () => {
    const tiers = [
      { minQty: 1, price: 10_000 },
      { minQty: 50, price: 9000 },
    ]
    expect(basePriceOf({ ...sold, tiers, moq: 50 }, numbers({}), '个')).toBe(9000)
  })
})

describe('the distance of an alternative', () => {
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

  it('is told in words', () => {
    expect(differenceText(size(30, 35))).toBe('公称长度 35 mm（原 30 mm）')
    expect(differenceText({ ...finish, to: undefined })).toBe('表面处理 无（原 发黑）')
  })
})

describe('the standards of a product', () => {
  it('come with the foreign ones that say the same, each group once', () => {
    expect(withEqualStandards(['GB/T 5782-2016', 'ISO 4014', 'DIN 931', '企业标准'])).toEqual([
      { name: 'GB/T 5782-2016', same: ['ISO 4014', 'DIN 931'] },
      { name: '企业标准', same: [] },
    ])
  })
})

describe('the notation of matching parts', () => {
  it('reads every kind of fact', () => {
    const [rule] = parseMatches(`
# 甲 乙 | 丙
= 规格:大小 长度
& 等级:硬度 4>100,200 12>
- 类型 标准型
+ 材质 钢 铜
? 表面
> 配 {规格}
`)
    expect(rule).toEqual({
      from: ['甲', '乙'],
      to: '丙',
      same: [
        { from: '规格', to: '大小' },
        { from: '长度', to: '长度' },
      ],
      paired: [
        {
          ...{ from: '等级', to: '硬度' },
          labels: new Map([
            ['4', ['100', '200']],
            ['12', []],
          ]),
        },
      ],
      when: [{ name: '类型', labels: ['标准型'] }],
      only: [{ name: '材质', labels: ['钢', '铜'] }],
      prefer: [{ from: '表面', to: '表面' }],
      reason: '配 {规格}',
    })
  })

  it('stops at a line it does not know', () => {
    expect(() => parseMatches('# 甲 | 乙\n% 规格')).toThrow('unknown line')
  })
})
