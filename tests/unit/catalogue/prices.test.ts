import { describe, expect, it } from 'vitest'
import { planLeaves, productChoice } from '@/catalogue/generator/plan'
import { scaleOf } from '@/catalogue/generator/pricing'
import { skuOf } from '@/catalogue/generator/skus'
import type { Choice } from '@/catalogue/generator/types'
import type { Leaf } from '@/catalogue/reader/types'

/** Yuan a kilogram of the raw material that a value speaks of, well below what goods of it cost. */
const RAW: [word: RegExp, yuan: number][] = [
  [/Z308/, 110],
  [/^Sn/, 140],
  [/A102|A302|ER3/, 18],
  [/316|A4-/, 22],
  [/304|A2-|全不锈钢/, 13],
  [/黄铜|全铜|烧结铜|管型E|圆型OT|叉型UT|铜鼻DT|单股|7股/, 50],
  [/铝\/钢/, 9],
  [/铝合金|全铝/, 18],
  [/硬质合金|HRC/, 250],
  [/./, 3.2],
]

/** What the trade asks for a piece or a box, of an order of magnitude. */
const TRADE: [leaf: string, labels: Record<string, string>, yuan: number][] = [
  ['外六角螺栓', { 强度等级: '8.8', 表面处理: '镀白锌', 螺纹规格: 'M8', 公称长度: '30' }, 0.22],
  ['外六角螺栓', { 强度等级: 'A2-70', 螺纹规格: 'M8', 公称长度: '30' }, 0.55],
  ['外六角螺栓', { 强度等级: '8.8', 表面处理: '镀白锌', 螺纹规格: 'M20', 公称长度: '100' }, 3],
  ['内六角圆柱头螺钉', { 强度等级: '12.9', 螺纹规格: 'M6', 公称长度: '20' }, 0.17],
  ['十字盘头螺钉', { 材质: '304不锈钢', 螺纹规格: 'M4', 公称长度: '12' }, 0.07],
  ['六角螺母', { 性能等级: '8', 表面处理: '镀白锌', 螺纹规格: 'M8' }, 0.06],
  ['六角螺母', { 性能等级: 'A2-70', 螺纹规格: 'M8' }, 0.15],
  ['平垫圈', { 硬度: '200HV', 材质: '304不锈钢', 规格: 'M8' }, 0.06],
  ['弹簧垫圈', { 类型: '标准型', 材质: '65Mn', 表面处理: '发黑', 规格: 'M8' }, 0.02],
  ['十字自攻螺钉', { 头型: '盘头', 材质: '碳钢镀锌', 螺纹规格: 'ST4.2', 公称长度: '16' }, 0.035],
  [
    '钻尾自攻螺钉',
    {
      头型: '六角凸缘',
      材质: '碳钢镀锌',
      钻尾: '3#',
      装盒数量: '200',
      螺纹规格: 'ST4.8',
      公称长度: '25',
    },
    16,
  ],
  ['抽芯铆钉', { 材质: '全铝', 头型: '开口平圆头', 装盒数量: '1000', 直径: '4.0', 长度: '10' }, 38],
  ['V带', { 型号: 'B', 型式: '包布', 材质: '氯丁橡胶', 基准长: '1760' }, 14],
  ['V带', { 型号: 'D', 型式: '包布', 材质: '氯丁橡胶', 基准长: '6100' }, 165],
  ['光轴', { 材质: '45钢镀铬', 空心: '否', 直径: '20', 长度: '500' }, 22],
  ['两用扳手', { 材质: 'CrV', 梅花端: '平头', 规格: '10' }, 9],
  ['角尺', { 类型: '木工角尺', 材质: '碳钢', 规格: '300' }, 18],
  ['液位计', { 型式: '投入式', 材质: '304不锈钢', 测量范围: '1500' }, 600],
  ['膨胀锚栓', { 锚固类型: '套管式', 材质: '碳钢镀锌', 螺纹规格: 'M10', 总长: '100' }, 1],
  ['立铣刀', { 硬度: 'HRC45', 加工材料: '钢件', 刃径: '10', 刃数: '4' }, 42],
  ['球头铣刀', { 硬度: 'HRC55', 涂层: 'TiAlN', 全长: '50', 球半径: 'R3' }, 25],
  ['板牙', { 材质: '合金工具钢', 旋向: '右旋', 螺纹规格: 'M10' }, 9],
  ['刀杆', { 型号: 'MCLNR', 材质: '42CrMo', 柄部规格: '20×20' }, 35],
  ['油石', { 磨料: '碳化硅', 形状: '长方', 规格: '150×50×25', 粒度: '240' }, 16],
  ['砂带', { 磨料: '氧化铝', 背基: '棉布', 规格: '100×915', 粒度: '80' }, 7],
  ['电刷', { 材质: '电化石墨', 自停: '否', 规格: '6.5×13.5×18' }, 2.5],
  ['流量计', { 型式: '电磁', 材质: '碳钢', 输出: '4-20mA', 通径: 'DN100' }, 2400],
  ['闸阀', { 材质: '304不锈钢', 连接方式: '内螺纹', 公称压力: 'PN16', 通径: 'DN50' }, 270],
  ['登高梯', { 类型: '单侧直梯', 材质: '铝合金', 承重: '150', 踏步数: '10' }, 240],
  ['调心滚子轴承', { 型号: '22220', 保持架: 'CC钢板' }, 600],
  ['千分表', { 型式: '数显式', 计量证书: '无', 量程: '0-25' }, 450],
  ['法兰', { 型式: '平焊PL', 公称压力: 'PN16', 材质: '304不锈钢', 密封面: 'RF', 通径: 'DN25' }, 26],
  ['气泡膜', { 层数: '单层双膜', 长度: '60', 气泡直径: '10', 宽度: '300' }, 13],
  ['手动托盘车', { 型式: '标准', 额定载荷: '5000' }, 2500],
  ['手动托盘车', { 型式: '不锈钢', 额定载荷: '2500' }, 4800],
  ['网线', { 屏蔽: 'UTP非屏蔽', 导体: '铜包铝', 长度: '305', 类别: '超五类' }, 180],
  ['双面胶带', { 基材: '棉纸', 长度: '10', 宽度: '6' }, 0.8],
]

