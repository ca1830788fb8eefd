import { describe, expect, it } from 'vitest'
import { codeKey, fold, standardKey } from '@/server/kernel/text/fold'
import { productLexemes } from '@/server/kernel/text/tokens'
import { matchPinyin } from '@/server/modules/search/language/match-pinyin'
import { parseQuery, tsquery } from '@/server/modules/search/language/query'
import { oneEditVariants } from '@/server/modules/search/language/typos'
import { lexiconWith } from './lexicon-with'

const lexicon = lexiconWith({
  categories: new Map([
    ['外六角螺栓', [10101]],
    ['螺栓', [10101, 10102]],
    ['手套', [60201]],
    ['球阀', [90101]],
  ]),
  brands: new Map([
    ['岑钧', 1],
    ['cenjun', 1],
  ]),
  labels: new Set(['镀锌', '全牙', '外六角']),
  codes: new Set(['npn常开']),
  foreign: new Map([['球阀', ['ball valve', 'Kugelhahn']]]),
  series: [{ written: 'sfu{公称直径:2}{导程:2}', goods: '滚珠丝杠', codes: new Map(), says: [] }],
  attributes: new Set(['长度', '防滑齿']),
  flags: new Set(['防滑齿']),
  sizeLetters: new Map([
    ['dn', new Set([90101])],
    ['pn', new Set([90101])],
  ]),
  sizeEndings: new Set(['p', 'rs']),
  stopWords: new Set(['急用']),
})

const parts = (keyword: string) =>
  parseQuery(keyword, lexicon).map(({ text, kind }) => `${kind}:${text}`)

describe('fold, codeKey and standardKey', () => {
  it.each([
    ['Ｍ８×３０', 'm8x30'],
    ['M8*30', 'm8x30'],
    ['½寸', '1/2寸'],
    ['1½"', '1-1/2"'],
    ['1 ¼寸', '1-1/4寸'],
    ['φ12钻头', '12钻头'],
    ['J422φ3.2', 'j422 3.2'],
    ['Φ50 ⌀ 3', '50 3'],
    ['  a   b ', 'a b'],
  ])('fold turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['6204-2rs', '62042RS'],
    ['6204 2RS', '62042RS'],
    ['cj-40 23.18', 'CJ402318'],
  ])('codeKey of %j is %j', (text, key) => {
    expect(codeKey(text)).toBe(key)
  })

  it.each([
    ['GB/T 5782-2016', 'gb5782'],
    ['gb5782', 'gb5782'],
    ['DIN 931', 'din931'],
    ['ISO4014', 'iso4014'],
    ['GB/T 70.1-2008', 'gb70.1'],
    ['M8', null],
  ])('standardKey of %j is %j', (text, key) => {
    expect(standardKey(text)).toBe(key)
  })
})

