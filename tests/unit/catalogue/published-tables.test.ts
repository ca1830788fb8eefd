import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { substituteRules } from '@/catalogue/data/substitutes'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'

const plans = planLeaves()

/** The values of all SKUs of a leaf as `轴径 65 · 外径 85 · 宽度 10`, each once. */
function rowsOf(name: string, attributes: string[]): string[] {
  const plan = plans.find(({ leaf }) => leaf.name === name)
  const rows = plan?.variants.flatMap(({ fixed, axes }) =>
    axes.map((axis) => {
      const chosen = chosenOf(plan.leaf, withDerived(plan.leaf, { ...fixed, ...axis }))
      const label = (own: string) =>
        chosen.find(({ attribute }) => attribute.name === own)?.value.label ?? ''
      return attributes.map(label).join(' ')
    }),
  )
  return [...new Set(rows)]
}

/** Typed from the published tables, not from the leaves. */
const OIL_SEALS = `
10 22 7, 12 24 7, 15 30 7, 18 30 7, 20 35 7, 22 35 7, 25 40 7, 28 40 7, 30 47 7, 35 50 8,
40 55 8, 45 62 8, 50 68 8, 55 72 8, 60 80 8, 65 85 10, 70 90 10, 80 100 10`
const TUBES = `
轻型L 6, 轻型L 8, 轻型L 10, 轻型L 12, 轻型L 15, 轻型L 18, 轻型L 22, 轻型L 28,
重型S 6, 重型S 8, 重型S 10, 重型S 12, 重型S 16, 重型S 20, 重型S 25`
const SLING_COLOURS = '1 紫, 2 绿, 3 黄, 4 灰, 5 红, 6 棕, 8 蓝, 10 橙'
const FILTER_COLOURS =
  'A有机气体 褐, B无机气体 灰, E酸性气体 黄, K氨气 绿, CO一氧化碳 白, ABEK综合 褐灰黄绿'
const CLAW_HAMMERS = '250, 350, 450, 550, 650, 750'
const SOCKETS = '五孔 10, 三孔16A 16, 四孔 10, 七孔 10, 带USB 10, 三相四孔25A 25'
const CARBON_DIOXIDE =
  '二氧化碳 手提式 2kg, 二氧化碳 手提式 3kg, 二氧化碳 手提式 5kg, 二氧化碳 手提式 7kg'
const BELT_LENGTHS = `Z 405, Z 475, Z 530, Z 625, Z 700, Z 780, Z 920, Z 1080, Z 1330, Z 1420, Z 1540, A 630, A 700,
A 790, A 890, A 990, A 1100, A 1250, A 1430, A 1640, A 1750, A 1940, A 2200, A 2480, A 2700,
B 930, B 1000, B 1100, B 1210, B 1370, B 1560, B 1760, B 1950, B 2180, B 2300, B 2500, B 2700,
B 3200, B 3600, B 4060, B 4820, B 5370, C 1760, C 1950, C 2195, C 2420, C 2715, C 3080, C 3520,
C 4060, C 4600, C 5380, C 6100, C 6815, D 2740, D 3100, D 3730, D 4080, D 4620, D 5400, D 6100,
D 6840, SPZ 630, SPZ 710, SPZ 800, SPZ 900, SPZ 1000, SPZ 1120, SPZ 1250, SPZ 1400, SPZ 1600,
SPZ 1800, SPZ 2000, SPZ 2240, SPZ 2500, SPZ 2800, SPZ 3150, SPZ 3550, SPA 800, SPA 900,
SPA 1000, SPA 1120, SPA 1250, SPA 1400, SPA 1600, SPA 1800, SPA 2000, SPA 2240, SPA 2500,
SPA 2800, SPA 3150, SPA 3550, SPA 4000, SPA 4500, SPB 1250, SPB 1400, SPB 1600, SPB 1800,
SPB 2000, SPB 2240, SPB 2500, SPB 2800, SPB 3150, SPB 3550, SPB 4000, SPB 4500, SPB 5000,
SPB 5600, SPB 6300`

