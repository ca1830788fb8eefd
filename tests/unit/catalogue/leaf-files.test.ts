import { describe, expect, it } from 'vitest'
import { placeLeaves } from '@/catalogue/data/leaves'
import { readTree } from '@/catalogue/data/tree'
import { choicesOf, makeable } from '@/catalogue/generator/combinations'
import { readLeaves } from '@/catalogue/reader/leaf'

const BEARING = `# Bearings.
- name: 深沟球轴承
  drawing: bearing
  unit: 只
  pack: { unit: 盒, sizes: [100, 10] }
  price: [3, 400]
  grams: [19, 3700]
  use: 承受径向载荷
  synonyms: [轴承]
  attributes:
    - axis: 型号
      values: [6000: 1.5, 6001, 6002]
    - axis: 长度
      unit: mm
      growth: 2
      values:
        - { from: 1.0, to: 2.0, step: 0.5 }
    - fixed: 密封
      values: [开式: 0.92, ZZ]
    - table: 型号
      columns: [内径: mm, 保持架]
      rows:
        6000: [10, 钢]
        6001: [12, 钢]
        6002: [10, 尼龙]
  rules:
    - when: { 密封: [开式] }
      must: { 长度: { from: 1.5, to: 9 } }
  ratios:
    - { divide: 长度, by: 内径, from: 0.1, to: 2 }
`
const TREE = `轴承传动:
  滚动轴承: [深沟球轴承]
`

const leaf = 'leaves/bearings.yaml'

const changed = (from: string | RegExp, to: string) =>
  readLeaves('leaves/bearings.yaml', BEARING.replace(from, to))

