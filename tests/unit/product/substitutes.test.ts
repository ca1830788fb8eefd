import { describe, expect, it } from 'vitest'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'
import type { Choice } from '@/catalogue/generator/types'
import { substituteRules } from '@/catalogue/port'
import type { Leaf } from '@/catalogue/reader/types'
import { type Difference, maySubstitute } from '@/server/modules/product/alternatives'

type Goods = ReadonlyMap<string, string>
type Value = Difference['from']

const value = (label: string | undefined): Value =>
  label === undefined ? undefined : { label, num: null }

const between = (one: Goods, other: Goods): Difference[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => ({
      attribute: { name, unit: '', axis: false },
      from: value(one.get(name)),
      to: value(other.get(name)),
    }))

/** The label of every attribute of a choice, with those that follow from it. */
const labelsOf = (leaf: Leaf, choice: Choice): Goods =>
  new Map(
    chosenOf(leaf, withDerived(leaf, choice)).map(({ attribute, value: { label } }) => [
      attribute.name,
      label,
    ]),
  )

const mayReplace = (one: Record<string, string>, other: Record<string, string>) =>
  maySubstitute(
    between(new Map(Object.entries(one)), new Map(Object.entries(other))),
    substituteRules(),
  )

/** Tensile strengths in MPa, stresses under proof load for nuts; from GB/T 3098.1, .2 and .6. */
const STRENGTHS = new Map(
  Object.entries({
    '4.8': 420,
    '8.8': 800,
    '10.9': 1040,
    '12.9': 1220,
    'A2-70': 700,
    // Of reduced loadability: 80 % of the class.
    '08.8': 640,
    '010.9': 832,
    'A2-070': 560,
    'A4-70': 700,
    'A4-80': 800,
    '5': 500,
    '6': 600,
    '8': 800,
    '10': 1000,
    '04': 380,
    '05': 500,
    'A2-035': 350,
    'A4-035': 350,
  }),
)

/** What a value is rated for, read from its label and not from the rules; null for no rating. */
function ratingOf(name: string, label: string): number | null {
  if (name === '强度等级' || name === '性能等级') return STRENGTHS.get(label) ?? Number.NaN
  if (['压力', '承重', '强度', '分断能力'].includes(name)) return Number(label)
  if (name === '绝缘电压') return Number.parseInt(label, 10)
  if (name === '防护等级') return label === '无' ? 0 : Number(label.slice(2))
  if (name === '防割等级') return label.charCodeAt(0)
  return null
}

/**
 * Attributes that are the goods themselves; no others may differ in them. A flange of another PN has other
 * bolt holes (GB/T 9124.1: DN100 has 8 of 18 mm on 180 mm at PN16, 8 of 22 mm on 190 mm at PN25), a relay
 * of 10 A another socket than one of 5 A, a stronger rack other uprights; and a padlock keyed alike is opened by
 * the key of a colleague.
 */
const NEVER =
  '执行标准 牙型 类型 型式 型号 电压 脱扣曲线 公差 颜色 公称压力 触点电流 每层承重 钥匙管理 梅花端 表盘 防霉'.split(
    ' ',
  )

/** What a buyer of `from` would miss with `to`, read from the labels and not from the rules; null for nothing. */
function lossOf(name: string, from: string, to: string): string | null {
  if (['有', '是'].includes(from)) return 'a function'
  if (/\d+V$/.test(from) && !/\d+V$/.test(to)) return 'insulation'
  if (from.startsWith('无香') || from.startsWith('低气味')) return 'freedom from scent'
  if (name === '口袋' && (to === '无' || from === '四袋')) return 'pockets'
  if (name === '箱体') return to === '尼龙包' || from === '铝合金' ? 'a firm case' : null
  if (name !== '外壳') return null
  return /钢|金属|铝/.test(from) && !/钢|金属/.test(to) ? 'a housing of metal' : null
}

