import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Chip, searchProducts } from '@/contract/search/search-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

// A chip's link searches for the words of the others: they must mean what they meant beside it.

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

async function understood(keyword: string): Promise<Chip[]> {
  const input = { keyword, areaCode: ['0000'], pageSize: 1 }
  return (await mall.call(searchProducts, input)).understood
}

const said = (chips: readonly Chip[]) => chips.map(({ kind, label }) => `${kind} ${label}`)

describe('a query without one of its chips', () => {
  it.each([
    '20长 M8',
    'M8内六角螺丝 20长',
    '黄黑警示胶带 50mm宽',
    '封箱胶带 6cm宽 100米',
    '直径 8.5 钻头',
    '内径25 外径52 轴承',
    'PC8-02 气动',
    'TC35*50*8',
    'NMRV63 1:20',
    '1.5寸 球阀 304',
    '手套 不要皮',
    '外六角 M8×30 不要镀锌',
    '安全帽 带透气孔 白色',
    '球阀 不要黄铜 DN25',
    '钻头 6~8mm HSS',
    '垃圾桶 100L以上',
  ])('means what its others meant: %s', async (keyword) => {
    const chips = await understood(keyword)
    expect(chips.length).toBeGreaterThan(1)
    for (const gone of chips) {
      const others = chips.filter((chip) => chip !== gone)
      const left = await understood(others.map(({ text }) => text).join(' '))
      expect(said(left), `without ${gone.label}`).toEqual(said(others))
    }
  })
})
