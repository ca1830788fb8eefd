import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

const areaCode = ['0000']

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const search = (keyword: string) => mall.call(searchProducts, { keyword, areaCode })
const table = (keyword: string) => mall.call(getSkuTable, { keyword, areaCode })

async function svgOf(url: string | undefined): Promise<string> {
  const response = await mall.fetchPath(url ?? '', {})
  return response.text()
}

/** Facets of the words that have pictures, with the number of different ones. */
async function picturesOf(keyword: string): Promise<Record<string, number>> {
  const { facets } = await search(keyword)
  const pictured = facets.filter(({ values }) => values.some(({ image }) => image))
  return Object.fromEntries(
    pictured.map(({ name, values }) => [name, new Set(values.map(({ image }) => image)).size]),
  )
}

describe('the drawing of a spec table', () => {
  it('names the columns whose dimensions it shows, and no others', async () => {
    const { columns, drawing } = await table('外六角螺栓')
    const letters = Object.fromEntries(columns.map(({ name, letter }) => [name, letter]))
    expect(letters).toMatchObject({ 螺纹规格: 'A', 公称长度: 'B', 对边: 'C', 头高: 'D' })
    expect(letters.螺距).toBeUndefined()
    const svg = await svgOf(drawing)
    for (const letter of 'ABCD') expect(svg).toContain(`>${letter}</text>`)
    expect(svg).not.toContain('>E</text>')
  })

  it('highlights one dimension for each of these columns', async () => {
    const { columns, drawing } = await table('深沟球轴承')
    const plain = await svgOf(drawing)
    const lit = await Promise.all(
      columns.flatMap(({ highlighted }) => (highlighted ? [svgOf(highlighted)] : [])),
    )
    expect(lit).toHaveLength(3)
    expect(new Set([plain, ...lit]).size).toBe(4)
  })

  it('is the first row’s own, without names where it shows no dimension', async () => {
    const { columns, drawing } = await table('防割手套')
    expect(drawing).toMatch(/^\/api\/product\/drawing\/glove\.svg\?/)
    expect(columns.every(({ letter }) => letter === undefined)).toBe(true)
  })

  it('is missing where nothing is found', async () => {
    expect((await table('紫外线臭氧洗碗机')).drawing).toBeUndefined()
  })
})

describe('pictured facets', () => {
  it('have a picture for each form or colour of one leaf’s goods', async () => {
    expect(await picturesOf('紧定螺钉')).toEqual({ 末端形式: 4 })
    expect(await picturesOf('深沟球轴承')).toEqual({ 密封: 3, 保持架: 3 })
    expect(Object.keys(await picturesOf('防割手套'))).toContain('涂层')
  })

  it('have one for each number of parts that the eye counts, in four rows at most', async () => {
    expect(await picturesOf('立铣刀')).toMatchObject({ 刃数: 3 })
    const shelf = await picturesOf('货架')
    expect(shelf).toHaveProperty('层数')
    expect(Object.keys(shelf)).toHaveLength(4)
  })

  it('are none among goods of several leaves, nor where goods look alike', async () => {
    expect(await picturesOf('扳手')).toEqual({})
    expect(await picturesOf('光轴')).not.toHaveProperty('表面')
    expect(await picturesOf('灭火器')).not.toHaveProperty('充装量')
  })
})
