import { describe, expect, it } from 'vitest'
import { adviseOrder } from '@/contract/quick-order/conversion-rules'

const BOLT = {
  unit: '个',
  packQty: 100,
  packUnit: '盒',
  weightG: 15,
  moq: 100,
  step: 100,
  maxQty: 5000,
}
const SCREW = { ...BOLT, weightG: 5 }
const NAIL = { ...BOLT, unit: '公斤', packQty: 25, packUnit: '箱', weightG: 1000, moq: 1, step: 1 }
const MASK = { ...BOLT, unit: '只', packQty: 25, weightG: 0, moq: 25, step: 25 }
const TAPE = { ...BOLT, unit: '卷', packQty: 1, packUnit: '', weightG: 90, moq: 1, step: 1 }

describe('adviseOrder', () => {
  it.each([
    ['no unit', 200, '', BOLT, 200, ''],
    ['its own unit', 200, '个', BOLT, 200, ''],
    ['another word for a piece', 200, '只', BOLT, 200, ''],
    ['packs', 2, '盒', BOLT, 200, '2 盒 = 200 个'],
    ['packs of masks', 5, '盒', MASK, 125, '5 盒 = 125 只'],
    ['half a pack', 0.5, '盒', { ...BOLT, moq: 50, step: 50 }, 50, '0.5 盒 = 50 个'],
    ['packs of decimals', 1.1, '盒', { ...BOLT, moq: 10, step: 10 }, 110, '1.1 盒 = 110 个'],
    ['a dozen', 2, '打', TAPE, 24, '2 打 = 24 卷'],
    ['weight', 3, '公斤', BOLT, 200, '3 公斤 = 200 个（单重 15 g）'],
    ['weight of light goods', 1.5, '公斤', SCREW, 300, '1.5 公斤 = 300 个（单重 5 g，请核对）'],
    [
      'weight between steps',
      1.6,
      '公斤',
      SCREW,
      400,
      '1.6 公斤 = 320 个（单重 5 g，请核对）；须为 100 个的整数倍，已由 320 改为 400',
    ],
    ['weight of goods sold by weight', 500, 'g', { ...NAIL, unit: 'g' }, 500, ''],
    ['tons of goods sold by weight', 2, 't', NAIL, 2000, '2 t = 2,000 公斤'],
    ['a unit of neither', 100, '箱', BOLT, 100, '单位“箱”与商品单位“个”不同，请核对'],
    ['pieces of goods sold by roll', 3, '个', TAPE, 3, '单位“个”与商品单位“卷”不同，请核对'],
    [
      'more than an order may have',
      1000,
      '盒',
      BOLT,
      5000,
      '1,000 盒 = 100,000 个；超出限购 5,000 个，已由 100,000 改为 5,000',
    ],
  ])('turns %s into pieces and says so', (_what, qty, unit, sku, pieces, advice) => {
    expect(adviseOrder({ qty, unit }, sku)).toEqual({ qty: pieces, advice, isUnmet: false })
  })

  it.each([
    ['a part of a piece', 12.5, '个', BOLT, '数量“12.5 个”不是整数个，请填写数量'],
    ['a pack that leaves half a piece', 0.5, '盒', MASK, '数量“0.5 盒”不是整数只，请填写数量'],
    ['weight of goods without one', 1.5, '公斤', MASK, '没有单重，1.5 公斤 无法折算，请填写数量'],
    ['half a kilogram of whole ones', 0.5, '公斤', NAIL, '数量“0.5 公斤”不是整数公斤，请填写数量'],
  ])('never guesses %s', (_what, qty, unit, sku, advice) => {
    expect(adviseOrder({ qty, unit }, sku)).toMatchObject({ advice, isUnmet: true })
  })

  it('says that the smallest quantity stands for none', () => {
    const { qty, advice } = adviseOrder({ qty: null, unit: '' }, BOLT)
    expect([qty, advice]).toEqual([100, '未写数量，按起订量 100 个'])
  })
})
