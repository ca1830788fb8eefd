import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { withDerived } from '@/catalogue/generator/combinations'
import { generateProducts } from '@/catalogue/generator/products'
import type { Choice } from '@/catalogue/generator/types'
import { weightOf } from '@/catalogue/generator/weights'
import { WEIGHED_FORMS } from '@/catalogue/reader/types'

/** Grams of a piece, or of a metre, as makers' catalogues publish them. */
const PUBLISHED: [leaf: string, values: Record<string, string>, grams: number][] = [
  ['六角螺母', { 执行标准: 'GB/T 6170-2015', 螺纹规格: 'M8' }, 5.2],
  ['六角螺母', { 执行标准: 'GB/T 6170-2015', 螺纹规格: 'M16' }, 33],
  ['平垫圈', { 执行标准: 'GB/T 97.1-2002', 规格: 'M8' }, 1.8],
  ['平垫圈', { 执行标准: 'GB/T 97.1-2002', 规格: 'M12' }, 6.3],
  ['外六角螺栓', { 执行标准: 'GB/T 5783-2016', 螺纹规格: 'M8', 公称长度: '30' }, 16],
  ['内六角圆柱头螺钉', { 执行标准: 'GB/T 70.1-2008', 螺纹规格: 'M8', 公称长度: '30' }, 18],
  ['圆柱销', { 直径: '8', 公称长度: '40' }, 16],
  ['深沟球轴承', { 型号: '6000' }, 19],
  ['深沟球轴承', { 型号: '6204' }, 106],
  ['深沟球轴承', { 型号: '6206' }, 200],
  ['深沟球轴承', { 型号: '6316' }, 3700],
  ['圆锥滚子轴承', { 型号: '30205' }, 154],
  ['圆锥滚子轴承', { 型号: '30206' }, 230],
  ['调心滚子轴承', { 型号: '22210' }, 600],
  ['推力球轴承', { 型号: '51105' }, 57],
  ['O形圈', { 内径: '30', 线径: '2.65', 材质: 'NBR丁腈' }, 0.7],
  ['钢丝绳', { 直径: '20', 结构: '6×19' }, 1440],
  ['尼龙锁紧螺母', { 执行标准: 'GB/T 889.1-2015', 螺纹规格: 'M8' }, 6],
  ['盖形螺母', { 螺纹规格: 'M8' }, 11],
  ['弹簧垫圈', { 执行标准: 'GB/T 93-2025', 规格: 'M8' }, 1.1],
  ['弹簧垫圈', { 执行标准: 'GB/T 93-2025', 规格: 'M16' }, 8],
  ['轴用挡圈', { 轴径: '20' }, 1.3],
  ['轴用挡圈', { 轴径: '50' }, 10.2],
  ['平键', { 执行标准: 'GB/T 1096-2003', 键宽: '10', 公称长度: '50' }, 30],
  ['光轴', { 直径: '20', 长度: '1000', 空心: '否' }, 2470],
  ['滚子链', { 链号: '12A', 排数: '1', 长度: '3' }, 4500],
  ['直柄麻花钻', { 直径: '5.0', 材质: 'HSS 6542' }, 9],
  ['直柄麻花钻', { 直径: '10.0', 材质: 'HSS 6542' }, 55],
  ['机用丝锥', { 螺纹规格: 'M10', 材质: 'HSS-E' }, 36],
  ['立铣刀', { 刃径: '10', 硬度: 'HRC55' }, 80],
  ['立式轴承座', { 型号: 'UCP205', 材质: '铸铁' }, 800],
  ['剖分轴承座', { 型号: 'SN510', 材质: 'HT200灰铁' }, 3100],
  ['直线轴承', { 内径: '20', 型式: '标准型' }, 87],
  ['直线导轨', { 规格: '20', 长度: '1000', 滑块数: '1' }, 2510],
  ['法兰', { 通径: 'DN50', 公称压力: 'PN16', 型式: '平焊PL' }, 2770],
  ['法兰', { 通径: 'DN200', 公称压力: 'PN16', 型式: '平焊PL' }, 10_100],
  ['球阀', { 通径: 'DN50', 连接方式: '法兰', 公称压力: 'PN16', 驱动方式: '手柄' }, 10_000],
  ['卸扣', { 额定载荷: '4.75', 型式: '弓形', 材质: '合金钢', 销轴: '螺纹销' }, 1070],
  ['骨架油封', { 轴径: '35' }, 17],
  ['切割片', { 外径: '125', 厚度: '1.0' }, 30],
  ['平形砂轮', { 外径: '200', 厚度: '20' }, 1400],
  ['PU气管', { 外径: '8', 长度: '100' }, 3700],
  ['内六角扳手', { 对边: '10', 长度: '标准' }, 120],
  ['内丝弯头', { 通径: 'DN25', 公称压力: '150LB', 角度: '90°' }, 240],
  ['电焊条', { 包装: '20' }, 20_400],
  ['抗磨液压油', { 包装: '200' }, 180_000],
  ['焊锡丝', { 重量: '500' }, 540],
]

function leafNamed(name: string) {
  const placed = placedLeaves().find(({ leaf }) => leaf.name === name)
  if (!placed) throw new Error(`no leaf ${name}`)
  return placed.leaf
}

function gramsOf(name: string, labels: Record<string, string>): number {
  const leaf = leafNamed(name)
  const choice: Choice = Object.fromEntries(
    Object.entries(labels).map(([attribute, label]) => {
      const values = leaf.attributes.find((one) => one.name === attribute)?.values ?? []
      const index = values.findIndex((value) => value.label === label)
      if (index === -1) throw new Error(`${name} has no ${attribute} ${label}`)
      return [attribute, index]
    }),
  )
  return weightOf(leaf, withDerived(leaf, choice), 0)
}

describe('computed weights', () => {
  it.each(PUBLISHED)('of %s %o are within 15 %% of the published', (name, values, grams) => {
    const weight = gramsOf(name, values)
    expect(weight / grams).toBeGreaterThan(0.85)
    expect(weight / grams).toBeLessThan(1.15)
  })

  it('are more than nothing for every SKU', () => {
    for (const { categoryId, skus } of generateProducts({ skus: 52_000, seed: 1 })) {
      const light = skus.find(({ weightG }) => !((weightG ?? 0) > 0))
      expect(light && [categoryId, light.spec, light.weightG]).toBeUndefined()
    }
  })

  it('are used for every form that is known', () => {
    const used = new Set(placedLeaves().map(({ leaf }) => leaf.grams))
    expect(WEIGHED_FORMS.filter((form) => !used.has(form))).toEqual([])
  })
})
