import { describe, expect, it } from 'vitest'
import { nameOf, titleWords } from '@/catalogue/generator/naming'
import { leafChoice } from '../../support/leaf-choice'

/** What goods of a leaf with these values are called, and the words of their title. */
function worded(name: string, labels: Record<string, string>): string {
  const [leaf, choice] = leafChoice(name, labels)
  return [nameOf(leaf, choice), ...titleWords(leaf, choice)].join(' ')
}

describe('titles', () => {
  it.each([
    ['手拉葫芦', { 型式: '手扳' }, '手扳葫芦'],
    ['手拉葫芦', { 型式: '圆形' }, '手拉葫芦 圆形'],
    ['三联件', { 组成: '二联', 排水: '自动' }, '气源二联件 自动'],
    ['急救箱', { 箱体: '尼龙包', 安装: '手提' }, '急救包 手提'],
    ['电池充电器', { 电压: '18', 类型: '仅电池包' }, '电池包 18V'],
    ['直线导轨', { 滑块数: '2' }, '直线导轨 滑块2个'],
  ])('call %s with %o what they are', (leaf, labels, title) => {
    expect(worded(leaf, labels)).toBe(title)
  })

  it('say of two sizes of one unit which is which', () => {
    const both = { 表盘直径: '150', 插深: '150' }
    expect(worded('温度计', both)).toBe('温度计 表盘直径150mm 插深150mm')
    expect(worded('温度计', { 表盘直径: '150' })).toBe('温度计 150mm')
  })
})
