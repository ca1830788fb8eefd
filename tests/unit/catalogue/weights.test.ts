import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { withDerived } from '@/catalogue/generator/combinations'
import { generateProducts } from '@/catalogue/generator/products'
import type { Choice } from '@/catalogue/generator/types'
import { weightOf } from '@/catalogue/generator/weights'
import { readLeaves } from '@/catalogue/reader/leaf'
import { WEIGHED_FORMS } from '@/catalogue/reader/types'
import { leafChoice } from '../../support/leaf-choice'
import { PUBLISHED_WEIGHTS } from './published-weights'

function gramsOf(name: string, labels: Record<string, string>): number {
  const [leaf, choice] = leafChoice(name, labels)
  return weightOf(leaf, withDerived(leaf, choice), 0)
}

describe('composed weights', () => {
  const LEAF = `- name: 气缸
  drawing: cylinder
  unit: 只
  price: [3, 400]
  grams:
    by: [缸径]
    are: { 32: 400, 40: 600 }
    each: [数量]
    per: { 行程: 2 }
    factors: { 材质: { 不锈钢: 1.5 } }
    plus: { 磁环: { 带: 30 } }
  use: 推拉
  attributes:
    - axis: 缸径
      values: [32, 40]
    - axis: 行程
      values: [50, 100]
    - fixed: 数量
      values: [1, 2]
    - fixed: 材质
      values: [铝, 不锈钢]
    - fixed: 磁环
      values: [无, 带]
`

  it.each([
    [{ 缸径: 0, 行程: 0, 数量: 0, 材质: 0, 磁环: 0 }, 400 + 2 * 50],
    [{ 缸径: 1, 行程: 1, 数量: 1, 材质: 0, 磁环: 0 }, 600 * 2 + 2 * 100],
    [{ 缸径: 0, 行程: 0, 数量: 0, 材质: 1, 磁环: 1 }, (400 + 2 * 50) * 1.5 + 30],
  ])('are (base x each + per) x factors + plus: %o', (choice: Choice, grams) => {
    const [defined] = readLeaves('leaves/x.yaml', LEAF)
    if (!defined) throw new Error('no leaf is read')
    expect(weightOf(defined.leaf, choice, 0)).toBe(grams)
  })
})

describe('computed weights', () => {
  it.each(['GCr15', '440C不锈钢'])('of a bearing of %s grow by a cage of brass', (材质) => {
    const size = { 型号: '51210', 材质 }
    const plain = gramsOf('推力球轴承', { ...size, 保持架: '钢板' })
    const brass = gramsOf('推力球轴承', { ...size, 保持架: '黄铜' })
    expect(brass / plain).toBeCloseTo(1.08, 2)
  })

  it.each(PUBLISHED_WEIGHTS)(
    'of %s %o are within 15 %% of the published',
    (name, values, grams) => {
      const weight = gramsOf(name, values)
      expect(weight / grams).toBeGreaterThan(0.85)
      expect(weight / grams).toBeLessThan(1.15)
    },
  )

  it('are more than nothing for every SKU', () => {
    for (const { categoryId, skus } of generateProducts({ skus: 52_000, seed: 1 })) {
      const light = skus.find(({ weightG }) => !((weightG ?? 0) > 0))
      expect(light && [categoryId, light.spec, light.weightG]).toBeUndefined()
    }
  })

  it('are used for every form that is known', () => {
    const used = new Set(placedLeaves().map(({ leaf }) => leaf.grams))
    expect(WEIGHED_FORMS.filter((form) => !used.has(form))).toEqual([])
  })
})
