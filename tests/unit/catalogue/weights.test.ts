import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { withDerived } from '@/catalogue/generator/combinations'
import type { Choice } from '@/catalogue/generator/types'
import { computedWeight } from '@/catalogue/generator/weights'
import { WEIGHED_FORMS } from '@/catalogue/reader/types'

/** Grams of a piece, or of a metre, as makers' catalogues publish them. */
const PUBLISHED: [leaf: string, values: Record<string, string>, grams: number][] = [
  ['六角螺母', { 执行标准: 'GB/T 6170-2015', 螺纹规格: 'M8' }, 5.2],
  ['六角螺母', { 执行标准: 'GB/T 6170-2015', 螺纹规格: 'M16' }, 33],
  ['平垫圈', { 执行标准: 'GB/T 97.1-2002', 规格: 'M8' }, 1.8],
  ['平垫圈', { 执行标准: 'GB/T 97.1-2002', 规格: 'M12' }, 6.3],
  ['外六角螺栓', { 执行标准: 'GB/T 5783-2016', 螺纹规格: 'M8', 公称长度: '30' }, 16],
  ['内六角圆柱头螺钉', { 执行标准: 'GB/T 70.1-2008', 螺纹规格: 'M8', 公称长度: '30' }, 18],
  ['圆柱销', { 直径: '8', 公称长度: '40' }, 16],
  ['深沟球轴承', { 型号: '6000' }, 19],
  ['深沟球轴承', { 型号: '6204' }, 106],
  ['深沟球轴承', { 型号: '6206' }, 200],
  ['深沟球轴承', { 型号: '6316' }, 3700],
  ['圆锥滚子轴承', { 型号: '30205' }, 154],
  ['圆锥滚子轴承', { 型号: '30206' }, 230],
  ['调心滚子轴承', { 型号: '22210' }, 600],
  ['推力球轴承', { 型号: '51105' }, 57],
  ['O形圈', { 内径: '30', 线径: '2.65', 材质: 'NBR丁腈' }, 0.7],
  ['钢丝绳', { 直径: '20', 结构: '6×19' }, 1440],
]

function leafNamed(name: string) {
  const placed = placedLeaves().find(({ leaf }) => leaf.name === name)
  if (!placed) throw new Error(`no leaf ${name}`)
  return placed.leaf
}

function weightOf(name: string, labels: Record<string, string>): number {
  const leaf = leafNamed(name)
  if (Array.isArray(leaf.grams)) throw new Error(`the weight of ${name} is not computed`)
  const choice: Choice = Object.fromEntries(
    Object.entries(labels).map(([attribute, label]) => {
      const values = leaf.attributes.find((one) => one.name === attribute)?.values ?? []
      const index = values.findIndex((value) => value.label === label)
      if (index === -1) throw new Error(`${name} has no ${attribute} ${label}`)
      return [attribute, index]
    }),
  )
  return computedWeight(leaf, leaf.grams, withDerived(leaf, choice))
}

describe('computed weights', () => {
  it.each(PUBLISHED)('of %s %o are within 15 %% of the published', (name, values, grams) => {
    const weight = weightOf(name, values)
    expect(weight / grams).toBeGreaterThan(0.85)
    expect(weight / grams).toBeLessThan(1.15)
  })

  it('are used for every form that is known', () => {
    const used = new Set(placedLeaves().map(({ leaf }) => leaf.grams))
    expect(WEIGHED_FORMS.filter((form) => !used.has(form))).toEqual([])
  })
})
