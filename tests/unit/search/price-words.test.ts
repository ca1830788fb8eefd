import { describe, expect, it } from 'vitest'
import { readPriceWords } from '@/server/modules/search/language/price-words'

const YUAN = 10_000

describe('readPriceWords', () => {
  it.each([
    ['500元以内的手电钻', '500元以内', '手电钻', undefined, 500],
    ['手电钻 不超过 500 元', '不超过 500 元', '手电钻', undefined, 500],
    ['手电钻 100-200元', '100-200元', '手电钻', 100, 200],
    ['手电钻 200元到100元之间', '200元到100元之间', '手电钻', 100, 200],
    ['单价0.5元以下 螺栓 M8', '单价0.5元以下', '螺栓 M8', undefined, 0.5],
    ['１００元以上 扳手', '100元以上', '扳手', 100, undefined],
    ['50块钱以内手套', '50块钱以内', '手套', undefined, 50],
    ['10000000元以下', '10000000元以下', '', undefined, 214_748.3647],
  ])('of %j', (keyword, text, rest, min, max) => {
    const price = readPriceWords(keyword)
    expect(price).toMatchObject({ text, rest })
    expect([price?.priceMin, price?.priceMax].map((one) => one && one / YUAN)).toEqual([min, max])
  })

  it.each([
    '',
    '手电钻 13mm',
    '法兰 100-200',
    '单元格 20元件',
    '传感 15-20元件',
    '一元二次 5kg以内',
    '元以内',
    '2元',
  ])('is none in %j', (keyword) => expect(readPriceWords(keyword)).toBeNull())
})