const WRENCH_OPENINGS = '100 13, 150 19, 200 24, 250 28, 300 34, 375 43, 450 52, 600 62'
const KEYS = '3 3, 4 4, 5 5, 6 6, 8 7, 10 8, 12 8, 14 9, 16 10, 18 11, 20 12'
/** Keys of GB/T 1095 for the bores. */
const SPROCKET_BORES = `06B 12 4, 08B 20 6, 10A 25 8, 12A 30 8, 16A 40 12`
const PULLEY_BORES = `3M 10 3, XL 10 3, 5M 12 4, L 15 5, 8M 20 6`
const BORE_RINGS = `8 0.8, 10 1, 12 1, 14 1, 16 1, 18 1, 20 1, 22 1, 25 1.2, 26 1.2, 28 1.2, 30 1.2, 32 1.2,
35 1.5, 40 1.75, 42 1.75, 47 1.75, 52 2, 62 2, 72 2.5, 80 2.5, 90 3, 100 3`
const SHAFT_RINGS = `5 0.6, 6 0.7, 8 0.8, 10 1, 12 1, 14 1, 15 1, 16 1, 17 1, 18 1.2, 20 1.2, 22 1.2, 25 1.2,
28 1.5, 30 1.5, 35 1.5, 40 1.75, 45 1.75, 50 2, 55 2, 60 2, 70 2.5, 80 2.5`
const ALUMINIUM_RIVETS = `2.4 6, 2.4 12, 3.0 6, 3.0 8, 3.0 10, 3.0 12, 3.0 16, 3.0 20, 3.0 25, 3.2 6, 3.2 8, 3.2 10, 3.2 12, 3.2 16,
3.2 20, 3.2 25, 4.0 6, 4.0 8, 4.0 10, 4.0 12, 4.0 16, 4.0 20, 4.0 25, 4.8 6, 4.8 8, 4.8 10, 4.8 12, 4.8 16,
4.8 20, 4.8 25, 4.8 30, 5.0 8, 5.0 10, 5.0 12, 5.0 16, 5.0 20, 5.0 25, 5.0 30, 6.4 12, 6.4 16, 6.4 20,
6.4 25, 6.4 30`
const CHAINS = `04C 6.35 3.3 3.1, 06B 9.525 6.35 5.72, 08A 12.7 7.92 7.85, 08B 12.7 8.51 7.75,
10A 15.875 10.16 9.4, 12A 19.05 11.91 12.57, 16A 25.4 15.88 15.75, 20A 31.75 19.05 18.9,
24A 38.1 22.23 25.22`
const FORMING_TAPS = `M2 1.82, M2.5 2.3, M3 2.78, M4 3.68, M5 4.64, M6 5.55, M8 7.45, M10 9.35, M12 11.25,
M14 13.1, M16 15.1`
const FORGED_SHACKLES = `碳钢 0.5, 碳钢 0.63, 碳钢 0.8, 碳钢 1, 碳钢 1.25, 碳钢 1.6, 碳钢 2, 碳钢 2.5, 碳钢 3.2, 碳钢 4,
碳钢 5, 碳钢 6.3, 碳钢 8, 碳钢 10, 碳钢 12.5, 碳钢 16, 碳钢 20, 碳钢 25`

const BELT_MASSES = 'Z 0.06, A 0.105, B 0.17, C 0.3, D 0.63, SPZ 0.072, SPA 0.112, SPB 0.192'
const BELT_SECTIONS = `Z 10 6, A 13 8, B 17 11, C 22 14, D 32 19, SPZ 10 8, SPA 13 10, SPB 17 14`
const HYDRANT_BOXES = `800×650 160, 800×650 240, 1000×700 160, 1000×700 240, 1200×750 240, 1600×700 240,
1800×700 240`
const CALIPER_ERRORS = '0-100 ±0.03, 0-150 ±0.03, 0-200 ±0.03, 0-300 ±0.04'
const TEES = `等径 DN8, 等径 DN10, 等径 DN15, 等径 DN20, 等径 DN25, 等径 DN32, 等径 DN40, 等径 DN50, 等径 DN65,
等径 DN80, 等径 DN100, 异径 DN10×8, 异径 DN15×10, 异径 DN20×15, 异径 DN25×20, 异径 DN32×25, 异径 DN40×25,
异径 DN50×25, 异径 DN65×50, 异径 DN80×50, 异径 DN100×50`
const VALVE_LOCKOUTS = `闸阀 25-64, 闸阀 64-127, 闸阀 127-165, 闸阀 165-254, 闸阀 254-330, 闸阀 25-165, 球阀 13-64,
球阀 50-200`
const COMPACT_BORES = '20, 25, 32, 40, 50, 63, 80, 100'
const INLINE_VALVES = '4 两端快插, 6 两端快插, 8 两端快插, 10 两端快插, 12 两端快插'
const OIL_FELTS = '吸油型 片状100片, 吸油型 片状200片, 吸油型 卷状50m'
const PROPANE_TORCHES = 'G01-30 G07, G01-100 G07, G01-300 G07'

