import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchProducts } from '@/contract/search/search-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const search = (keyword: string) => mall.call(searchProducts, { keyword, areaCode: ['0000'] })

/** Titles and sizes of what is shown for a keyword that all of it answers. */
async function shownFor(keyword: string): Promise<string[]> {
  const { list, relaxed, unknown } = await search(keyword)
  expect([relaxed, unknown]).toEqual([false, []])
  expect(list.length).toBeGreaterThan(0)
  return list.map(({ title, sku }) => `${title} ${sku.spec}`)
}

describe('newtons', () => {
  it.each([
    ['扭力扳手 100N', /(20-100|40-200|60-300|100-500)N·m$/],
    ['充电扳手 320N', /320N·m$/],
    ['磁性表座 600N', /600N$/],
  ])('are of the torque where the goods have one: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('kilograms', () => {
  it.each([
    ['压力表 0-10公斤', / 0-1MPa$/],
    ['压力表 0-16kg', / 0-1\.6MPa$/],
    ['灭火器 4公斤', / 4kg$/],
    ['手拉葫芦 500公斤', / 0\.5t /],
  ])('are kgf/cm² where the goods have a pressure: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })

  it('of a range that no goods have are near others', async () => {
    const { list, relaxed } = await search('压力表 0-14kg')
    expect([relaxed, list[0]?.missing]).toEqual([
      true,
      [{ wanted: '0-14kg', nearest: ['0-1MPa', '0-1.6MPa'] }],
    ])
  })
})

describe('elbows by their angle', () => {
  it.each([
    ['45°弯头 DN25', / 内丝弯头 .*45° .*DN25$/],
    ['90°弯头 DN20', / 内丝弯头 .*90° .*DN20$/],
    ['液压胶管 45°弯头 13mm', / 液压胶管 .*45°弯头 .*13×/],
  ])('are elbows, or the ends of hoses that are named: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('a displacement', () => {
  it('is a size by its number before the word: 油泵 16排量', async () => {
    for (const shown of await shownFor('油泵 16排量')) expect(shown).toMatch(/ 16mL\/r$/)
  })
})

describe('inches of discs', () => {
  it.each([
    ['角磨机 5寸', /125mm/],
    ['角磨机 7寸', /180mm/],
    ['切割片 14寸', /350×/],
    ['砂光机 5寸', /125mm/],
    ['云石机 4寸', /1(05|10)mm/],
    ['型材切割机 14寸', /355mm/],
  ])('are the diameter that the trade means: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('sizes by the numbers that the trade rounds them to', () => {
  it.each([
    ['扎带 4*200', /3\.6×200$/],
    ['扎带 5x300', /4\.8×300$/],
    ['水带 8-65-20', /0\.8MPa .*DN65×20$/],
    ['消防水带 16-65-25', /1\.6MPa .*DN65×25$/],
    ['水带 10-65-20', /1\.0MPa .*DN65×20$/],
  ])('are those of the goods: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('goods by what buyers call their kind', () => {
  it.each([
    ['信号灯 24V', / 指示灯 /],
    ['86型插座', / 墙壁插座 .*(明装|暗装)/],
    ['焊条 308', /A102 E308-16/],
    ['地脚螺栓 M20*500 9字', /9字型 .*M20×500$/],
    ['快速接头 20SP', /SP20$/],
    ['雪糕筒 70', / 700mm$/],
    ['磁性表座 80kg', / 800N$/],
    ['推车灭火器 50kg', /推车式 50kg$/],
    ['泄漏桶 95L', / 应急桶 .*95L$/],
    ['合金铣刀 R3', / 球头铣刀 .*R3$/],
    ['换向阀 DSG-03-3C2-D24', / 液压换向阀 O型 .*10mm DC24V$/],
    ['240号砂纸', / (砂纸|砂布) .*240目$/],
    ['爆炸螺丝 M10', / 膨胀锚栓 .*M10×/],
    ['磨光片 125', / 角磨片 .*125×/],
    ['法兰轴承座 205', / (方形|菱形)轴承座 .*UCFL?205$/],
    ['吸油垫', / 吸油棉 /],
    ['四分快插', / 快插接头 .*1\/2"$/],
    ['1米2灯管', / LED灯管 .*1200mm/],
    ['16公斤压力球阀', / 球阀 .*PN16/],
    ['麻花钻8.5mm高速钢', / 直柄麻花钻 .*HSS.* 8\.5mm$/],
    ['焊条J422φ3.2', / 电焊条 .*J422.* 3\.2mm$/],
  ])('are of that kind: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('goods that only describe others, which nothing is at once', () => {
  it.each([
    ['法兰止回阀', / 止回阀 /, '法兰'],
    ['止回阀 DN50 PN16 法兰', / 止回阀 .* DN50$/, '法兰'],
    ['硅胶软管', / \S+管 /, '硅胶'],
    ['三通球阀', / 球阀 /, '三通'],
    ['电钻钻头', /钻 .*mm$/, '电钻'],
  ])('are missing, and the others are shown: %s', async (keyword, goods, wanted) => {
    const { list, relaxed } = await search(keyword)
    expect(relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
    for (const { title, sku, missing } of list) {
      expect(`${title} ${sku.spec}`).toMatch(goods)
      expect(missing?.map((one) => one.wanted)).toContain(wanted)
    }
  })

  it('are a word of their titles where some have it: 法兰 螺栓 M16', async () => {
    for (const shown of await shownFor('法兰 螺栓 M16'))
      expect(shown).toMatch(/ 法兰面螺栓 .* M16×/)
  })

  it.each(['螺栓螺母', '弯头三通'])(
    'are asked for both where neither describes: %s',
    async (keyword) => {
      const { understood } = await search(keyword)
      expect(understood.map(({ kind }) => kind)).toEqual(['category', 'category'])
    },
  )
})

describe('makers’ numbers', () => {
  it.each([
    ['HTD5M', / 同步带 .* 5M /],
    ['4WE6E62/EG24N9Z5L', / 液压换向阀 O型 电磁 .*6mm DC24V$/],
    ['4WE6J61/EW230', / 液压换向阀 Y型 电磁 .*6mm AC220V$/],
    ['4WE10E', / 液压换向阀 O型 电磁 .*10mm/],
    ['LJ12A3-4-Z/BX', / 接近开关 .*电感式 .*M12 NPN常开$/],
    ['LJC18A3-5-J/EZ', / 接近开关 .*电容式 .*M18 二线常开$/],
    ['4V110-06', / 电磁阀 .*二位五通单控 .*1\/8" /],
    ['4V120-M5', / 电磁阀 .*二位五通双控 .*M5 /],
    ['B型带 1560', / V带 .* B .*1560mm$/],
  ])('say what the goods are: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })

  it.each([
    ['LXK3-20S/B', 'LXK3-20S', 'B'],
    ['LX19-111/Z', 'LX19-111', 'Z'],
  ])('with a type that none has show those without it: %s', async (keyword, spec, wanted) => {
    const { list, relaxed } = await search(keyword)
    expect(relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
    for (const { sku, missing } of list) {
      expect([sku.spec, missing]).toEqual([spec, [{ wanted, nearest: [] }]])
    }
  })
})

describe('letters of a maker before a size', () => {
  it.each([
    ['液压油缸 HOB63*200', '63×200', 'HOB63×200'],
    ['气缸 DNC-40-100', '40×100', 'DNC-40-100'],
    ['直线轴承 LMU20', '20mm', 'LMU20'],
  ])('leave the size what it is, and are said to be missing: %s', async (keyword, spec, wanted) => {
    const { list, relaxed } = await search(keyword)
    expect(relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
    expect(list[0]?.sku.spec).toBe(spec)
    expect(list[0]?.missing).toEqual([{ wanted, nearest: [] }])
  })
})

describe('a letter behind pinyin', () => {
  it('is a size: shoutao L', async () => {
    for (const shown of await shownFor('shoutao L')) expect(shown).toMatch(/ L$/)
  })
})

describe('two sizes run together', () => {
  it.each([
    ['打包带 1608', /0\.8mm .*16mm$/],
    ['PP打包带 1206', / PP 厚度0\.6mm .*12mm$/],
    ['滚珠丝杠 1605', /导程5mm .*16×/],
  ])('are read as makers write them: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('sizes written without a space', () => {
  it.each([
    ['水泵1.5kw380v', /泵 .*380V.* 1\.5kW$/],
    ['闸阀DN50PN16', / 闸阀 .*PN16 .*DN50$/],
    ['空开3P63A', /断路器 .*3P.* 63A|断路器 .*63A 3P$/],
    ['断路器2PC32', / C型 .*32A 2P$/],
    ['吊装带3T6M', / 吊装带 .*3t 6m$/],
    ['角磨机125mm1010W', / 角磨机 .*125mm 1010W$/],
  ])('are each a size: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })
})

describe('sizes written together with their Chinese units', () => {
  it.each([
    ['3芯2.5平方电缆', ['3芯', '2.5平方', '电缆']],
    ['2吨3米吊带', ['2吨', '3米', '吊带']],
    ['46号18升液压油', ['46号', '18升', '液压油']],
  ])('are each a size: %s', async (keyword, parts) => {
    await shownFor(keyword)
    const { understood } = await search(keyword)
    expect(understood.map(({ text }) => text)).toEqual(parts)
  })
})

describe('a length that no goods have', () => {
  it('is near lengths, not a width of another magnitude: 3 m of tape', async () => {
    const { list, relaxed } = await search('双面胶带 3米')
    expect(relaxed).toBe(true)
    expect(list[0]?.missing).toEqual([{ wanted: '3米', nearest: ['5m'] }])
  })
})

describe('a maker called like a length', () => {
  it.each(['3M双面胶带', '3M 双面胶带 20mm', '3M 9501', '3M 1110 耳塞'])(
    'is left out before the goods and named: %s',
    async (keyword) => {
      const { list, relaxed, unknown } = await search(keyword)
      expect([relaxed, unknown]).toEqual([false, ['3m']])
      expect(list.length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['3M 吊装带', /3m$/],
    ['3M同步带', / 3M /],
  ])('is a size where the goods have it: %s', async (keyword, goods) => {
    for (const shown of await shownFor(keyword)) expect(shown).toMatch(goods)
  })

  it.each([
    ['3M 9501', /KN95 耳挂式$/],
    ['3M 9502V+', /KN95 头戴式$/],
    ['3M 6200', / 半面罩 .* M$/],
    ['3M6001', / 滤毒盒 .*A有机气体$/],
  ])('says by its numbers what the goods are: %s', async (keyword, goods) => {
    const { list } = await search(keyword)
    expect(list.length).toBeGreaterThan(0)
    for (const { title, sku } of list) expect(`${title} ${sku.spec}`).toMatch(goods)
  })
})
