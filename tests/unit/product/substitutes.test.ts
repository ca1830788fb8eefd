import { describe, expect, it } from 'vitest'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'
import { substituteRules } from '@/catalogue/port'
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
    'A4-70': 700,
    'A4-80': 800,
    '4': 400,
    '5': 500,
    '6': 600,
    '8': 800,
    '10': 1000,
    '12': 1200,
    '04': 380,
    '05': 500,
    'A2-035': 350,
    'A4-035': 350,
  }),
)

/** What a value is rated for, read from its label and not from the rules; null for no rating. */
function ratingOf(name: string, label: string): number | null {
  if (name === '强度等级' || name === '性能等级') return STRENGTHS.get(label) ?? Number.NaN
  const pressure = /^PN(\d+)$/.exec(label) ?? /^([\d.]+)$/.exec(label)
  if (['公称压力', '压力', '承重', '每层承重', '强度', '分断能力', '触点电流'].includes(name)) {
    return pressure ? Number(pressure[1]) : Number.NaN
  }
  if (name === '绝缘电压') return Number.parseInt(label, 10)
  if (name === '防护等级') return label === '无' ? 0 : Number(label.slice(2))
  if (name === '防割等级') return label.charCodeAt(0)
  return null
}

/** Attributes that are the goods themselves; no others may differ in them. */
const NEVER = ['执行标准', '牙型', '类型', '型式', '型号', '电压', '脱扣曲线', '公差', '颜色']

describe('substitutes', () => {
  it.each([
    [{ 强度等级: '8.8', 材质: '碳钢' }, { 强度等级: '10.9', 材质: '合金钢' }, true],
    [{ 强度等级: '12.9' }, { 强度等级: '8.8' }, false],
    [{ 强度等级: '8.8' }, { 强度等级: 'A2-70' }, false],
    [{ 强度等级: 'A2-70' }, { 强度等级: 'A4-80' }, true],
    [{ 材质: '304不锈钢' }, { 材质: '316不锈钢' }, false],
    [{ 防护等级: 'IP65' }, { 防护等级: 'IP54' }, false],
    [{ 执行标准: 'GB/T 5783' }, { 执行标准: 'GB/T 5782' }, false],
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
      const goods = variants.map(
        ({ fixed }) =>
          new Map(
            chosenOf(leaf, withDerived(leaf, fixed)).map(({ attribute, value: { label } }) => [
              attribute.name,
              label,
            ]),
          ),
      )
      for (const one of goods) {
        for (const other of goods) {
          const parts = between(one, other)
          if (one === other || !maySubstitute(parts, substituteRules())) continue
          pairs += 1
          for (const { attribute, from, to } of parts) {
            const what = `${leaf.name} ${attribute.name} ${from?.label} by ${to?.label}`
            if (NEVER.includes(attribute.name)) throw new Error(what)
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
})