describe('substitutes', () => {
  it.each([
    [{ 强度等级: '8.8', 材质: '碳钢' }, { 强度等级: '10.9', 材质: '合金钢' }, true],
    [{ 强度等级: '12.9' }, { 强度等级: '8.8' }, false],
    [{ 强度等级: '8.8' }, { 强度等级: 'A2-70' }, false],
    [{ 强度等级: 'A2-70' }, { 强度等级: 'A4-70' }, true],
    [{ 材质: '304不锈钢' }, { 材质: '316不锈钢' }, false],
    [{ 防护等级: 'IP65' }, { 防护等级: 'IP54' }, false],
    [{ 执行标准: 'GB/T 5783' }, { 执行标准: 'GB/T 5782' }, false],
    [{ 手柄: '沾塑柄' }, { 手柄: '绝缘柄1000V' }, true],
    [{ 手柄: '绝缘柄1000V' }, { 手柄: '沾塑柄' }, false],
    [{ 手柄: 'PP柄' }, { 手柄: '双色柄' }, true],
    [{ 手柄: '双色柄' }, { 手柄: 'PP柄' }, true],
    [{ 手柄: '双色柄' }, { 手柄: '穿心柄' }, false],
    [{ 公称压力: 'PN16' }, { 公称压力: 'PN25' }, false],
    [{ 钥匙管理: '不通开' }, { 钥匙管理: '通开' }, false],
    [{ 外壳: '金属' }, { 外壳: '塑料' }, false],
    [{ 数据输出: '有' }, { 数据输出: '无' }, false],
    [{ 触点电流: '5' }, { 触点电流: '10' }, false],
    [{ 每层承重: '100' }, { 每层承重: '500' }, false],
    [{ 箱体: '尼龙包' }, { 箱体: '铝合金' }, true],
    [{ 箱体: '铝合金' }, { 箱体: '尼龙包' }, false],
  ])('%j by %j: %s', (one, other, may) => {
    expect(mayReplace(one, other)).toBe(may)
  })

  it('never differ in a size', () => {
    const size: Difference = {
      attribute: { name: '公称长度', unit: 'mm', axis: true },
      from: { label: '30', num: 30 },
      to: { label: '35', num: 35 },
    }
    expect(maySubstitute([size], substituteRules())).toBe(false)
  })

  it('are never weaker in a rated value, over all the goods that can be made', () => {
    let pairs = 0
    for (const { leaf, variants } of planLeaves()) {
      const goods = variants.map(({ fixed }) => labelsOf(leaf, fixed))
      for (const one of goods) {
        for (const other of goods) {
          const parts = between(one, other)
          if (one === other || !maySubstitute(parts, substituteRules())) continue
          pairs += 1
          for (const { attribute, from, to } of parts) {
            const what = `${leaf.name} ${attribute.name} ${from?.label} by ${to?.label}`
            const lost = lossOf(attribute.name, from?.label ?? '', to?.label ?? '')
            if (NEVER.includes(attribute.name) || lost)
              throw new Error(`${what}: ${lost ?? 'not comparable'}`)
            const [least, has] = [from, to].map((side) =>
              ratingOf(attribute.name, side?.label ?? ''),
            )
            if (least === null || least === undefined) continue
            if (!(Number(has) >= least)) throw new Error(what)
          }
        }
      }
    }
    expect(pairs).toBeGreaterThan(1000)
  })

  it('have every dimension of what they replace, over all the sizes that can be made', () => {
    let sizes = 0
    for (const { leaf, variants } of planLeaves()) {
      const goods = variants.map(({ fixed, axes }) => {
        const own = labelsOf(leaf, fixed)
        const all = axes.map((axis) => {
          const labels = labelsOf(leaf, { ...fixed, ...axis })
          return [
            JSON.stringify(axis),
            [...labels].filter(([name]) => !own.has(name)).join(),
          ] as const
        })
        return { own, sizes: new Map(all) }
      })
      for (const one of goods) {
        for (const other of goods) {
          const parts = between(one.own, other.own)
          if (one === other || !maySubstitute(parts, substituteRules())) continue
          for (const [axis, size] of one.sizes) {
            const its = other.sizes.get(axis) ?? size
            sizes += 1
            if (its !== size) throw new Error(`${leaf.name} ${size} by ${its}`)
          }
        }
      }
    }
    expect(sizes).toBeGreaterThan(10_000)
  })
})
