import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'

const plans = planLeaves()

/** The values of all SKUs of a leaf as `轴径 65 · 外径 85 · 宽度 10`, each once. */
function rowsOf(name: string, attributes: string[]): string[] {
  const plan = plans.find(({ leaf }) => leaf.name === name)
  const rows = plan?.variants.flatMap(({ fixed, axes }) =>
    axes.map((axis) => {
      const chosen = chosenOf(plan.leaf, withDerived(plan.leaf, { ...fixed, ...axis }))
      const label = (own: string) =>
        chosen.find(({ attribute }) => attribute.name === own)?.value.label ?? ''
      return attributes.map(label).join(' ')
    }),
  )
  return [...new Set(rows)]
}

/** Typed from the published tables, not from the leaves. */
const OIL_SEALS = `
10 22 7, 12 24 7, 15 30 7, 18 30 7, 20 35 7, 22 35 7, 25 40 7, 28 40 7, 30 47 7, 35 50 8,
40 55 8, 45 62 8, 50 68 8, 55 72 8, 60 80 8, 65 85 10, 70 90 10, 80 100 10`
const TUBES = `
轻型L 6, 轻型L 8, 轻型L 10, 轻型L 12, 轻型L 15, 轻型L 18, 轻型L 22, 轻型L 28,
重型S 6, 重型S 8, 重型S 10, 重型S 12, 重型S 16, 重型S 20, 重型S 25`
const SLING_COLOURS = '1 紫, 2 绿, 3 黄, 4 灰, 5 红, 6 棕, 8 蓝, 10 橙'
const FILTER_COLOURS =
  'A有机气体 褐, B无机气体 灰, E酸性气体 黄, K氨气 绿, CO一氧化碳 白, ABEK综合 褐灰黄绿'
const SOCKETS = '五孔 10, 三孔16A 16, 四孔 10, 七孔 10, 带USB 10, 三相四孔25A 25'
const CARBON_DIOXIDE =
  '二氧化碳 手提式 2kg, 二氧化碳 手提式 3kg, 二氧化碳 手提式 5kg, 二氧化碳 手提式 7kg'
const BELT_SERIES = `500, 560, 630, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240,
2500, 2800, 3150, 3550, 4000, 4500, 5000, 5600, 6300`

const listed = (table: string) => new Set(table.split(',').map((row) => row.trim()))

describe('SKUs against published tables', () => {
  it.each([
    ['骨架油封', 'GB/T 13871.1', ['轴径', '外径', '宽度'], OIL_SEALS],
    ['卡套接头', 'ISO 8434-1', ['系列', '管径'], TUBES],
    ['吊装带', 'JB/T 8521.1, JB/T 8521.2', ['额定载荷', '颜色'], SLING_COLOURS],
    ['滤毒盒', 'GB 2890', ['防护气体', '色标'], FILTER_COLOURS],
    ['墙壁插座', 'GB/T 1002, GB/T 1003', ['孔数', '额定电流'], SOCKETS],
    ['V带', 'series R20 of lengths', ['基准长'], BELT_SERIES],
  ])('%s: only rows of %s', (leaf, _standard, attributes, table) => {
    const rows = rowsOf(leaf, attributes)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => !listed(table).has(row))).toEqual([])
  })

  it('灭火器: portable carbon dioxide only in the charges of GB 4351', () => {
    const rows = rowsOf('灭火器', ['灭火剂', '型式', '充装量'])
    const portable = rows.filter((row) => row.startsWith('二氧化碳 手提式'))
    expect(new Set(portable)).toEqual(listed(CARBON_DIOXIDE))
  })

  it('every leaf still makes goods', () => {
    expect(
      plans.filter(({ variants }) => variants.length < 2).map(({ leaf }) => leaf.name),
    ).toEqual([])
    expect(plans).toHaveLength(placedLeaves().length)
  })
})
