import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { checkMatching, matchRules } from '@/catalogue/data/matching'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'
import type { Choice } from '@/catalogue/generator/types'
import { checkMatchRules, readMatchRules } from '@/catalogue/reader/match'
import type { Leaf } from '@/catalogue/reader/types'

const leaves = placedLeaves().map(({ leaf }) => leaf)
const leafNamed = new Map(leaves.map((leaf) => [leaf.name, leaf]))
const rules = matchRules()

function labelsOf(leaf: string, attribute: string): string[] {
  const result = leafNamed.get(leaf)?.attributes.find(({ name }) => name === attribute)
  return result?.values.map(({ label }) => label) ?? []
}

const labelsIn = (leaf: Leaf, choice: Choice) =>
  chosenOf(leaf, withDerived(leaf, choice)).map(({ value }) => value.label)

const pairs = rules.flatMap((rule) =>
  rule.from.map((from) => [`${from} -> ${rule.to}`, from, rule] as const),
)

describe('matching rules', () => {
  it('are at least twelve, each for its own pair of leaves', () => {
    expect(new Set(rules.map(({ from, to }) => `${from}>${to}`)).size).toBe(rules.length)
    expect(rules.length).toBeGreaterThanOrEqual(12)
  })

  it('name only existing leaves, attributes and values', () => {
    expect(checkMatching).not.toThrow()
    const silent = rules.filter(({ same, paired }) => same.length + paired.length === 0)
    expect(silent).toEqual([])
  })

  it('offer no block with a bearing of its own to a bearing', () => {
    const blocks = ['立式轴承座', '菱形轴承座', '方形轴承座']
    const wrong = rules.filter(
      ({ from, to }) => from.some((one) => one.endsWith('轴承')) && blocks.includes(to),
    )
    expect(wrong.map(({ to }) => to)).toEqual([])
  })

  it.each([
    ['球阀', '法兰'],
    ['闸阀', '法兰'],
    ['球阀', '法兰垫片'],
    ['法兰', '法兰垫片'],
  ])('of %s -> %s: neither is for a lower pressure than the other', (from, to) => {
    const rule = rules.find((one) => one.from.includes(from) && one.to === to)
    expect(rule?.same).toContainEqual({ from: '公称压力', to: '公称压力' })
  })

  it.each([
    ['同步带', '同步带轮'],
    ['同步带轮', '同步带'],
  ])('of %s -> %s: the belt is as wide as its pulley', (from, to) => {
    const rule = rules.find((one) => one.from.includes(from) && one.to === to)
    expect(rule?.same).toContainEqual({ from: '带宽', to: '带宽' })
  })

  it.each(['外六角螺栓', '内六角圆柱头螺钉', '内六角沉头螺钉'])(
    'of %s begin with the plain nut',
    (leaf) => {
      const [first] = rules.filter(({ from }) => from.includes(leaf))
      expect(first?.to).toBe('六角螺母')
      expect(first?.only).toEqual([{ name: '类型', labels: ['标准型', '2型'] }])
      const nuts = planLeaves().find((plan) => plan.leaf.name === '六角螺母')
      const standards = nuts?.variants
        .map(({ fixed }) => labelsIn(nuts.leaf, fixed))
        .filter((labels) => labels.includes('标准型'))
        .map((labels) => labels.find((label) => label.startsWith('GB/T')))
      expect(new Set(standards)).toEqual(new Set(['GB/T 6170-2015']))
    },
  )

  it.each([
    ['100HV', ['6']],
    ['200HV', ['6', '8']],
    ['300HV', ['8', '10']],
  ])('offer to a washer of %s no nut too strong for it (GB/T 97.1)', (hardness, classes) => {
    const rule = rules.find(
      ({ from, when }) => from.includes('平垫圈') && when[0]?.labels[0] === '碳钢',
    )
    expect(rule?.paired[0]?.labels.get(hardness)).toEqual(classes)
  })

  it('offer no washer of 300HV to a screw of 12.9, for which it is too soft (ISO 898-3)', () => {
    const rule = rules.find(({ from, to }) => from.includes('外六角螺栓') && to === '平垫圈')
    const hardness = rule?.paired.find(({ to }) => to === '硬度')
    expect(hardness?.labels.get('12.9')).toEqual([])
  })

  it('offer ferrules to stranded wire alone', () => {
    const rule = rules.find(({ from, to }) => from.includes('BV线') && to === '冷压端子')
    expect(rule?.when).toEqual([{ name: '导体', labels: ['7股'] }])
  })

  it.each(pairs)('%s has a reason made of known values', (_name, from, rule) => {
    const constrained = [...rule.same, ...rule.paired].map(({ to }) => to)
    const spoken = [...rule.reason.matchAll(/\{(>?)([^}]+)\}/g)]
    for (const [, mark, name = ''] of spoken) {
      if (mark) expect(constrained).toContain(name)
      else expect([name, labelsOf(from, name).length > 0]).toEqual([name, true])
    }
  })
})

const RULE = `- from: [六角螺母]
  to: 外六角螺栓
  when:
    类型: [标准型]
  same: [螺纹规格, 对边: 头高]
  pairs:
    - own: 性能等级
      other: 强度等级
      labels:
        4: [4.8]
        12: []
  only:
    表面处理: [发黑]
  prefer: [表面处理]
  reason: 同螺纹 {螺纹规格}
`

describe('file of matching rules', () => {
  const problem = (text: string) => () =>
    checkMatchRules(readMatchRules('matching.yaml', text), leaves)

  it('reads every kind of condition', () => {
    expect(readMatchRules('matching.yaml', RULE).rules).toEqual([
      {
        from: ['六角螺母'],
        to: '外六角螺栓',
        when: [{ name: '类型', labels: ['标准型'] }],
        same: [
          { from: '螺纹规格', to: '螺纹规格' },
          { from: '对边', to: '头高' },
        ],
        paired: [
          {
            from: '性能等级',
            to: '强度等级',
            labels: new Map([
              ['4', ['4.8']],
              ['12', []],
            ]),
          },
        ],
        only: [{ name: '表面处理', labels: ['发黑'] }],
        prefer: [{ from: '表面处理', to: '表面处理' }],
        reason: '同螺纹 {螺纹规格}',
      },
    ])
    expect(problem(RULE)).not.toThrow()
  })

  it.each([
    [
      'a key it does not know',
      'prefer:',
      'prefers:',
      'matching.yaml:14: 六角螺母 · prefers · no such key',
    ],
    ['a leaf there is not', '外六角螺栓', '外八角螺栓', 'no leaf 外八角螺栓'],
    [
      'an attribute there is not',
      '对边: 头高',
      '对边: 头',
      'matching.yaml:5: 六角螺母 · same · 外六角螺栓 has no attribute 头',
    ],
    [
      'a value there is not',
      '[4.8]',
      '[4.7]',
      'matching.yaml:10: 六角螺母 · pairs · 性能等级 · labels · 4 · no value 4.7',
    ],
    [
      'a finish there is not',
      '[发黑]',
      '[发红]',
      'matching.yaml:13: 六角螺母 · only · 表面处理 · no value 发红',
    ],
  ])('is refused for %s', (_what, from, to, message) => {
    expect(problem(RULE.replace(from, to))).toThrow(message)
  })
})
