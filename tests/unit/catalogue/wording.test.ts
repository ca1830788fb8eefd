import { describe, expect, it } from 'vitest'
import { nameOf, specOf, titleWords } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'
import { detailOf, warrantyOf } from '@/catalogue/generator/wording'
import { leafChoice } from '../../support/leaf-choice'

/** What goods of a leaf with these values are called, and the words of their title. */
function worded(name: string, labels: Record<string, string>): string {
  const [leaf, choice] = leafChoice(name, labels)
  return [nameOf(leaf, choice), ...titleWords(leaf, choice)].join(' ')
}

describe('titles', () => {
  it.each([
    ['手拉葫芦', { 型式: '手扳' }, '手扳葫芦'],
    ['手拉葫芦', { 型式: '圆形' }, '手拉葫芦 圆形'],
    ['三联件', { 组成: '二联', 排水: '自动' }, '气源二联件 自动排水'],
    ['急救箱', { 箱体: '尼龙包', 安装: '手提' }, '急救包 手提'],
    ['电池充电器', { 电压: '18', 类型: '仅电池包' }, '电池包 18V'],
    ['直线导轨', { 滑块数: '2' }, '直线导轨 滑块2个'],
    ['焊枪', { 类型: '电焊钳' }, '电焊钳'],
    ['按钮指示灯', { 类型: '平头按钮' }, '平头按钮'],
    ['工业插头插座', { 型式: '连接器' }, '工业连接器'],
    ['塞规', { 类型: '光面塞规' }, '光面塞规'],
    ['蝶阀', { 阀板材质: '316不锈钢' }, '蝶阀 316不锈钢阀板'],
    ['蝶阀', { 阀板材质: '球铁镀镍' }, '蝶阀 球铁镀镍阀板'],
    ['深沟球轴承', { 保持架: '黄铜' }, '深沟球轴承 黄铜保持架'],
    ['登高梯', { 类型: '单侧直梯' }, '单侧直梯'],
  ])('call %s with %o what they are', (leaf, labels, title) => {
    expect(worded(leaf, labels)).toBe(title)
  })

  it('say no word twice', () => {
    const twice = planLeaves().flatMap(({ leaf, variants }) =>
      variants.flatMap(({ fixed }) => {
        const words = [nameOf(leaf, fixed), ...titleWords(leaf, fixed)]
        const within = (word: string) => words.filter((other) => other.includes(word)).length > 1
        return words.some((word) => /\p{Script=Han}{2}/u.test(word) && within(word))
          ? [words.join(' ')]
          : []
      }),
    )
    expect(twice).toEqual([])
  })

  it('say of two sizes of one unit which is which', () => {
    const both = { 表盘直径: '150', 插深: '150' }
    expect(worded('温度计', both)).toBe('温度计 表盘直径150mm 插深150mm')
  })

  it('say what a bare number of millimetres, degrees or kilograms is of', () => {
    expect(worded('拖链', { 内宽: '20' })).toBe('拖链 内宽20mm')
    expect(worded('环氧胶', { 耐温: '80' })).toBe('环氧胶 耐温80℃')
    expect(worded('工具车', { 承重: '100' })).toBe('工具车 承重100kg')
    expect(worded('电焊条', { 包装: '20' })).toBe('电焊条 20kg')
  })
})

describe('sizes', () => {
  it.each([
    ['外六角螺栓', { 螺纹规格: 'M8', 公称长度: '30' }, 'M8×30'],
    ['骨架油封', { 轴径: '35' }, '35×50×8'],
    ['封箱胶带', { 宽度: '45', 长度: '50' }, '45mm×50m'],
    ['垃圾袋', { 规格: '45×50' }, '45×50cm'],
    ['零件盒', { 规格: '160×100×75' }, '160×100×75mm'],
    ['深沟球轴承', { 型号: '6204', 密封: '2RS' }, '6204 2RS'],
  ])('of %s with %o are called as the trade does', (name, labels, spec) => {
    expect(specOf(...leafChoice(name, labels))).toBe(spec)
  })
})

describe('cautions and warranties', () => {
  it.each([
    ['外六角螺栓', /扭矩/, /保修/],
    ['木螺钉', /板材/, /扭矩/],
    ['工具箱', /归位/, /套管/],
    ['电池充电器', /充电器充电/, /断气|电刷/],
    ['气动扳手', /断气/, /电刷/],
    ['电刷', /断开/, /易损件除外/],
    // Many of them have no brushes.
    ['充电电钻', /断电/, /电刷/],
    ['型材切割机', /断电/, /电刷/],
    ['砂纸', /防尘口罩/, /转速/],
    ['标签纸', /防潮/, /醒目/],
    ['V带', /张紧/, /滚动体/],
    ['O形圈', /试压/, /密封件除外/],
    ['尼龙扎带', /线径/, /持证/],
    ['逆变焊机', /12个月/, /说明书/],
    ['洗手液', /阴凉/, /载荷/],
  ])('of %s are about such goods', (name, said, unsaid) => {
    const plan = planLeaves().find(({ leaf }) => leaf.name === name)
    const [variant] = plan?.variants ?? []
    if (!plan || !variant) throw new Error(`no ${name}`)
    const told = `${detailOf(plan, variant)} ${warrantyOf(plan.category)}`
    expect(told).toMatch(said)
    expect(told).not.toMatch(unsaid)
  })

  it.each([
    ['耳塞', '带线', '，带线，'],
    ['光轴', '空心', '，空心'],
    ['耳罩', '折叠', '，可折叠，'],
    ['测温仪', '发射率可调', '，发射率可调，'],
    ['链轮', '齿面淬火', '，齿面淬火，'],
    ['防割手套', '触屏', '，可触屏，'],
    ['手电钻', '正反转', '，可正反转'],
    ['角磨机', '调速', '，可调速，'],
    ['数显卡尺', '数据输出', '，带数据输出'],
  ])('%s: what is true of goods is said as a sentence would', (name, attribute, said) => {
    const plan = planLeaves().find(({ leaf }) => leaf.name === name)
    const told = plan?.variants.map((variant) => detailOf(plan, variant)) ?? []
    expect(told.filter((text) => text.includes(said)).length).toBeGreaterThan(0)
    expect(told.filter((text) => text.includes(`带${attribute}`) && !said.includes('带'))).toEqual(
      [],
    )
    expect(told.filter((text) => text.includes('带带'))).toEqual([])
  })

  it.each([
    ['灭火器', { 灭火剂: '二氧化碳' }, /称重/],
    ['防爆灯', { 防爆标志: 'ExtbIIICT80℃Db' }, /21区/],
    ['切削液', { 类型: '纯油' }, /水溶型/],
    ['热继电器', { 断相保护: '否' }, /断相保护款/],
    ['防护靴', { 防护功能: '防滑防水' }, /须选耐酸碱款/],
    ['工业插头插座', { 极数: '2P+E' }, /用电设备/],
  ])('the use of %s is true of %o', (name, labels, said) => {
    expect(leafChoice(name, labels)[0].use).toMatch(said)
  })
})
