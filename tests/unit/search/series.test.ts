import { describe, expect, it } from 'vitest'
import { placedLeaves, vocabulary } from '@/catalogue/port'
import { writeOutSeries } from '@/server/modules/search/language/series'
import { lexiconWith } from './lexicon-with'

const lexicon = lexiconWith({
  series: [
    { written: 'sfu{公称直径:2}{导程:2}', goods: '滚珠丝杠', codes: new Map(), says: [] },
    {
      written: 'pc{管径}-{螺纹}',
      goods: '快插接头',
      codes: new Map([['螺纹', new Map([['02', '1/4"']])]]),
      says: ['直通pc'],
    },
    {
      written: 'q{驱动方式}41{密封}-{公称压力}',
      goods: '球阀',
      codes: new Map([
        [
          '驱动方式',
          new Map([
            ['', '手柄'],
            ['6', '气动'],
          ]),
        ],
        ['密封', new Map([['f', '']])],
        [
          '公称压力',
          new Map([
            ['16', 'PN16'],
            ['160', 'PN160'],
          ]),
        ],
      ]),
      says: [],
    },
  ],
})

describe('makers’ series', () => {
  it.each([
    ['sfu1605', '滚珠丝杠 公称直径=16 导程=5'],
    ['sfu2510 c7', '滚珠丝杠 公称直径=25 导程=10  c7'],
    ['pc8-02', '快插接头 管径=8 螺纹=1/4" 直通pc'],
    ['pc 8-02', '快插接头 管径=8 螺纹=1/4" 直通pc'],
    ['sfu-1605', '滚珠丝杠 公称直径=16 导程=5'],
    ['q41f-16 dn50', '球阀 驱动方式=手柄 公称压力=PN16  dn50'],
    ['q641f-160', '球阀 驱动方式=气动 公称压力=PN160'],
    ['q941f-16', 'q941f-16'],
    ['pc8-05', 'pc8-05'],
    ['xsfu1605', 'xsfu1605'],
    ['sfu16050', 'sfu16050'],
  ])('%s is written out as %s', (typed, written) => {
    expect(writeOutSeries(typed, lexicon).trim()).toBe(written)
  })

  it('say values that the goods have', () => {
    const labels = new Map(
      placedLeaves().map(({ leaf }) => [
        leaf.name,
        new Map(
          leaf.attributes.map(({ name, values }) => [name, values.map(({ label }) => label)]),
        ),
      ]),
    )
    const ofLeaves = vocabulary().series.filter(({ goods }) => labels.has(goods))
    const unknown = ofLeaves.flatMap(({ goods, codes = {} }) =>
      Object.entries(codes).flatMap(([name, values]) =>
        Object.values(values)
          .filter((label) => label && !labels.get(goods)?.get(name)?.includes(label))
          .map((label) => `${goods} ${name} ${label}`),
      ),
    )
    // Asked for by the code, and said to be missing.
    expect([...new Set(unknown)]).toEqual([
      '闸阀 材质 黄铜',
      '止回阀 公称压力 PN10',
      '止回阀 公称压力 PN40',
      '止回阀 材质 铸钢',
    ])
  })

  it('labels of a leaf are labels that it has', () => {
    const labels = new Map(
      placedLeaves().map(({ leaf }) => [
        leaf.name,
        leaf.attributes.flatMap(({ values }) => values.map(({ label }) => label)),
      ]),
    )
    const unknown = Object.entries(vocabulary().leafLabels).flatMap(([leaf, meant]) =>
      Object.values(meant)
        .flat()
        .filter((label) => !labels.get(leaf)?.includes(label))
        .map((label) => `${leaf} ${label}`),
    )
    expect(unknown).toEqual([])
  })

  it('name leaves and their attributes', () => {
    const attributes = new Map(
      placedLeaves().map(({ leaf }) => [leaf.name, leaf.attributes.map(({ name }) => name)]),
    )
    // Of goods that are not sold the numbers are sizes all the same.
    const ofLeaves = vocabulary().series.filter(({ goods }) => attributes.has(goods))
    const strange = ofLeaves.flatMap(({ written, goods, codes = {} }) =>
      [...written.matchAll(/\{([^:}]+)/g)]
        .map(([, name = '']) => name)
        // A slot that never says anything need be no attribute.
        .filter((name) => Object.values(codes[name] ?? { any: 'any' }).some(Boolean))
        .filter((name) => !attributes.get(goods)?.includes(name))
        .map((name) => `${goods} ${name}`),
    )
    expect(strange).toEqual([])
  })
})