/** Thin sheets and fine wire cost more by the kilogram; sizes of different series stand side by side. */
const FALLING = ['砂纸', '盘根', '电焊条', '气保焊丝', '不锈钢焊丝', '焊锡丝', '缠绕膜', '打包带']
const SERIES = ['深沟球轴承', '圆锥滚子轴承', '推力球轴承', '压力表', '接近开关', '百洁布', '量块']

/** Every SKU that the plans can make, at the same brand and shop. */
function pricedSkus(plan: ReturnType<typeof planLeaves>[number]) {
  const scale = scaleOf(plan)
  const offer = productChoice(plan, 0)
  const place = { plan, scale, productId: 1, firstOrdinal: 0, level: 1, seed: 1 }
  return plan.variants.flatMap((variant) =>
    variant.axes.map((axis) => ({
      fixed: variant.fixed,
      axis,
      sku: skuOf({ ...place, chosen: { ...offer, ...variant } }, axis, 0),
    })),
  )
}

const plans = planLeaves().map((plan) => ({ leaf: plan.leaf, skus: pricedSkus(plan) }))

function rawWorth(leaf: Leaf, choice: Choice): number {
  const labels = leaf.attributes.flatMap(
    ({ name, values }) => values[choice[name] ?? -1]?.label ?? [],
  )
  return RAW.find(([word]) => labels.some((label) => word.test(label)))?.[1] ?? 0
}

describe('prices', () => {
  it('are never below the raw material, even in the largest quantity', () => {
    const below = plans
      .filter(({ leaf }) => leaf.worth === 1)
      .flatMap(({ leaf, skus }) =>
        skus.flatMap(({ fixed, axis, sku }) => {
          const lowest = Math.min(...sku.tiers.map(({ price }) => price)) / 10_000
          const worth = ((sku.weightG ?? 0) / 1000) * rawWorth(leaf, { ...fixed, ...axis })
          return lowest < worth ? [`${leaf.name} ${sku.spec} ¥${lowest} < ¥${worth}`] : []
        }),
      )
    expect(below).toEqual([])
  })

  it('rise with every size of a leaf, the rest being equal', () => {
    const falls = plans
      .filter(({ leaf }) => ![...FALLING, ...SERIES].includes(leaf.name))
      .flatMap(({ leaf, skus }) =>
        leaf.attributes
          .filter(({ role, type }) => role === 'axis' && type === 'number')
          .flatMap(({ name }) => {
            const last = new Map<string, number>()
            const sorted = skus.toSorted((a, b) => (a.axis[name] ?? 0) - (b.axis[name] ?? 0))
            return sorted.flatMap(({ fixed, axis, sku }) => {
              const others = JSON.stringify({ ...fixed, ...axis, [name]: 0 })
              const before = last.get(others) ?? 0
              last.set(others, sku.price)
              return sku.price < before ? [`${leaf.name} ${name} ${sku.spec}`] : []
            })
          }),
      )
    expect(falls).toEqual([])
  })

  it.each(TRADE)('of %s %o are of the order of what the trade asks', (name, labels, yuan) => {
    const plan = plans.find(({ leaf }) => leaf.name === name)
    const wanted = (choice: Choice) =>
      Object.entries(labels).every(([attribute, label]) => {
        const values = plan?.leaf.attributes.find((one) => one.name === attribute)?.values
        return values?.[choice[attribute] ?? -1]?.label === label
      })
    const found = plan?.skus.filter(({ fixed, axis }) => wanted({ ...fixed, ...axis })) ?? []
    expect(found.length).toBeGreaterThan(0)
    for (const { sku } of found) {
      expect(sku.price / 10_000 / yuan).toBeGreaterThan(0.4)
      expect(sku.price / 10_000 / yuan).toBeLessThan(2.5)
    }
  })

  it.each(['球阀', '活接', '内丝弯头', '三通'])(
    'of %s are lower in brass than in 316 stainless steel',
    (name) => {
      const plan = plans.find(({ leaf }) => leaf.name === name)
      const labels = (attribute: string) =>
        plan?.leaf.attributes.find((one) => one.name === attribute)?.values.map((v) => v.label)
      const priced = plan?.skus.map(({ fixed, axis, sku }) => {
        const { 材质 = 0, 执行标准: _, 公称压力 = 0, ...rest } = { ...fixed, ...axis }
        const pressure = labels('公称压力')?.[公称压力]?.replace('150LB', 'PN16')
        return { metal: labels('材质')?.[材质], like: JSON.stringify([rest, pressure]), sku }
      })
      const steel = priced?.filter(({ metal }) => metal === '316不锈钢')
      const dear = priced?.filter(
        ({ metal, like, sku }) =>
          metal === '黄铜' &&
          steel?.some((other) => other.like === like && other.sku.price <= sku.price),
      )
      expect(dear?.map(({ sku }) => sku.spec)).toEqual([])
    },
  )
})