describe('leaf file', () => {
  it('defines unit, packs, prices and attributes of a leaf', () => {
    const [defined] = readLeaves('leaves/bearings.yaml', BEARING)
    expect(defined?.place).toBe('leaves/bearings.yaml:2')
    expect(defined?.leaf).toMatchObject({
      name: '深沟球轴承',
      unit: '只',
      packUnit: '盒',
      packs: [100, 10],
      price: [3, 400],
      standards: [],
      weight: 1,
      rules: [
        {
          when: [{ name: '密封', labels: ['开式'] }],
          must: { name: '长度', labels: ['1.5', '2.0'] },
        },
      ],
      ratios: [{ over: '长度', under: '内径', from: 0.1, to: 2 }],
    })
    const [model, length, seal, bore, cage] = defined?.leaf.attributes ?? []
    expect(model?.values).toEqual([
      { label: '6000', num: 6000, factor: 1.5 },
      { label: '6001', num: 6001, factor: 1 },
      { label: '6002', num: 6002, factor: 1 },
    ])
    expect(length).toMatchObject({ role: 'axis', unit: 'mm', power: 2, type: 'number' })
    expect(length?.values.map(({ label }) => label)).toEqual(['1.0', '1.5', '2.0'])
    expect(seal).toMatchObject({ role: 'fixed', unit: '', type: 'enum' })
    expect(bore?.derivation).toEqual({ source: '型号', indexes: [0, 1, 0], ofAxis: true })
    expect(cage).toMatchObject({ role: 'derived', values: [{ label: '钢' }, { label: '尼龙' }] })
  })

  it.each([
    ['a wrong key', 'grams:', 'weight:', `${leaf}:7: 深沟球轴承 · weight · no such key`],
    ['a missing key', '  unit: 只\n', '', `${leaf}:2: 深沟球轴承 · unit is missing`],
    [
      'a price that is no number',
      '[3, 400]',
      '[3, viele]',
      `${leaf}:6: 深沟球轴承 · price · viele · is not a number`,
    ],
    [
      'a price that falls',
      '[3, 400]',
      '[400, 3]',
      `${leaf}:6: 深沟球轴承 · price · the first is more`,
    ],
    [
      'a wrong key of an attribute',
      'growth:',
      'power:',
      `${leaf}:15: 深沟球轴承 · attributes · 长度 · power · no such key`,
    ],
    [
      'half a range',
      ', step: 0.5',
      '',
      `${leaf}:17: 深沟球轴承 · attributes · 长度 · values · 1.0 · step is missing`,
    ],
    [
      'a factor that is no number',
      '0.92',
      'cheap',
      `${leaf}:19: 深沟球轴承 · attributes · 密封 · values · cheap · 开式 · is not a number`,
    ],
    [
      'a value listed twice',
      '6001, 6002',
      '6001, 6001',
      `${leaf}:12: 深沟球轴承 · attributes · 型号 · values · 6001 is listed twice`,
    ],
    [
      'an attribute named twice',
      'fixed: 密封',
      'fixed: 长度',
      `${leaf}:18: 深沟球轴承 · attributes · 长度 · a second attribute 长度`,
    ],
    [
      'a source there is not',
      'table: 型号',
      'table: 型',
      `${leaf}:20: 深沟球轴承 · attributes · 型 · table · no attribute 型 stands above`,
    ],
    [
      'a row too few',
      '        6002: [10, 尼龙]\n',
      '',
      `${leaf}:22: 深沟球轴承 · attributes · 型号 · rows · no row for 6002`,
    ],
    [
      'a row too many',
      '6002: [10',
      '6003: [10',
      `${leaf}:25: 深沟球轴承 · attributes · 型号 · rows · 6003 · no value of 型号`,
    ],
    [
      'a row that is too short',
      '[12, 钢]',
      '[12]',
      `${leaf}:24: 深沟球轴承 · attributes · 型号 · rows · 6001 · 1 values for 2 columns`,
    ],
    ['a row that comes twice', '6002: [10', '6001: [10', `${leaf}:25: Map keys must be unique`],
    [
      'a rule of an unknown value',
      '[开式] }',
      '[闭式] }',
      `${leaf}:27: 深沟球轴承 · rules · entry 1 · when · 密封 · no value 闭式`,
    ],
    [
      'a rule no value meets',
      'from: 1.5, to: 9',
      'from: 8, to: 9',
      `${leaf}:28: 深沟球轴承 · rules · entry 1 · must · 长度 · no value from 8 to 9`,
    ],
    [
      'a ratio of words',
      'by: 内径',
      'by: 保持架',
      `${leaf}:30: 深沟球轴承 · ratios · 长度 · by · 保持架`.replace(
        ' · 保持架',
        ' · no attribute of numbers',
      ),
    ],
    [
      'a weight multiplied by words',
      '  use: 承受',
      '  times: 密封\n  use: 承受',
      `${leaf}:8: 深沟球轴承 · times · no attribute of numbers`,
    ],
    [
      'a size called by what it has not',
      '  use: 承受',
      '  spec: [内径, 厚度]\n  use: 承受',
      `${leaf}:8: 深沟球轴承 · spec · no attribute 厚度`,
    ],
    [
      'grams of a size it has not',
      / {2}grams: .*\n/,
      '  grams:\n    by: [型号]\n    are: { 6000: 19, 6009: 240 }\n',
      `${leaf}:9: 深沟球轴承 · grams · are · 6009 · 型号 has no value 6009`,
    ],
    [
      'a factor of an attribute it has not',
      / {2}grams: .*\n/,
      '  grams:\n    by: [型号]\n    are: { 6000: 19 }\n    factors: { 材质: { 尼龙: 0.9 } }\n',
      `${leaf}:10: 深沟球轴承 · grams · factors · 材质 · 材质 has no value 尼龙`,
    ],
    [
      'grams told twice',
      / {2}grams: .*\n/,
      '  grams: { is: 20, by: [型号], are: { 6000: 19 } }\n',
      `${leaf}:7: 深沟球轴承 · grams · says what grams are twice or not at all`,
    ],
    [
      'grams for each of some words',
      / {2}grams: .*\n/,
      '  grams: { is: 20, per: { 密封: 2 } }\n',
      `${leaf}:7: 深沟球轴承 · grams · 密封 has values that are no numbers`,
    ],
    [
      'a name for a value it has not',
      '  use: 承受',
      '  called: { 密封: { 闭式: 闭式轴承 } }\n  use: 承受',
      `${leaf}:8: 深沟球轴承 · called · 密封 · 密封 has no value 闭式`,
    ],
    [
      'a mark of a value it has not',
      '  use: 承受',
      '  marks: { 密封: { 闭式: -Z } }\n  use: 承受',
      `${leaf}:8: 深沟球轴承 · marks · 密封 · 密封 has no value 闭式`,
    ],
    [
      'dimensions of a standard it has not',
      '    - table: 型号',
      '    - standard: 型号\n      columns: [宽度: mm]\n    - table: 型号',
      `${leaf}:20: 深沟球轴承 · attributes · 型号 · no attribute 执行标准 stands above`,
    ],
    ['text that is no YAML', '[3, 400]', '[3, 400', `${leaf}:7: `],
  ])('is refused for %s, with its line', (_what, from, to, message) => {
    expect(() => changed(from, to)).toThrow(message)
  })
})

