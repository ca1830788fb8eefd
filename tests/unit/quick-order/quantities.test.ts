import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { readQuantity, splitQuantity } from '@/contract/quick-order/quantity-rules'
import { UNITS, unitOf } from '@/contract/quick-order/unit-rules'
import { RUNS } from '../../support/runs'

describe('readQuantity', () => {
  it.each([
    ['20', 20, ''],
    ['1,000', 1000, ''],
    ['1，000', 1000, ''],
    ['1e3', 1000, ''],
    ['1.5e3', 1500, ''],
    ['20.0', 20, ''],
    ['２０', 20, ''],
    ['x20', 20, ''],
    ['*20', 20, ''],
    ['× 20 个', 20, '个'],
    ['20pcs', 20, '个'],
    ['20 PCS.', 20, '个'],
    ['数量：20', 20, ''],
    ['共20件', 20, '件'],
    ['2盒', 2, '盒'],
    ['2box', 2, '盒'],
    ['1.5kg', 1.5, '公斤'],
    ['500克', 500, 'g'],
    ['3付', 3, '副'],
    ['100m', 100, '米'],
    ['0.5箱', 0.5, '箱'],
    ['半箱', 0.5, '箱'],
    ['1万', 10_000, ''],
    ['1.2万个', 12_000, '个'],
    ['2千', 2000, ''],
    ['四只', 4, '只'],
    ['两盒', 2, '盒'],
    ['二十', 20, ''],
    ['十二个', 12, '个'],
    ['一百二十套', 120, '套'],
    ['三万五千', 35_000, ''],
    ['一千二', 1200, ''],
    ['三百五', 350, ''],
    ['两万五', 25_000, ''],
    ['一千零二', 1002, ''],
    ['两万零五', 20_005, ''],
    ['二十五', 25, ''],
    ['一百二十五', 125, ''],
    ['30顶', 30, '顶'],
    ['6具', 6, '具'],
    ['', null, ''],
  ])('reads %j as %j %j', (text, qty, unit) => {
    expect(readQuantity(text)).toEqual({ qty, unit, problem: '' })
  })

  it.each([
    ['0', '数量“0”无法识别，应大于 0'],
    ['-3', '数量“-3”无法识别，应大于 0'],
    ['-5个', '数量“-5个”无法识别，应大于 0'],
    ['12.5', '数量“12.5”无法识别，应为整数'],
    ['12.5个', '数量“12.5个”无法识别，应为整数'],
    ['1e9', '数量“1e9”超过上限 999999'],
    ['1000000', '数量“1000000”超过上限 999999'],
    ['100万', '数量“100万”超过上限 999999'],
    ['若干', '数量“若干”无法识别'],
    ['约100', '数量“约100”无法识别'],
    ['M8', '数量“M8”无法识别'],
    ['10~20', '数量“10~20”无法识别'],
  ])('says why %j is none', (text, problem) => {
    expect(readQuantity(text)).toMatchObject({ qty: null, problem })
  })

  it('knows every unit of the catalogue', () => {
    const sold = placedLeaves()
      .flatMap(({ leaf }) => [leaf.unit, leaf.packUnit])
      .filter(Boolean)
    expect(sold.length).toBeGreaterThan(300)
    expect(sold.filter((unit) => !UNITS.includes(unitOf(unit)))).toEqual([])
    expect(sold.filter((unit) => readQuantity(`3${unit}`).unit !== unitOf(unit))).toEqual([])
  })
})