describe('parseQuery', () => {
  it.each([
    ['M8*30 8.8 外六角 镀锌', ['spec:m8x30', 'spec:8.8', 'spec:外六角', 'spec:镀锌']],
    ['M8 × 30 螺栓', ['spec:m8 x 30', 'category:螺栓']],
    ['gb5782 M10x50', ['standard:gb5782', 'spec:m10x50']],
    ['GB/T 5782', ['standard:gb/t 5782']],
    ['DIN 931', ['standard:din 931']],
    ['½寸 球阀', ['spec:1/2寸', 'category:球阀']],
    ['1 1/2寸 球阀', ['spec:1-1/2寸', 'category:球阀']],
    ['1½寸球阀', ['spec:1-1/2寸', 'category:球阀']],
    ['8.8级外六角螺栓', ['spec:8.8级', 'category:外六角螺栓']],
    ['岑钧镀锌螺栓', ['brand:岑钧', 'spec:镀锌', 'category:螺栓']],
    ['CENJUN', ['brand:cenjun']],
    ['6204-2RS', ['spec:6204-2rs']],
    ['1/2"球阀 304', ['spec:1/2"', 'category:球阀', 'spec:304']],
    ['手套', ['category:手套']],
    ['zzzz M8', ['word:zzzz', 'spec:m8']],
    ['4分球阀', ['spec:4分', 'category:球阀']],
    ['四分球阀', ['spec:4分', 'category:球阀']],
    ['两分球阀', ['spec:2分', 'category:球阀']],
    ['球阀 1米2', ['category:球阀', 'spec:1.2米']],
    ['3米2吨 球阀', ['spec:3米', 'spec:2吨', 'category:球阀']],
    ['1米20 球阀', ['spec:1米', 'spec:20', 'category:球阀']],
    ['NPN常开 急用', ['spec:npn常开']],
    ['长度30 螺栓', ['spec:30', 'category:螺栓']],
    ['螺栓 带防滑齿', ['category:螺栓', 'word:带防滑齿']],
    ['[ERP-104233] 螺栓', ['category:螺栓']],
    ['【WL 104233】螺栓', ['category:螺栓']],
    ['MRO-104233 螺栓', ['category:螺栓']],
    ['01.02.0033螺栓', ['category:螺栓']],
    ['物料编码：10042 螺栓', ['category:螺栓']],
    ['6204-2RS 螺栓', ['spec:6204-2rs', 'category:螺栓']],
    ['(M8) 螺栓', ['spec:m8', 'category:螺栓']],
    ['长度：30 螺栓', ['spec:30', 'category:螺栓']],
    ['8平 螺栓', ['spec:8平', 'category:螺栓']],
    ['螺栓 3马力', ['category:螺栓', 'spec:3马力']],
    ['螺栓 6~12mm', ['category:螺栓', 'spec:6~12mm']],
    ['螺栓 M8以上', ['category:螺栓', 'spec:m8以上']],
    ['螺栓 M8~M12', ['category:螺栓', 'spec:m8~m12']],
    ['1 A型螺栓', ['spec:1', 'word:a', 'category:螺栓']],
    ['5mm 镀锌', ['spec:5mm', 'spec:镀锌']],
    ['，。', []],
  ])('%s', (keyword, expected) => {
    expect(parts(keyword)).toEqual(expected)
  })

  it.each(["'; drop table products; --", 'a\\b', "o'clock", '%', ':*', '!!&|()', '<->'])(
    'tsquery of %j has only plain lexemes',
    (keyword) => {
      expect(tsquery(parseQuery(keyword, lexicon), '&')).toMatch(
        /^$|^(\(\(('[^'\\]*'(:\*)?( & | \| |\)|\()*)+\)?( & )?)+$/,
      )
    },
  )
})

describe('pinyin', () => {
  const spoken = (keyword: string) =>
    matchPinyin(parseQuery(keyword, lexicon), lexicon)?.map(({ text, kind }) => `${kind}:${text}`)

  it.each([
    ['qiufa', ['category:球阀']],
    ['qiu fa', ['category:球阀']],
    ['wljls', ['category:外六角螺栓']],
    ['waliujiaoluoshuan m8', ['category:外六角螺栓', 'spec:m8']],
    ['pvc', undefined],
  ])('%s', (keyword, expected) => {
    expect(spoken(keyword)).toEqual(expected)
  })
})

describe('typos (oneEditVariants)', () => {
  it.each(['CJ402318', 'CJ40233180', 'CJ4032318', 'CJ0423318', 'CJ4O23318'])(
    'contain %s',
    (slip) => {
      expect(oneEditVariants('CJ4023318')).toContain(slip)
    },
  )

  it('are none for sizes', () => {
    expect(oneEditVariants('M8X30')).toEqual([])
  })
})

describe('productLexemes', () => {
  const lexemes = new Set(
    productLexemes({
      title: '鼎攥 两用扳手套装 8件',
      subtitle: '',
      names: ['两用扳手', '扳手', '手动工具'],
      brand: ['鼎攥', 'DINGZUAN'],
      shop: '三桐五金商行',
      standards: ['GB/T 4388-2008', 'DIN 3113'],
      values: ['8', '铬钒钢'],
      specs: ['8×10'],
      models: ['DZ-4388-8'],
    }),
  )

  it.each(['w:扳手', 'w:两用扳手', '扳手', 'gb4388', 'din3113', '8x10', 'dz43888', 'w:dingzuan'])(
    'contain %s',
    (lexeme) => {
      expect(lexemes).toContain(lexeme)
    },
  )

  it('contain the pair 手套 but not the word', () => {
    expect(lexemes).toContain('手套')
    expect(lexemes).not.toContain('w:手套')
  })
})