it('a cell of — leaves the attribute out for that value, and its column one of numbers', () => {
  const [defined] = changed('6001: [12, 钢]', '6001: [—, 钢]')
  const bore = defined?.leaf.attributes.find(({ name }) => name === '内径')
  expect(bore?.type).toBe('number')
  expect(bore?.values.map(({ label }) => label)).toEqual(['10'])
  expect(bore?.derivation?.indexes).toEqual([0, -1, 0])
})

it('a rule of two attributes holds where both are met', () => {
  const rule = '    - when: { 密封: [开式], 型号: [6000] }\n      must: { 长度: [2.0] }\n'
  const [defined] = changed(/ {4}- when: [\s\S]*$/, rule)
  if (!defined) throw new Error('no leaf is read')
  const { leaf: bearing } = defined
  const [open = {}] = choicesOf(bearing, 'fixed')
  const sizes = makeable(bearing, open, choicesOf(bearing, 'axis'))
  expect(sizes.filter((size) => size.型号 === 0)).toEqual([{ 型号: 0, 长度: 2 }])
  expect(sizes.filter((size) => size.型号 === 1)).toHaveLength(3)
})

describe('a leaf with one standard', () => {
  const TABLE = {
    standard: 'GB/T 276-2013',
    title: '滚动轴承 深沟球轴承 外形尺寸',
    source: 'ISO 15',
    must: [],
    size: '型号',
    columns: ['宽度', '长度'],
    rows: { 6000: ['8', '1-1.5'], 6001: ['8', '1-2'] },
  }
  const text = BEARING.replace('  use:', '  standards: [GB/T 276-2013]\n  use:').replace(
    '    - table: 型号',
    '    - standard: 型号\n      columns: [宽度: mm]\n    - table: 型号',
  )

  it('reads its dimensions from the table, and is bounded by it', () => {
    const [defined] = readLeaves(leaf, text, [TABLE])
    const width = defined?.leaf.attributes.find(({ name }) => name === '宽度')
    expect(width?.values.map(({ label }) => label)).toEqual(['8'])
    expect(width?.derivation?.indexes).toEqual([0, 0, -1])
    expect(defined?.leaf.scopes.map(({ bounds }) => [...bounds])).toEqual([
      [
        ['6000', [{ name: '长度', from: 1, to: 1.5 }]],
        ['6001', [{ name: '长度', from: 1, to: 2 }]],
      ],
    ])
  })

  it('is refused where the table is of other sizes', () => {
    const other = { ...TABLE, size: '内径' }
    expect(() => readLeaves(leaf, text, [other])).toThrow('no table of GB/T 276-2013 by 型号')
  })
})

describe('leaves of the category tree', () => {
  const tree = (content: string) => readTree('categories.yaml', content)
  const bearings = readLeaves('leaves/bearings.yaml', BEARING)

  it('have one definition each', () => {
    const placed = placeLeaves(tree(TREE), bearings)
    expect(placed.map(({ category }) => [category.id, category.l2.name, category.l1.name])).toEqual(
      [[10101, '滚动轴承', '轴承传动']],
    )
  })

  it('without a definition are refused with the line in the tree', () => {
    const more = tree(TREE.replace('[深沟球轴承]', '[深沟球轴承]\n  轴承座: [立式轴承座]'))
    expect(() => placeLeaves(more, bearings)).toThrow(
      'categories.yaml:3: 轴承传动 · 轴承座 · 立式轴承座 · has no definition in leaves/',
    )
  })

  it('defined twice are refused with both lines', () => {
    const again = readLeaves('leaves/other.yaml', BEARING)
    expect(() => placeLeaves(tree(TREE), [...bearings, ...again])).toThrow(
      'leaves/other.yaml:2: 深沟球轴承 · already defined at leaves/bearings.yaml:2',
    )
  })

  it('missing from the tree are refused', () => {
    expect(() => placeLeaves(tree('轴承传动:\n  滚动轴承: []\n'), bearings)).toThrow(
      'leaves/bearings.yaml:2: 深沟球轴承 · not in the category tree',
    )
  })
})
