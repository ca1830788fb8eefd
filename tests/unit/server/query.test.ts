import { describe, expect, it } from 'vitest'
import { codeKey, fold, standardKey } from '@/server/catalog/search/fold'
import { type Lexicon, parseQuery, tsquery } from '@/server/catalog/search/query'
import { slipsOf } from '@/server/catalog/search/slips'
import { readSpoken } from '@/server/catalog/search/spoken'
import { productLexemes } from '@/server/catalog/search/tokens'

const lexicon: Lexicon = {
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
}

const parts = (keyword: string) =>
  parseQuery(keyword, lexicon).map(({ text, kind }) => `${kind}:${text}`)

describe('folding', () => {
  it.each([
    ['Ｍ８×３０', 'm8x30'],
    ['M8*30', 'm8x30'],
    ['φ12钻头', '12钻头'],
    ['  a   b ', 'a b'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['6204-2rs', '62042RS'],
    ['6204 2RS', '62042RS'],
    ['cj-40 23.18', 'CJ402318'],
  ])('the code %j is %j', (text, key) => {
    expect(codeKey(text)).toBe(key)
  })

  it.each([
    ['GB/T 5782-2016', 'gb5782'],
    ['gb5782', 'gb5782'],
    ['DIN 931', 'din931'],
    ['ISO4014', 'iso4014'],
    ['GB/T 70.1-2008', 'gb70.1'],
    ['M8', null],
  ])('the standard %j is %j', (text, key) => {
    expect(standardKey(text)).toBe(key)
  })
})

describe('reading a query', () => {
  it.each([
    ['M8*30 8.8 外六角 镀锌', ['spec:m8x30', 'spec:8.8', 'spec:外六角', 'spec:镀锌']],
    ['M8 × 30 螺栓', ['spec:m8 x 30', 'category:螺栓']],
    ['gb5782 M10x50', ['standard:gb5782', 'spec:m10x50']],
    ['GB/T 5782', ['standard:gb/t 5782']],
    ['DIN 931', ['standard:din 931']],
    ['8.8级外六角螺栓', ['spec:8.8', 'category:外六角螺栓']],
    ['岑钧镀锌螺栓', ['brand:岑钧', 'spec:镀锌', 'category:螺栓']],
    ['CENJUN', ['brand:cenjun']],
    ['6204-2RS', ['spec:6204-2rs']],
    ['1/2"球阀 304', ['spec:1/2', 'category:球阀', 'spec:304']],
    ['手套', ['category:手套']],
    ['zzzz M8', ['word:zzzz', 'spec:m8']],
    ['4分球阀', ['spec:1/2', 'category:球阀']],
    ['5mm 镀锌', ['spec:5mm', 'spec:镀锌']],
    ['，。', []],
  ])('%s', (keyword, expected) => {
    expect(parts(keyword)).toEqual(expected)
  })

  it.each(["'; drop table products; --", 'a\\b', "o'clock", '%', ':*', '!!&|()', '<->'])(
    'turns %j into a query of plain lexemes',
    (keyword) => {
      expect(tsquery(parseQuery(keyword, lexicon), '&')).toMatch(
        /^$|^(\(\(('[^'\\]*'(:\*)?( & | \| |\)|\()*)+\)?( & )?)+$/,
      )
    },
  )
})

describe('pinyin', () => {
  const spoken = (keyword: string) =>
    readSpoken(parseQuery(keyword, lexicon), lexicon)?.map(({ text, kind }) => `${kind}:${text}`)

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

describe('slips', () => {
  it.each(['CJ402318', 'CJ40233180', 'CJ4032318', 'CJ0423318', 'CJ4O23318'])('hold %s', (slip) => {
    expect(slipsOf('CJ4023318')).toContain(slip)
  })

  it('are not made of sizes', () => {
    expect(slipsOf('M8X30')).toEqual([])
  })
})

describe('lexemes of a product', () => {
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
    'hold %s',
    (lexeme) => {
      expect(lexemes).toContain(lexeme)
    },
  )

  it('hold the pair 手套 but not the word', () => {
    expect(lexemes).toContain('手套')
    expect(lexemes).not.toContain('w:手套')
  })
})