const TEXTILE_HOSES = '6, 8, 10, 12, 16, 19, 25, 32, 38, 50'
const SPIRAL_TAPS = 'M3, M4, M5, M6, M8, M10, M12, M14, M16, M18, M20, M22, M24'
const THICK_DRILLS = '14.0, 14.5, 15.0, 15.5, 16.0, 16.5, 17.0, 17.5, 18.0, 18.5, 19.0, 19.5, 20.0'

const listed = (table: string) => new Set(table.split(',').map((row) => row.trim()))

describe('SKUs against published tables', () => {
  it.each([
    ['骨架油封', 'GB/T 13871.1', ['轴径', '外径', '宽度'], OIL_SEALS],
    ['卡套接头', 'ISO 8434-1', ['系列', '管径'], TUBES],
    ['吊装带', 'JB/T 8521.1, JB/T 8521.2', ['额定载荷', '颜色'], SLING_COLOURS],
    ['滤毒盒', 'GB 2890', ['防护气体', '色标'], FILTER_COLOURS],
    ['墙壁插座', 'GB/T 1002, GB/T 1003', ['孔数', '额定电流'], SOCKETS],
    ['V带', 'GB/T 11544', ['型号', '基准长'], BELT_LENGTHS],
    ['活动扳手', 'GB/T 4440', ['规格', '最大开口'], WRENCH_OPENINGS],
    ['V带', 'GB/T 11544', ['型号', '顶宽', '带高'], BELT_SECTIONS],
    ['V带', 'GB/T 13575.1', ['型号', '每米质量'], BELT_MASSES],
    ['消防箱', 'GB/T 14561', ['规格', '箱厚'], HYDRANT_BOXES],
    ['三通', 'GB/T 3287', ['型式', '通径'], TEES],
    ['阀门锁具', 'makers', ['适用阀型', '适用尺寸'], VALVE_LOCKOUTS],
    ['平键', 'GB/T 1096', ['键宽', '键高'], KEYS],
    ['孔用挡圈', 'GB/T 893', ['孔径', '厚度'], BORE_RINGS],
    ['轴用挡圈', 'GB/T 894', ['轴径', '厚度'], SHAFT_RINGS],
    ['滚子链', 'ISO 606', ['链号', '节距', '滚子直径', '内宽'], CHAINS],
    ['挤压丝锥', 'GB/T 28253', ['螺纹规格', '底孔直径'], FORMING_TAPS],
    ['羊角锤', 'QB/T 1290.8', ['锤重'], CLAW_HAMMERS],
  ])('%s: only rows of %s', (leaf, _standard, attributes, table) => {
    const rows = rowsOf(leaf, attributes)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => !listed(table).has(row))).toEqual([])
  })

  it.each([
    ['链轮', '链号', SPROCKET_BORES],
    ['同步带轮', '齿型', PULLEY_BORES],
  ])('%s: a finished bore has its size and its key', (leaf, size, table) => {
    const bored = rowsOf(leaf, ['孔型', size, '孔径', '键宽']).flatMap((row) =>
      row.startsWith('光孔 ') ? [] : [row.slice(row.indexOf(' ') + 1)],
    )
    expect(new Set(bored)).toEqual(listed(table))
  })

  it('灭火器: portable carbon dioxide only in the charges of GB 4351', () => {
    const rows = rowsOf('灭火器', ['灭火剂', '型式', '充装量'])
    const portable = rows.filter((row) => row.startsWith('二氧化碳 手提式'))
    expect(new Set(portable)).toEqual(listed(CARBON_DIOXIDE))
  })

  it('数显卡尺: the permissible error follows from the range', () => {
    expect(new Set(rowsOf('数显卡尺', ['量程', '最大允许误差']))).toEqual(listed(CALIPER_ERRORS))
  })

  it.each([
    ['抽芯铆钉', '执行标准', 'GB/T 12618.3-2006', ['直径', '长度'], ALUMINIUM_RIVETS],
    ['紧凑气缸', '执行标准', 'GB/T 28781', ['缸径'], COMPACT_BORES],
    ['节流阀', '型式', '管道型', ['管径', '接口'], INLINE_VALVES],
    ['切槽刀片', '型号', 'ZTFD', ['刃宽'], '3'],
    ['吸油棉', '执行标准', 'JT/T 560', ['吸附类型', '规格'], OIL_FELTS],
    ['割炬', '燃气', '丙烷', ['型号', '割嘴系列'], PROPANE_TORCHES],
    ['角尺', '类型', '宽座角尺', ['规格'], '125, 200, 500'],
    ['杠杆表', '分度值', '0.002', ['量程'], '0-0.2'],
    ['杠杆表', '分度值', '0.001', ['量程'], '0-0.12'],
    ['液位计', '型式', '玻璃管', ['测量范围'], '500, 800, 1000'],
    ['PVC软管', '型式', '纤维增强', ['内径'], TEXTILE_HOSES],
    ['不锈钢软管', '接头', '快接', ['公称压力'], 'PN16'],
    ['蝶阀', '阀座', 'PTFE', ['执行标准'], '无'],
    ['螺纹环规', '旋向', '右旋', ['精度'], '6g, 6h, 5g6g'],
    ['流量计', '型式', '金属转子', ['通径'], 'DN15, DN25, DN40, DN50, DN80, DN100'],
    ['焊枪', '类型', '二保焊枪', ['线长'], '3, 4, 5'],
    ['两用扳手', '梅花端', '棘轮', ['执行标准'], '无'],
    ['橡胶软管', '用途', '喷砂', ['压力'], '0.6'],
    ['球阀', '连接方式', '法兰', ['公称压力'], 'PN16, PN25, PN40, PN63'],
    ['冷压端子', '型式', '铜鼻DT', ['截面'], '10, 16, 25, 35, 50'],
    ['机用丝锥', '槽型', '螺旋槽', ['螺纹规格'], SPIRAL_TAPS],
    ['滚珠丝杠', '导程', '4', ['公称直径'], '12, 16, 20, 25, 32'],
  ])('%s with %s %s: only the published sizes', (leaf, name, value, attributes, table) => {
    const own = rowsOf(leaf, [name, ...attributes]).filter((row) => row.startsWith(`${value} `))
    expect(new Set(own.map((row) => row.slice(value.length + 1)))).toEqual(listed(table))
  })

  // GB/T 33579 is about a method, GB/T 10085 gives other centre distances, GB/T 5272 and JB/T 9147 begin above
  // 40 mm and know no aluminium. End mills of GB/T 16770.1 and 25992 are 57, 63, 72, 83, 92 and 104 mm long, and
  // the plugs of GB/T 22076 (ISO 6150) do not fit the series 20 of SP, SH, SM and SF. GB/T 24327 is about pulp,
  // GB/T 20663 about bladders alone, GB/T 3506 begins at M3 and GB/T 5342.1 at 50 mm. ISO 2380 has no blades of 5
  // and 6 mm, ISO 8764 one length for each point, ISO 3316 two or three bars for each square. JB/T 7175.4 has grades
  // by number, and carbide drills of DIN 6537 have other shanks than those of GB/T 25666. Nobody could confirm the
  // numbers that the others had.
  it.each([
    '安全挂锁',
    '阀门锁具',
    '电气锁具',
    '挂牌',
    '减速机',
    '梅花联轴器',
    '膜片联轴器',
    '立铣刀',
    '球头铣刀',
    '快速接头',
    '擦拭布',
    '蓄能器',
    '螺旋丝锥',
    '面铣刀盘',
    '一字螺丝批',
    '十字螺丝批',
    '延长杆',
    '批头套装',
    '划针',
    '工具车',
    '液压换向阀',
    '平板推车',
    '老虎车',
    '封箱器',
    '拖把',
    '扫帚',
    '百洁布',
    '直线导轨',
    'PVC软管',
    '硬质合金钻',
    '耳塞',
  ])('%s: no standard, as none is about such goods', (name) => {
    const leaf = plans.find((plan) => plan.leaf.name === name)?.leaf
    expect([leaf?.standards, rowsOf(name, ['执行标准'])]).toEqual([[], ['']])
  })

  it('砂纸: sheets of paper and of cloth have standards of their own', () => {
    expect(new Set(rowsOf('砂纸', ['规格', '背基', '执行标准']))).toEqual(
      listed(`230×280mm 纸基 JB/T 7498, 230×280mm 布基 JB/T 3889, 93×228mm 纸基 JB/T 7498,
93×228mm 布基 JB/T 3889, 圆盘125mm 纸基 无, 圆盘125mm 布基 无`),
    )
  })

  it('垃圾桶: the standard of plastic bins on wheels, not the one of signs', () => {
    expect(new Set(rowsOf('垃圾桶', ['型式', '执行标准']))).toEqual(
      listed('带轮 CJ/T 280, 脚踏 无, 摇盖 无'),
    )
  })

  it('切割机: the standard of stone cutters, with discs of 200 mm at most', () => {
    const named = rowsOf('切割机', ['执行标准', '锯片直径']).filter((row) =>
      row.includes('3883.18'),
    )
    expect(new Set(named)).toEqual(listed('GB/T 3883.18-2009 110, GB/T 3883.18-2009 125'))
  })

  it('切削液: each kind has a standard of its own', () => {
    expect(new Set(rowsOf('切削液', ['类型', '执行标准']))).toEqual(
      listed('半合成 JB/T 7453-2013, 全合成 GB/T 6144-2010, 乳化 SH/T 0365, 纯油 无'),
    )
  })

  it.each(['尖嘴钳', '斜口钳'])('%s: 150 and 165 mm are sizes of the trade', (name) => {
    expect(new Set(rowsOf(name, ['手柄', '执行标准']))).toEqual(
      listed('沾塑柄 无, 双色柄 无, 绝缘柄1000V GB/T 18269'),
    )
  })

  it('钢丝钳: the lengths of QB/T 2442.1 (ISO 5746)', () => {
    expect(new Set(rowsOf('钢丝钳', ['规格']))).toEqual(listed('140, 160, 180, 200, 220'))
  })

  it('流量计: glass tubes in metal have the bores of LZB', () => {
    const tubes = rowsOf('流量计', ['型式', '材质', '通径'])
    const steel = tubes.filter((row) => /^玻璃转子 (?:碳钢|304不锈钢) /.test(row))
    expect(new Set(steel.map((row) => row.split(' ')[2]))).toEqual(
      listed('DN10, DN15, DN25, DN40, DN50, DN80, DN100'),
    )
  })

  // GB/T 3883.204 is about sanders that are not of the disc type, GB/T 3883.3 about those that are.
  it('砂光机: the part about them', () => {
    expect(new Set(rowsOf('砂光机', ['型式', '执行标准']))).toEqual(
      new Set([
        '偏心圆盘 GB/T 3883.204-2019',
        '平板 GB/T 3883.204-2019',
        '带式 GB/T 3883.204-2019',
        '墙面 GB/T 3883.3',
      ]),
    )
  })

  it('焊接手套: none shorter than the table of EN 12477', () => {
    const lengths = rowsOf('焊接手套', ['长度']).map(Number)
    expect(lengths.length).toBeGreaterThan(2)
    expect(lengths.filter((length) => length < 300)).toEqual([])
  })

  it('直柄麻花钻: thick drills of GB/T 6135.2 go by half millimetres', () => {
    const steel = ['HSS 6542', 'M35含钴', 'M42含钴'].map((material) =>
      rowsOf('直柄麻花钻', ['材质', '直径'])
        .filter((row) => row.startsWith(`${material} `))
        .map((row) => row.slice(material.length + 1)),
    )
    for (const diameters of steel) {
      const thick = diameters.filter((diameter) => Number(diameter) >= 14)
      expect(new Set(thick)).toEqual(listed(THICK_DRILLS))
    }
  })

  it('卸扣: carbon steel only in the working loads of GB/T 25854', () => {
    const forged = rowsOf('卸扣', ['材质', '额定载荷']).filter((row) => row.startsWith('碳钢'))
    expect(new Set(forged)).toEqual(listed(FORGED_SHACKLES))
  })

  it.each([
    ['3M', 3],
    ['5M', 5],
    ['8M', 8],
    ['14M', 14],
    ['XL', 5.08],
    ['L', 9.525],
    ['H', 12.7],
  ])('同步带 %s has whole teeth of %d mm', (section, pitch) => {
    const lengths = rowsOf('同步带', ['型号', '周长'])
      .filter((row) => row.startsWith(`${section} `))
      .map((row) => Number(row.split(' ')[1]))
    expect(lengths.length).toBeGreaterThan(2)
    const broken = lengths.filter(
      (length) => Math.abs(length / pitch - Math.round(length / pitch)) > 0.01,
    )
    expect(broken).toEqual([])
  })

  it('what stands immersion is not said to stand jets of water (IEC 60529)', () => {
    const jets = substituteRules()
      .atLeast.get('防护等级')
      ?.filter((list) => list.includes('IP65'))
    expect(jets?.filter((list) => list.includes('IP67'))).toEqual([])
  })

  it('a pack holds no more of larger goods than of smaller ones', () => {
    const growing = plans.filter(({ leaf: { packs } }) =>
      packs.some((pieces, at) => pieces > (packs[at - 1] ?? pieces)),
    )
    expect(growing.map(({ leaf }) => leaf.name)).toEqual([])
  })

  it('every leaf still makes goods', () => {
    expect(
      plans.filter(({ variants }) => variants.length < 2).map(({ leaf }) => leaf.name),
    ).toEqual([])
    expect(plans).toHaveLength(placedLeaves().length)
  })
})
