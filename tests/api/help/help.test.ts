import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARTICLE_KEYS, helpTitle } from '@/contract/help/help-articles-rules'
import { getHelpArticle, searchHelp } from '@/contract/help/help-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const find = async (keyword: string) => (await mall.call(searchHelp, { keyword })).list
const titlesOf = async (keyword: string) =>
  (await find(keyword)).map(({ article, section }) => `${article}/${section}`)

describe('help articles', () => {
  it.each(ARTICLE_KEYS)('%s has its title and distinct sections', async (type) => {
    const { title, sections } = await mall.call(getHelpArticle, { type })
    expect(title).toBe(helpTitle(type))
    expect(sections.length).toBeGreaterThan(4)
    expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length)
  })

  it.each(['3-1', '5-1', '9-9', '__proto__', ''])('unknown article %s is refused', async (type) => {
    expect((await mall.ask(getHelpArticle, { type })).status).toBe(400)
  })

  it.each([
    ['退款多久到账', '退款说明/多久到账'],
    ['新疆', '配送说明/偏远地区'],
    ['起订量', '常见问题/起订量、包装倍数是什么？'],
    ['tuikuan', '退款说明/什么时候可以退款'],
    ['ＳＤＳ', '配送说明/大件与危险货物'],
  ])('searching %s finds the right section', async (keyword, place) => {
    expect((await titlesOf(keyword)).slice(0, 3)).toContain(place)
  })

  it('a search hit quotes text of the section it names', async () => {
    for (const { type, index, text } of await find('发票抬头')) {
      const { sections } = await mall.call(getHelpArticle, { type })
      const written = sections[index - 1]?.blocks.flat().join('；') ?? ''
      expect(written.replaceAll('：；', '：')).toContain(text)
    }
  })

  it.each(['%', '_', '讲笑话', '()[]\\', '🙂', 'zzzzzzzz'])(
    'searching %s finds nothing',
    async (keyword) => {
      expect(await find(keyword)).toEqual([])
    },
  )

  it('searchHelp refuses an empty or too long keyword', async () => {
    for (const keyword of ['', '  ', '退'.repeat(101)]) {
      expect((await mall.ask(searchHelp, { keyword })).status).toBe(400)
    }
  })
})
