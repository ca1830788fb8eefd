import { describe, expect, it } from 'vitest'
import { fold } from '@/server/kernel/text/fold'
import { cutForeign } from '@/server/modules/search/language/foreign'
import { lexiconWith } from './lexicon-with'

const lexicon = lexiconWith({
  foreign: new Map([
    ['球阀', ['ball valve', 'Kugelhahn']],
    ['闸阀', ['gate valve']],
    ['涂层手套', ['work gloves']],
    ['止回阀', ['Rückschlagventil']],
    ['o形圈', ['o-ring']],
    ['六角螺母', ['nut', 'hex nut']],
    ['法兰螺母', ['flange nut']],
    ['法兰', ['flange']],
    ['深沟球轴承', ['deep groove ball bearing', 'bearing']],
  ]),
  series: [{ written: 'sfu{公称直径:2}{导程:2}', goods: '滚珠丝杠', codes: new Map(), says: [] }],
})

/** Names found, and the text that is left. */
function cut(keyword: string) {
  const stretches = cutForeign(fold(keyword), lexicon)
  return {
    goods: stretches.flatMap(({ goods }) => goods ?? []),
    rest: stretches.flatMap(({ text, goods }) => (goods ? [] : [text.trim()])).filter(Boolean),
  }
}

describe('foreign names in a keyword', () => {
  it.each([
    ['Ball Valve DN25', ['球阀'], ['dn25']],
    ['deep groove ball bearing 6204', ['深沟球轴承'], ['6204']],
    ['304 hex nuts M8', ['六角螺母'], ['304', 'm8']],
    ['flange nut M6', ['法兰螺母'], ['m6']],
    ['o ring 20x2.65', ['o形圈'], ['20x2.65']],
    ['O-Ring 20x2.65', ['o形圈'], ['20x2.65']],
    ['Rückschlagventil', ['止回阀'], []],
    ['rueckschlagventil', ['止回阀'], []],
    ['ruckschlagventil dn50', ['止回阀'], ['dn50']],
    ['球阀 ball valve', ['球阀'], ['球阀']],
    ['work glove', ['涂层手套'], []],
    // The end of names stands for all of them, behind all other words.
    ['brass valves DN25', ['球阀', '闸阀'], ['brass', 'dn25']],
    ['glove XL', ['涂层手套'], ['xl']],
    ['valve coil', [], ['valve coil']],
    ['nuts M8', ['六角螺母'], ['m8']],
  ])('%s', (keyword, goods, rest) => {
    expect(cut(keyword)).toEqual({ goods, rest })
  })

  it.each(['NUT-25', 'flange8', 'bearings6204', 'XNUT', '6204-nut'])(
    'are no parts of models: %s',
    (model) => {
      expect(cut(model).goods).toEqual([])
    },
  )
})
