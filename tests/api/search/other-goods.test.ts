import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchProducts } from '@/contract/search/search-calls'
import { textLexemes } from '@/server/kernel/text/tokens'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Names of goods that the demo catalogue has not, in a catalogue that has some of them.

let mall: TestMall
const OWN: readonly (readonly [productId: number, title: string])[] = [
  [1, '拓铆 蝶形螺母 304不锈钢'],
  [2, '拓铆 变频电机YE3-90L'],
]

beforeAll(async () => {
  mall = await openTestMall()
  for (const [id, title] of OWN) {
    await mall.db.execute(sql`
      update products set title = ${title},
        search = search || array_to_tsvector(${sql.param([...new Set(textLexemes(title))])}::text[])
      where id = ${id}`)
  }
})
afterAll(() => mall.close())

const titles = async (keyword: string) => {
  const { list } = await mall.call(searchProducts, { keyword, areaCode: ['0000'] })
  return list.map(({ title }) => title)
}

describe('goods of a company that are none of the demo catalogue', () => {
  it.each([
    ['蝶形螺母', '蝶形螺母'],
    ['蝶形螺母 304', '蝶形螺母'],
    ['电机', '变频电机YE3-90L'],
  ])('%s is found by its title', async (keyword, title) => {
    const found = await titles(keyword)
    expect(found[0]).toContain(title)
  })

  it('a title that goes on after the word is none of such goods', async () => {
    expect(await titles('变频')).not.toEqual([])
    expect(await titles('变频器')).toEqual([])
  })

  it.each([
    '轴承拉马',
    '轴承拉马 三爪',
    '轴承加热器',
    '工具箱锁',
    '电线管 20',
    '链条清洗剂',
    '网线测试仪',
    '接触器线圈 220V',
    '灭火器箱',
    '热缩管加热枪',
    'SC 16-8',
    '内六角套装 9件',
    '大平垫 M8 不锈钢',
    '针形端子 1.5',
    '氧气管 8mm',
    '垃圾铲',
    '镀锌方管',
    'LED平板灯',
    'PVC地板胶',
  ])('%s is none of the goods that its name begins with', async (keyword) => {
    expect(await titles(keyword)).toEqual([])
  })

  it.each([
    ['日光灯管', 'LED灯管'],
    ['轴承座', '轴承座'],
    ['球阀手柄', '球阀'],
    ['手套加厚', '手套'],
    ['断路器锁', '电气锁具'],
  ])('%s is what it is', async (keyword, goods) => {
    expect((await titles(keyword))[0]).toContain(goods)
  })
})
