import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { regions } from '@/catalogue/port'
import { regionTitle } from '@/server/modules/account/match-region'
import { readAddress } from '@/server/modules/account/read-address'

const YUHANG = ['33', '3301', '330110']

/** Contact, phone, street, then the codes. */
function read(text: string) {
  const { contact, phone, street, provinceCode, cityCode, countyCode } = readAddress(text, regions)
  return [contact, phone, street, [provinceCode, cityCode, countyCode]]
}

/** `text => contact | phone | region | street`, a sample a line. */
const SAMPLES = readFileSync('tests/unit/account/pasted-addresses.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', expected = ''] = line.split(' => ')
    return { text: text.replaceAll('⏎', '\n'), expected }
  })

/** What was read of a text, written as in the table; levels nobody writes are left out. */
function readWhole(text: string): string {
  const { contact, phone, street, ...codes } = readAddress(text, regions)
  const path = [codes.provinceCode, codes.cityCode, codes.countyCode].map((code) =>
    regionTitle(regions.find((region) => region.code === code)),
  )
  return [contact, phone, path.filter(Boolean).join('/'), street].join(' | ')
}

describe('readAddress (pasted address)', () => {
  it('reads at least 97 of 100 addresses as buyers paste them whole', () => {
    const wrong = SAMPLES.flatMap(({ text, expected }) => {
      const actual = readWhole(text)
      return actual === expected ? [] : [`${text} => ${actual}, not ${expected}`]
    })
    expect(SAMPLES.length).toBeGreaterThanOrEqual(200)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(SAMPLES.length * 0.03)
  })

  it('cuts nothing off a long street: its end has the number of the house', () => {
    const street = `${'示例路'.repeat(60)}1号`
    expect(read(`张三 13800138000 浙江省杭州市余杭区${street}`)).toEqual([
      '张三',
      '13800138000',
      street,
      YUHANG,
    ])
  })

  it.each([
    ['张三 13800138000 浙江省杭州市余杭区示例路1号'],
    ['浙江省杭州市余杭区示例路1号 张三 13800138000'],
    ['张三13800138000浙江省杭州市余杭区示例路1号'],
    ['收货人：张三\n手机号码：138-0013-8000\n所在地区：浙江省 杭州市 余杭区\n详细地址：示例路1号'],
    ['张三，+86 138 0013 8000，浙江杭州余杭，示例路1号'],
    ['杭州市余杭区示例路1号，张三，13800138000'],
    ['１３８００１３８０００ 张三 浙江-杭州-余杭区-示例路1号'],
  ])('reads name, phone, region and street: %s', (text) => {
    expect(read(text)).toEqual([
      '张三',
      '13800138000',
      expect.stringMatching(/^-?示例路1号$/),
      YUHANG,
    ])
  })

  it.each([
    ['上海市闵行区样例大道2号 李四 13900139000', '李四', ['31', '3101', '310112']],
    ['上海闵行样例大道2号 李四 13900139000', '李四', ['31', '3101', '310112']],
    ['李四 13900139000 重庆市城口县样例大道2号', '李四', ['50', '5002', '500229']],
    ['李四 13900139000 海南省文昌市样例大道2号', '李四', ['46', '4690', '469005']],
    ['李四 13900139000 广东省东莞市石碣镇样例大道2号', '李四', ['44', '4419', '441900101']],
    ['李四 13900139000 内蒙古呼和浩特新城区样例大道2号', '李四', ['15', '1501', '150102']],
  ])('reads regions that skip a level: %s', (text, contact, codes) => {
    expect(read(text)).toEqual([contact, '13900139000', '样例大道2号', codes])
  })

  it('reads a landline and a name like 王经理', () => {
    expect(read('王经理 0571-88886666-102 杭州市余杭区示例路1号3幢')).toEqual([
      '王经理',
      '0571-88886666-102',
      '示例路1号3幢',
      YUHANG,
    ])
  })

  it('leaves open what is missing or ambiguous', () => {
    expect(read('浙江省示例路1号')).toEqual(['', '', '示例路1号', ['33', null, null]])
    expect(read('你好')).toEqual(['', '', '你好', [null, null, null]])
    expect(read('鼓楼区示例路1号')).toEqual(['', '', '鼓楼区示例路1号', [null, null, null]])
    expect(read('13800138000')).toEqual(['', '13800138000', '', [null, null, null]])
  })
})