describe('splitQuantity', () => {
  it.each([
    ['CJ1234567 20', 'CJ1234567', 20, ''],
    ['CJ1234567,20', 'CJ1234567', 20, ''],
    ['CJ1234567 x20', 'CJ1234567', 20, ''],
    ['CJ8612798 2盒', 'CJ8612798', 2, '盒'],
    ['CJ8612798 1万', 'CJ8612798', 10_000, ''],
    ['CJ8612798 1.5kg', 'CJ8612798', 1.5, '公斤'],
    ['KN95口罩 5盒', 'KN95口罩', 5, '盒'],
    ['外六角螺栓 M10*50 8.8 镀锌 2盒', '外六角螺栓 M10*50 8.8 镀锌', 2, '盒'],
    ['安全帽 白色 30顶', '安全帽 白色', 30, '顶'],
    ['灭火器 4kg 6具', '灭火器 4kg', 6, '具'],
    ['润滑脂 12罐', '润滑脂', 12, '罐'],
    ['深沟球轴承 6204 四只', '深沟球轴承 6204', 4, '只'],
    ['外六角螺栓二十只', '外六角螺栓', 20, '只'],
    ['M8*30 8.8 外六角 镀锌 20个', 'M8*30 8.8 外六角 镀锌', 20, '个'],
    ['外六角螺栓 M8*30 *20', '外六角螺栓 M8*30', 20, ''],
    ['外六角螺栓（8.8级）100个', '外六角螺栓(8.8级)', 100, '个'],
    ['外六角螺栓x20', '外六角螺栓', 20, ''],
    ['螺栓20个', '螺栓', 20, '个'],
    ['螺栓 M8*30 １，０００', '螺栓 M8*30', 1000, ''],
    ['螺栓 M8*30 数量：100', '螺栓 M8*30', 100, ''],
    ['1、外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['①外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['（2）外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['⑶ 外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['• 外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['- 外六角 M8x30，100 只', '外六角 M8x30', 100, '只'],
    ['(304)外六角 M8x30，100 只', '(304)外六角 M8x30', 100, '只'],
    ['2. CJ1234567 1,000', 'CJ1234567', 1000, ''],
    ['安全鞋 42 10', '安全鞋 42', 10, ''],
    ['螺栓 8.8 200', '螺栓 8.8', 200, ''],
    ['20个 螺栓 M8*30', '螺栓 M8*30', 20, '个'],
    ['20个螺栓M8*30', '螺栓M8*30', 20, '个'],
    ['1、20 只 外六角 M8x30', '外六角 M8x30', 20, '只'],
    ['2把 活动扳手 300', '活动扳手 300', 2, '把'],
    ['5盒口罩 KN95 3盒', '5盒口罩 KN95', 3, '盒'],
    ['46件 套筒组套', '46件 套筒组套', null, ''],
    ['91块 量块 1级', '91块 量块 1级', null, ''],
    ['100只装 手套', '100只装 手套', null, ''],
    ['3M 口罩', '3M 口罩', null, ''],
    ['机械零件', '机械零件', null, ''],
    ['不锈钢304板', '不锈钢304板', null, ''],
    ['组套工具 八件套', '组套工具 八件套', null, ''],
    ['M8*30', 'M8*30', null, ''],
    ['外六角 M8x30', '外六角 M8x30', null, ''],
    ['DIN933 M8x30', 'DIN933 M8x30', null, ''],
    ['麻花钻 8.5', '麻花钻 8.5', null, ''],
    ['V带 A1000', 'V带 A1000', null, ''],
    ['数显卡尺 0-150', '数显卡尺 0-150', null, ''],
    ['20个', '20个', null, ''],
    ['', '', null, ''],
  ])('splits %j into %j, %j %j', (line, text, qty, unit) => {
    expect(splitQuantity(line)).toEqual({ text, qty, unit, problem: '', tail: null })
  })

  it.each([
    ['平垫圈 M8 1000', '平垫圈 M8', 1000, ''],
    ['O型圈 20*2.65 100', 'O型圈 20*2.65', 100, ''],
    ['螺丝刀 十字 PH2 6', '螺丝刀 十字 PH2', 6, ''],
    ['砂纸 240', '砂纸', 240, ''],
    ['安全鞋 42', '安全鞋', 42, ''],
    ['活动扳手 300', '活动扳手', 300, ''],
    ['轴承 6204', '轴承', 6204, ''],
    ['油封 35 52 7', '油封 35 52', 7, ''],
    ['外六角螺栓 M8 x30', '外六角螺栓 M8', 30, ''],
    ['灭火器 4kg', '灭火器', 4, '公斤'],
    ['卷尺 5米', '卷尺', 5, '米'],
  ])('leaves open whether %j ends in a size', (line, text, qty, unit) => {
    expect(splitQuantity(line)).toEqual({
      text: line.replace('，', ','),
      qty: null,
      unit: '',
      problem: '',
      tail: { text, qty, unit },
    })
  })

  it.each([
    ['CJ8612798 1000000', 'CJ8612798', '数量“1000000”超过上限 999999'],
    ['CJ8612798 12.5', 'CJ8612798', '数量“12.5”无法识别，应为整数'],
    ['CJ8612798 0', 'CJ8612798', '数量“0”无法识别，应大于 0'],
    ['CJ8612798 -5', 'CJ8612798', '数量“-5”无法识别，应大于 0'],
    ['螺栓 M8*30 0', '螺栓 M8*30', '数量“0”无法识别，应大于 0'],
    ['螺栓 M8*30 12.5个', '螺栓 M8*30', '数量“12.5个”无法识别，应为整数'],
    ['螺栓 M8*30 200万个', '螺栓 M8*30', '数量“200万个”超过上限 999999'],
  ])('says what is wrong with the quantity of %j', (line, text, problem) => {
    expect(splitQuantity(line)).toMatchObject({ text, qty: null, problem, tail: null })
  })

  it.each([
    ['spaces', ' '],
    ['commas', ','],
    ['numbers', ' 1'],
    ['brackets', ')'],
  ])('leaves a line with thousands of %s as it is', (_what, part) => {
    const line = `螺栓${part.repeat(200_000)}b`
    expect(splitQuantity(line)).toMatchObject({ text: line, qty: null, tail: null })
  })

  it('never throws and returns a positive number or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { qty, tail } = splitQuantity(text)
        for (const one of [qty, tail?.qty ?? null]) expect(one === null || one > 0).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})
