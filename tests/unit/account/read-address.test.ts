import { describe, expect, it } from 'vitest'
import { regions } from '@/catalogue/port'
import { readAddress } from '@/server/modules/account/read-address'

const YUHANG = ['33', '3301', '330110']

/** Contact, phone, street, then the codes. */
function read(text: string) {
  const { contact, phone, street, provinceCode, cityCode, countyCode } = readAddress(text, regions)
  return [contact, phone, street, [provinceCode, cityCode, countyCode]]
}

describe('readAddress (pasted address)', () => {
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
