import { describe, expect, it } from 'vitest'
import { placedLeaves, vocabulary } from '@/catalogue/port'
import type { Lexicon } from '@/server/modules/search/language/lexicon'
import { writeOutSeries } from '@/server/modules/search/language/series'

const lexicon: Lexicon = {
  categories: new Map(),
  brands: new Map(),
  labels: new Set(),
  codes: new Set(),
  goods: new Map(),
  foreign: new Map(),
  series: [
    { written: 'sfu{公称直径:2}{导程:2}', goods: '滚珠丝杠', codes: new Map(), says: [] },
    {
      written: 'pc{管径}-{螺纹:2}',
      goods: '快插接头',
      codes: new Map([['02', '1/4"']]),
      says: ['直通pc'],
    },
  ],
  labelNames: new Map(),
  attributes: new Set(),
  flags: new Set(),
  stopWords: new Set(),
}

describe('makers’ series', () => {
  it.each([
    ['sfu1605', '滚珠丝杠 公称直径=16 导程=5'],
    ['sfu2510 c7', '滚珠丝杠 公称直径=25 导程=10  c7'],
    ['pc8-02', '快插接头 管径=8 螺纹=1/4" 直通pc'],
    ['xsfu1605', 'xsfu1605'],
    ['sfu16050', 'sfu16050'],
  ])('%s is written out as %s', (typed, written) => {
    expect(writeOutSeries(typed, lexicon).trim()).toBe(written)
  })

  it('name leaves and their attributes', () => {
    const attributes = new Map(
      placedLeaves().map(({ leaf }) => [leaf.name, leaf.attributes.map(({ name }) => name)]),
    )
    const strange = vocabulary().series.flatMap(({ written, goods }) =>
      [...written.matchAll(/\{([^:}]+)/g)].flatMap(([, name = '']) =>
        attributes.get(goods)?.includes(name) ? [] : [`${goods} ${name}`],
      ),
    )
    expect(strange).toEqual([])
  })
})
