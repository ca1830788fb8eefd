import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSysRegion } from '@/contract/area/area-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage, recordSearch } from '@/contract/catalog/home-calls'
import { TABLE_ROWS_MAX } from '@/contract/constants'
import { getProductDetail } from '@/contract/product/product-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { getSkuTable, type ProductHit, searchProducts } from '@/contract/search/search-calls'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
  getSearchSuggestions,
} from '@/contract/search/suggestion-calls'
import { productLexemes } from '@/server/kernel/text/tokens'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: full text, arrays and ranking may differ between them.

const area = { areaCode: ['0000'] }
const BOLTS = 10101
let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const search = (
  input: Parameters<typeof mall.call<typeof searchProducts.input, typeof searchProducts.output>>[1],
) => mall.call(searchProducts, input)

async function anySku(where: ReturnType<typeof sql>) {
  const { rows } = await mall.db.execute<{
    id: number
    item_no: string
    model: string
    product_id: number
  }>(sql`select id, item_no, model, product_id from skus where ${where} order by id limit 1`)
  const [row] = rows
  if (!row) throw new Error('no such SKU in the test catalogue')
  return row
}

describe('search', () => {
  it('finds products by Chinese words of two characters', async () => {
    for (const word of ['螺栓', '手套', '轴承', '阀门', '扳手']) {
      const { list, total } = await search({ keyword: word, ...area, pageSize: 10 })
      expect(total).toBeGreaterThan(0)
      for (const hit of list) expect(`${hit.category.name}${hit.title}`).toMatch(word.slice(0, 1))
    }
  })

  it('draws the categories of a broad word, and of nothing else', async () => {
    const imagesOf = async (input: { keyword?: string; categoryId?: number }) =>
      (await search({ ...input, ...area, pageSize: 1 })).categories.map(({ image }) => image)
    for (const keyword of ['手套', '扳手', '螺栓']) {
      const images = await imagesOf({ keyword })
      expect(images.length).toBeGreaterThan(1)
      for (const image of images) expect(image).toMatch(/^\/api\/product\/drawing\/.+\.svg/)
    }
    expect(new Set(await imagesOf({ categoryId: 101 }))).toEqual(new Set([undefined]))
  })

  it.each([
    ['轴承', '调心滚子轴承', 'V带'],
    ['螺丝', '外六角螺栓', '充电起子'],
    ['电缆', 'RVV电缆', '拖链'],
  ])('of %s offers %s before %s, whichever is more', async (keyword, meant, other) => {
    const { categories } = await search({ keyword, ...area, pageSize: 1 })
    const names = categories.map(({ name }) => name)
    expect(names.indexOf(meant)).toBeGreaterThanOrEqual(0)
    expect(names.indexOf(other)).toBeGreaterThan(names.indexOf(meant))
  })

  it.each([
    ['胶', /胶$/],
    ['绳', /绳$/],
    ['绳子', /绳$/],
    ['锁', /锁$/],
    ['刀', /刀$/],
    ['链', /链$/],
  ])(
    'a word that is no name stands for the goods whose names end in it: %s',
    async (keyword, named) => {
      const { list, understood } = await search({ keyword, ...area, pageSize: 5 })
      expect(list.length).toBeGreaterThan(0)
      for (const { category } of list) expect(category.name).toMatch(named)
      expect(understood).toEqual([{ text: keyword, kind: 'category', label: keyword }])
    },
  )

  it('a word beside others is not taken for an ending: 胶 of a handle', async () => {
    const { list } = await search({ keyword: '钢锉 胶柄', ...area, pageSize: 5 })
    for (const { category } of list) expect(category.name).toBe('钢锉')
  })

  it('ranks whole words above accidental character pairs: 手套 is not 扳手套装', async () => {
    const { product_id } = await anySku(sql`category_id = 20101 and status = 1`)
    const lexemes = productLexemes({
      title: '两用扳手套装',
      subtitle: '',
      names: ['两用扳手', '扳手'],
      brand: [],
      shop: '',
      standards: [],
      values: [],
      specs: [],
      models: [],
    })
    const text = sql.join(
      lexemes.map((lexeme) => sql`${lexeme}`),
      sql`, `,
    )
    await mall.db.execute(sql`
      update products set title = '两用扳手套装', sales = 9999999,
        search = array_to_tsvector(array[${text}]::text[]) where id = ${product_id}`)
    const { list } = await search({ keyword: '手套', ...area })
    expect(list.length).toBeGreaterThan(4)
    expect(list.map((hit) => hit.title)).not.toContain('两用扳手套装')
    const wrenches = await search({ keyword: '扳手套装', ...area })
    expect(wrenches.list[0]?.title).toBe('两用扳手套装')
  })

  it('finds an item number by its digits alone', async () => {
    const { list } = await search({ categoryId: BOLTS, ...area, pageSize: 1 })
    const itemNo = list[0]?.sku.itemNo ?? ''
    const found = await search({ keyword: itemNo.replace(/\D/g, ''), ...area })
    expect(found.list.map(({ sku }) => sku.itemNo)).toContain(itemNo)
    // Its digits stand in titles too, and are no words to be marked there.
    expect(found.terms).toEqual([])
  })

  it('finds an item number in any spelling', async () => {
    const { item_no, product_id, id } = await anySku(sql`status = 1`)
    const spaced = `${item_no.slice(0, 2)}-${item_no.slice(2, 5)} ${item_no.slice(5)}`
    for (const keyword of [item_no, item_no.toLowerCase(), spaced, ` ${item_no} `]) {
      const { list, understood } = await search({ keyword, ...area })
      expect([list[0]?.productId, list[0]?.sku.skuId]).toEqual([product_id, id])
      expect(understood[0]?.kind).toBe('itemNo')
    }
  })

  it.each(['M8*30', 'm8x30', 'Ｍ８×３０', 'M8 × 30'])('reads %s as a size', async (keyword) => {
    const { list } = await search({ keyword: `${keyword} 外六角螺栓`, ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const hit of list) {
      expect(hit.category.name).toBe('外六角螺栓')
      expect(hit.sku.spec).toContain('M8×30')
    }
  })

  it.each(['GB5782', 'GB/T 5782', 'gb/t5782-2016', 'DIN931', 'ISO 4014'])(
    'reads the standard %s',
    async (keyword) => {
      const { list, total } = await search({ keyword, ...area })
      expect(total).toBeGreaterThan(0)
      for (const hit of list) expect(hit.standards.join(' ')).toMatch(/5782/)
    },
  )

  it('relaxes a size nothing has, and says what is missing and what is next to it', async () => {
    const { list, relaxed } = await search({ keyword: '外六角螺栓 M8*33', ...area })
    expect(relaxed).toBe(true)
    expect(list[0]?.sku.spec).toBe('M8×35')
    expect(list[0]?.missing).toEqual([{ wanted: 'M8×33', nearest: ['30mm', '35mm'] }])
  })

  it.each([
    // 5M is the belt's pitch, not its length.
    ['450-5M', /^(400|500)mm$/],
    ['内径50 线径3.5 O型圈', /^50×3\.55$/],
    ['A-1000', /^990mm$/],
  ])('shows the SKU next to a size that nothing has: of %s one of %s', async (keyword, size) => {
    const { list, relaxed } = await search({ keyword, ...area, pageSize: 3 })
    expect(relaxed).toBe(true)
    expect(list[0]?.sku.spec).toMatch(size)
  })

  it('reads no size in a class of stainless fasteners that nobody makes', async () => {
    const { list, relaxed } = await search({ keyword: 'A4-80 M8*30', ...area })
    expect(relaxed).toBe(true)
    expect(list.slice(0, 5).map(({ sku }) => sku.spec)).toEqual(Array(5).fill('M8×30'))
  })

  it('shows the goods named where none of them is what the name implies, and says so', async () => {
    const { list, relaxed } = await search({ keyword: '铜鼻子 2.5平方', ...area })
    expect(relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
    for (const hit of list) {
      expect(hit.category.name).toBe('冷压端子')
      expect(hit.missing.length).toBeGreaterThan(0)
    }
  })

  it('takes a word at the end for the goods: A4纸 is no stainless bolt', async () => {
    const { list, relaxed } = await search({ keyword: 'A4纸', ...area })
    expect(relaxed).toBe(true)
    expect(list.length).toBeGreaterThan(0)
    expect(list[0]?.category.name).toMatch(/纸$/)
    for (const hit of list) {
      expect(hit.category.name).not.toMatch(/螺|销|键/)
      expect(hit.missing).toEqual([{ wanted: 'A4', nearest: [] }])
    }
  })

  it.each([
    ['A4相册', '相册'],
    ['雨衣 XXL', '雨衣'],
    ['管钳 18寸', '管钳'],
    ['铆螺母 M6', '铆螺母'],
    ['不锈钢 铆螺母 M6', '铆螺母'],
    ['开口销 3x30', '开口销'],
    ['截止阀 DN25', '截止阀'],
    ['YJV 4*16', 'yjv'],
    ['LC1D09 220V', 'lc1d09'],
    ['XALD02 绿', 'xald02'],
    ['光电开关', '光电开关'],
    ['电机 1.5kW 4极', '电机'],
    ['不锈钢板 3mm', '不锈钢板'],
    ['304不锈钢弹簧', '弹簧'],
    ['脚轮 4寸 万向', '脚轮'],
    ['PVC线槽 40*40', 'pvc线槽'],
    ['测振仪', '测振仪'],
    ['T型螺栓 M8*30', 't型螺栓'],
    ['J41H-16C DN50', '截止阀'],
    ['PE8', '插管三通'],
  ])(
    'shows nothing for the size alone of goods that nobody has, and says which: %s',
    async (keyword, goods) => {
      const { list, total, unknown } = await search({ keyword, ...area })
      expect([list, total, unknown]).toEqual([[], 0, [goods]])
    },
  )

  it.each([
    ['M12膨胀螺丝 100长', '膨胀锚栓', /^M12×100$/],
    ['M6 沉头 304 20长', '内六角沉头螺钉', /^M6×20$/],
    ['轴承 6203 双面铁盖', '深沟球轴承', /^6203 ZZ$/],
    ['活动扳手 一套', '活动扳手', /./],
    ['WD-40', '除锈剂', /./],
    ['502 胶水 20g', '瞬干胶', /^20g$/],
  ])('reads what is said on the phone: %s', async (keyword, leaf, spec) => {
    const { list, relaxed } = await search({ keyword, ...area })
    expect(relaxed).toBe(false)
    expect(list.length).toBeGreaterThan(0)
    for (const { category, sku } of list) {
      expect(category.name).toContain(leaf)
      expect(sku.spec).toMatch(spec)
    }
  })

  it('names no value next to a number that belongs to a whole size', async () => {
    const { list } = await search({ keyword: '角磨片 125*6*22', ...area })
    expect(list[0]?.sku.spec).toBe('125×6')
    expect(list[0]?.missing).toEqual([{ wanted: '125×6×22', nearest: [] }])
  })

  it.each([
    ['GB78', '锥端', 'GB78'],
    ['GB80 M6', '凹端', 'GB80'],
    ['DIN 915', '圆柱端', 'DIN 915'],
    ['GB 99', '圆头', 'GB 99'],
    ['GB71', '锥端', 'GB71（开槽锥端，以相近标准代替）'],
  ])('finds the form that a standard is of: %s', async (keyword, form, label) => {
    const { list, understood } = await search({ keyword, ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const { title } of list) expect(title).toContain(form)
    expect(understood[0]?.label).toBe(label)
  })

  it('takes goods by the name of them all, not by a kind called like it', async () => {
    const { facets } = await search({ keyword: '围油栏 10', ...area })
    const kinds = facets.find(({ name }) => name === '类型')?.values ?? []
    const counts = kinds.map(({ count }) => count)
    expect(kinds.map(({ label }) => label)).toContain('吸油围栏')
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(facets.map(({ name, named }) => [name, named.length])).toContainEqual(['类型', 0])
  })

  it('says what other goods of a neighbouring standard differ in', async () => {
    const { list, understood } = await search({ keyword: 'GB5786 M8*30', ...area })
    expect(list[0]?.sku.spec).toBe('M8×30')
    expect(understood[0]?.label).toBe('GB5786（细牙螺纹，以相近标准代替）')
  })

  it.each(['名称:外六角螺栓 规格:M8*30', '外六角螺栓 公称长度 M8*30'])(
    'reads a size of two numbers beside the name of one attribute: %s',
    async (keyword) => {
      const { list } = await search({ keyword, ...area })
      expect(list.length).toBeGreaterThan(0)
      for (const { sku } of list) expect(sku.spec).toBe('M8×30')
    },
  )

  it('takes no number of one unit for the same number of another: 16 mm is no 16 V', async () => {
    const { relaxed, list } = await search({ keyword: '充电钻 16mm', ...area })
    expect(relaxed).toBe(true)
    expect(list[0]?.missing).toEqual([{ wanted: '16mm', nearest: [] }])
    const volts = await search({ keyword: '充电钻 16V', ...area })
    expect(volts.relaxed).toBe(false)
    expect(volts.list[0]?.missing).toEqual([])
  })

  it('takes goods named beside others for what those are for: locks of small breakers', async () => {
    const { list } = await search({ keyword: '电气锁具 小型断路器', ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const hit of list) expect(hit.sku.spec).toBe('小型断路器')
  })

  it('takes a name that is a whole value for that alone: 圆锉 is no 半圆锉', async () => {
    const { list } = await search({ keyword: '钢锉 300mm 圆锉', ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const hit of list) expect(hit.sku.spec).toBe('300mm 圆锉')
  })

  it('leaves out a word that nothing has, and keeps the size', async () => {
    const { list, relaxed, unknown } = await search({
      keyword: '外六角螺栓 量子纠缠 M8*30',
      ...area,
    })
    expect(relaxed).toBe(false)
    expect(unknown).toEqual(['量子', '纠缠'])
    expect(list.length).toBeGreaterThan(0)
    for (const hit of list) expect(hit.sku.spec).toBe('M8×30')
  })

  it('reads no goods into three stray letters beside words that nothing has', async () => {
    const { list } = await search({ keyword: 'WD88 生料带 xyz', ...area })
    expect(list).toEqual([])
  })

  it('corrects a mistyped word, or searches it as typed when asked to', async () => {
    const { list, corrected } = await search({ keyword: '球伐 DN25', ...area })
    expect(corrected).toEqual([{ typed: '球伐', text: '球阀' }])
    expect(list[0]?.category.name).toBe('球阀')
    const literal = await search({ keyword: '球伐 DN25', literal: true, ...area })
    expect(literal.corrected).toEqual([])
    expect(literal.unknown).toEqual(['球伐'])
  })

  it.each([
    ['不锈钢压力标 1.6MPa', '压力标', '压力表'],
    ['手推扯', '手推扯', '手推车'],
  ])('corrects goods written by their sound, whole: %s', async (keyword, typed, text) => {
    const { list, corrected, relaxed } = await search({ keyword, ...area })
    expect([corrected, relaxed]).toEqual([[{ typed, text }], false])
    expect(list.length).toBeGreaterThan(0)
    const literal = await search({ keyword, literal: true, ...area })
    expect(literal.corrected).toEqual([])
  })

  it.each(['%', '_', '\\', "'", '，。', '((((', 'a'.repeat(100), '&|!', '😀', ':*'])(
    'answers %.20j with 200',
    async (keyword) => {
      const answer = await mall.ask(searchProducts, { keyword, ...area })
      expect(answer.status).toBe(200)
    },
  )

  it('refuses a keyword of more than 100 characters', async () => {
    expect((await mall.ask(searchProducts, { keyword: 'a'.repeat(101) })).status).toBe(400)
  })

  it('deep paging answers 422 with advice', async () => {
    const answer = await mall.ask(searchProducts, { ...area, page: 251, pageSize: 40 })
    expect([answer.status, answer.msg]).toEqual([422, '结果较多，请增加筛选条件后再查看'])
  })

  it('sorts by price in both directions', async () => {
    const prices = async (sort: 'priceAsc' | 'priceDesc') =>
      (await search({ categoryId: BOLTS, sort, ...area })).list.map((hit) =>
        sort === 'priceAsc' ? hit.sku.price : -hit.sku.price,
      )
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      const result = await prices(sort)
      expect(result).toEqual([...result].sort((a, b) => a - b))
    }
  })

  it('pages without repeating or losing a product', async () => {
    const seen = new Set<number>()
    const first = await search({ categoryId: 101, ...area, pageSize: 7 })
    for (let page = 1; page <= Math.ceil(first.total / 7); page += 1) {
      const { list } = await search({ categoryId: 101, ...area, pageSize: 7, page })
      for (const hit of list) seen.add(hit.productId)
    }
    expect(seen.size).toBe(first.total)
  })
})

describe('the nearest of what was asked for', () => {
  it.each([
    ['骨架油封 35x52x7', /^35×/],
    ['油封 TC 35-52-7', /^35×/],
    ['周转箱 600x400x300', /^600×400×(280|340)/],
    ['喉箍 16-27', /^(16-25|14-27)/],
    ['M8x1 丝锥', /^M8$/],
    ['51110 P5', /^51110$/],
    ['V带 A1000', /^990/],
    ['内六角扳手 5/16', /^8mm$/],
    ['羊角锤 1磅', /^450g$/],
    ['压力表 0-20bar', /^0-(1\.6|2\.5)MPa$/],
    ['温度计 -40~60', /^-40~80℃$/],
    ['量块 87块', /^83块$/],
    ['应急桶 50加仑', /^(120|240)L$/],
    ['M7 外六角螺栓', /^M(6|8)×/],
    ['螺母 M9', /^M(8|10)$/],
    ['DN90 球阀', /^DN(80|100) /],
    ['膨胀螺栓 M14*120', /^M(12|16)×120$/],
    ['螺丝刀 PH4*100', /^PH[23] 100mm$/],
    ['O型圈 33*3', /^(30|33\.5)×(2\.65|3\.55)$/],
    ['安全鞋 34码', /^35$/],
    ['灭火器 6kg', /^[57]kg$/],
    ['电磁阀 DC12V', /DC24V$/],
    ['千分尺 50-100', /^(50-75|75-100|0-100)mm$/],
    ['球刀 R7', /^R(6|8)$/],
    ['M8×33', /^M8×(30|35)$/],
    ['黄铜 M8×33', /^M8×35$/],
    ['M7', /^M(6|8)×/],
    ['DN90', /^DN(80|100) /],
    ['PH5', /^PH3/],
    ['BV3', /^(2\.5|4)mm² /],
    ['SC70×100', /^(63|80)×100$/],
    ['平垫圈 M8 33', /^M8$/],
    ['喉箍 25-50mm', /^(27-51|25-40)mm$/],
    ['M8×33 不要304', /^M8×(30|35)$/],
    ['22210-E1-K', /^22210$/],
    ['6205-RS', /^6205 /],
    ['SC70×100 磁环', /^(63|80)×100$/],
    ['FKM 30x3', /^30×(2\.65|3\.55)$/],
    ['30*3 氟橡胶', /^30×(2\.65|3\.55)$/],
    ['NBR 30x3', /^30×(2\.65|3\.55)$/],
    ['6205 C9', /^6205 /],
  ])('%s comes first, and says what it lacks', async (keyword, spec) => {
    const { list, relaxed } = await search({ keyword, ...area })
    expect(relaxed).toBe(true)
    expect(list[0]?.sku.spec).toMatch(spec)
    expect(list[0]?.missing).not.toEqual([])
  })

  it('has no value of another magnitude next to it: 6205 is no 4级', async () => {
    const { list } = await search({ keyword: '6205 C9', ...area, pageSize: 40 })
    const ofGloves = list.filter(({ title }) => title.includes('手套'))
    expect(ofGloves.length).toBeGreaterThan(0)
    for (const { missing } of ofGloves) {
      expect(missing).toEqual([{ wanted: '6205', nearest: [] }])
    }
  })

  it('is named in its own unit: 压力表 0-20bar', async () => {
    const { list } = await search({ keyword: '压力表 0-20bar', ...area })
    expect(list[0]?.missing).toEqual([{ wanted: '0-20bar', nearest: ['0-1.6MPa', '0-2.5MPa'] }])
  })

  it('a size is not taken from another SKU of the same product: O形圈 90 30×3.55', async () => {
    const { list, relaxed } = await search({ keyword: 'O形圈 90 30*3.55', ...area })
    expect(relaxed || list.every(({ sku }) => sku.spec.startsWith('30×3.55'))).toBe(true)
  })

  it('goods of two sizes are those of either', async () => {
    const { list } = await search({ keyword: 'M8×30 M10×40', ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const { sku } of list) expect(sku.spec).toMatch(/^(M8×30|M10×40)/)
  })
})

describe('a working range', () => {
  it.each([
    ['热继电器 8.5A', /^7-10A$/],
    ['热继电器 10A', /^(7-10|9-13)A$/],
    ['喉箍 22mm', /^(14-27|16-25|18-32|20-32|21-38)mm$/],
    ['喉箍 22', /^(14-27|16-25|18-32|20-32|21-38)mm$/],
    ['扭力扳手 80N·m', /^(20-100|40-200|60-300)N·m$/],
    ['外径千分尺 30mm', /^25-50mm$/],
    ['外径千分尺 25', /^0-25mm$/],
    ['外径千分尺 20mm', /^0-25mm$/],
    ['数显千分尺 10', /^0-25mm$/],
    ['深度千分尺 100', /^0-100mm$/],
    ['热继电器 整定电流 8.5A', /^7-10A$/],
  ])('is asked for by what lies in it: %s', async (keyword, spec) => {
    const { list, relaxed } = await search({ keyword, ...area })
    expect(relaxed).toBe(false)
    expect(list.length).toBeGreaterThan(0)
    for (const { sku } of list) expect(sku.spec).toMatch(spec)
  })

  it.each([
    ['接近开关 24V', 'DC6-36V'],
    ['接近开关 DC24V', 'DC6-36V'],
    ['接近开关 24VDC', 'DC6-36V'],
    ['接近开关 AC220V', 'AC90-250V'],
    ['接近开关 10-30V', 'DC6-36V'],
    ['接近开关 10-30VDC', 'DC6-36V'],
    ['接近开关 DC10-30V', 'DC6-36V'],
    ['接近开关 10~30V', 'DC6-36V'],
    ['接近开关 AC100-240V', 'AC90-250V'],
  ])('of voltages is of its kind: %s', async (keyword, voltage) => {
    const { list } = await search({ keyword, ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const { title } of list) expect(title).toContain(voltage)
  })

  it('from 0 that is one of several is a scale, and asked for by its end', async () => {
    const { list, relaxed } = await search({ keyword: '百分表 8', ...area })
    expect([relaxed, list[0]?.missing]).toEqual([
      true,
      [{ wanted: '8', nearest: ['0-5mm', '0-10mm'] }],
    ])
  })

  it('of sizes names them: clamps of 16-27 are not those of 14-27', async () => {
    const { list, relaxed } = await search({ keyword: '喉箍 16-27', ...area })
    expect([relaxed, list[0]?.missing]).toEqual([
      true,
      [{ wanted: '16-27', nearest: ['16-25mm', '14-27mm'] }],
    ])
  })

  it('is meant by no number of goods that are not named', async () => {
    const { list } = await search({ keyword: 'NBR 33*3', ...area })
    expect(list.filter(({ category }) => category.name === '扭力扳手')).toEqual([])
  })
})

describe('sizes of goods that are not named or not ours', () => {
  it.each(['K25×29×13', 'MF84', 'E27', 'F5', '电源 24V 5A'])(
    'finds nothing rather than goods of any kind: %s',
    async (keyword) => {
      const { list } = await search({ keyword, ...area })
      expect(list).toEqual([])
    },
  )
})

describe('what the name of goods implies', () => {
  it.each([
    ['手拉葫芦', /^.+ 手拉葫芦/],
    ['手拉葫芦 手扳', /^.+ 手扳葫芦/],
    ['急救箱', /^.+ 急救箱/],
    ['急救箱 尼龙包', /^.+ 急救包/],
    ['螺丝刀 6×150', /^.+ 一字螺丝批/],
  ])('gives way to what is said: %s', async (keyword, title) => {
    const { list } = await search({ keyword, ...area })
    expect(list[0]?.title).toMatch(title)
  })
})

describe('a word beside what the name of goods implies', () => {
  it('narrows it: 二位五通 双电控 is no valve of three positions', async () => {
    const { list } = await search({ keyword: '二位五通 双电控', ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const { title } of list) expect(title).toContain('二位五通双控')
  })
})

describe('an ending beside a word that nothing has', () => {
  it('shows the goods that end so first: XYZ 管 12mm', async () => {
    const { list, unknown } = await search({ keyword: 'XYZ 管 12mm', ...area })
    expect(unknown).toEqual(['xyz'])
    for (const at of [0, 1, 2]) expect(list[at]?.category.name).toMatch(/管$/)
  })
})

describe('words that nothing has', () => {
  it.each([
    ['zzqq', ['zzqq']],
    ['zzqq yyww', ['zzqq', 'yyww']],
    ['材料要合格的zzqq', ['要合格的', 'zzqq']],
  ])('%s are named, and none is said to be recognised', async (keyword, words) => {
    const { list, understood, unknown } = await search({ keyword, ...area })
    expect([list, understood, unknown]).toEqual([[], [], words])
  })
})

describe('facets', () => {
  it('are in natural order, keep zero counts, and count what choosing a value finds', async () => {
    const { facets } = await search({ categoryId: BOLTS, ...area })
    const size = facets[0]
    const labels = size?.values.map((value) => value.label) ?? []
    expect(labels.indexOf('M5')).toBeLessThan(labels.indexOf('M10'))
    const value = size?.values.find((candidate) => candidate.count > 0)
    const chosen = { [String(size?.id)]: { values: [value?.id ?? 0] } }
    const narrowed = await search({ categoryId: BOLTS, attributes: chosen, ...area })
    expect(narrowed.total).toBe(value?.count)
    // The chosen facet still offers its siblings.
    const again = narrowed.facets.find((facet) => facet.id === size?.id)
    expect(again?.values.map((v) => v.count)).toEqual(size?.values.map((v) => v.count))
  })

  it('keep the counts of the siblings of a chosen value', async () => {
    const { facets } = await search({ categoryId: BOLTS, ...area })
    for (const { id, values } of facets) {
      const first = values.find(({ count }) => count > 0)
      const attributes = { [String(id)]: { values: [first?.id ?? 0] } }
      const narrowed = await search({ categoryId: BOLTS, attributes, ...area })
      expect(narrowed.facets.find((facet) => facet.id === id)?.values).toEqual(values)
    }
  })

  it('a range narrows like the values inside it', async () => {
    const { facets } = await search({ categoryId: BOLTS, ...area })
    const length = facets.find((facet) => facet.name.includes('长'))
    const inside = length?.values.filter(({ num }) => num !== null && num >= 20 && num <= 30) ?? []
    const id = String(length?.id)
    const byRange = await search({
      categoryId: BOLTS,
      attributes: { [id]: { min: 20, max: 30 } },
      ...area,
    })
    const byValues = await search({
      categoryId: BOLTS,
      attributes: { [id]: { values: inside.map((value) => value.id) } },
      ...area,
    })
    expect(inside.length).toBeGreaterThan(0)
    expect(byRange.total).toBe(byValues.total)
  })

  it('require one SKU that has every chosen value', async () => {
    const { facets } = await search({ categoryId: BOLTS, ...area })
    const [size, length] = facets
    const big = size?.values.find((value) => value.label === 'M24' || value.label === 'M20')
    const short = length?.values.find((value) => value.num === 10)
    if (!big || !short) throw new Error('the bolt leaf has no such values')
    const { total } = await search({
      categoryId: BOLTS,
      attributes: {
        [String(size?.id)]: { values: [big.id] },
        [String(length?.id)]: { values: [short.id] },
      },
      ...area,
    })
    expect(total).toBe(0) // nobody makes M20×10
  })

  it('narrow each other: a remaining count equals the total it leads to', async () => {
    const { facets } = await search({ categoryId: BOLTS, ...area })
    const [size] = facets
    const value = size?.values.find((candidate) => candidate.count > 0)
    const chosen = { [String(size?.id)]: { values: [value?.id ?? 0] } }
    const narrowed = await search({ categoryId: BOLTS, attributes: chosen, ...area })
    // Facets shared by all SKUs of a product; two axes need one SKU that has both.
    const fixed = narrowed.facets.filter(({ values }) => {
      const counts = values.reduce((sum, { count }) => sum + count, 0)
      return counts === narrowed.total
    })
    expect(fixed.length).toBeGreaterThan(0)
    for (const { id, values } of fixed) {
      for (const { id: other, count } of values.filter((one) => one.count > 0)) {
        const attributes = { ...chosen, [String(id)]: { values: [other] } }
        expect((await search({ categoryId: BOLTS, attributes, ...area })).total).toBe(count)
      }
    }
  })

  it('keep the counts of brands and shops beside the chosen ones', async () => {
    const { brands, shops } = await search({ categoryId: BOLTS, ...area })
    const [brand] = brands
    const [shop] = shops
    const ofBrand = await search({ categoryId: BOLTS, brandIds: [brand?.id ?? 0], ...area })
    expect([ofBrand.total, ofBrand.brands]).toEqual([brand?.count, brands])
    const sum = ofBrand.shops.reduce((all, { count }) => all + count, 0)
    expect(sum).toBe(ofBrand.total)
    const ofShop = await search({ categoryId: BOLTS, shopIds: [shop?.id ?? 0], ...area })
    expect([ofShop.total, ofShop.shops]).toEqual([shop?.count, shops])
  })

  it('brand and shop counts each add up to the total', async () => {
    const { total, brands, shops } = await search({ categoryId: BOLTS, ...area })
    const sum = (rows: { count: number }[]) => rows.reduce((all, row) => all + row.count, 0)
    expect([sum(brands), sum(shops)]).toEqual([total, total])
  })
})

describe('price bounds', () => {
  it('in words are those of the filter, a chip, and give way to a chosen one', async () => {
    const keyword = '外六角螺栓'
    const { list, total } = await search({ keyword, sort: 'priceAsc', pageSize: 100, ...area })
    const middle = list[Math.floor(list.length / 2)]?.priceMin ?? 0
    const asked = { keyword: `${middle / 10_000}元以内的${keyword}`, ...area }
    const inWords = await search(asked)
    const chosen = await search({ keyword, priceMax: middle, ...area })
    expect(inWords.list).toEqual(chosen.list)
    expect([inWords.total, inWords.total < total]).toEqual([chosen.total, true])
    const price = {
      text: `${middle / 10_000}元以内`,
      kind: 'price',
      label: `${middle / 10_000}元以内`,
    }
    expect(inWords.understood).toEqual([...chosen.understood, price])
    expect(inWords.unknown).toEqual([])
    expect((await search({ ...asked, priceMin: 0 })).total).toBe(total)
    const table = await mall.call(getSkuTable, { categoryId: BOLTS, ...asked })
    expect(table.list.every((row) => row.price <= middle)).toBe(true)
  })

  it('of a list include the product at the bound', async () => {
    const { list } = await search({ categoryId: BOLTS, pageSize: 100, ...area })
    const first = (price: (hit: ProductHit) => number) =>
      [...list].sort((a, b) => price(a) - price(b))[0] as ProductHit // the list is not empty
    const result = async (bounds: { priceMin?: number; priceMax?: number }) =>
      (await search({ categoryId: BOLTS, ...bounds, pageSize: 100, ...area })).list.map(
        ({ productId }) => productId,
      )
    const cheapest = first(({ priceMin }) => priceMin)
    expect(await result({ priceMax: cheapest.priceMin })).toContain(cheapest.productId)
    expect(await result({ priceMax: cheapest.priceMin - 1 })).toEqual([])
    const dearest = first(({ priceMax }) => -priceMax)
    expect(await result({ priceMin: dearest.priceMax })).toContain(dearest.productId)
    expect(await result({ priceMin: dearest.priceMax + 1 })).toEqual([])
  })

  it('of the spec table include the row at the bound', async () => {
    const rows = async (input: { sort?: string; priceMin?: number; priceMax?: number }) =>
      (await mall.call(getSkuTable, { categoryId: BOLTS, ...input, ...area })).list.map(
        ({ price }) => price,
      )
    const [cheapest = 0] = await rows({ sort: 'price' })
    expect(new Set(await rows({ priceMax: cheapest }))).toEqual(new Set([cheapest]))
    expect(await rows({ priceMax: cheapest - 1 })).toEqual([])
    const [dearest = 0] = await rows({ sort: '-price' })
    expect(new Set(await rows({ priceMin: dearest }))).toEqual(new Set([dearest]))
    expect(await rows({ priceMin: dearest + 1 })).toEqual([])
  })
})

describe('areas', () => {
  it('exclude products not sold there from search, spec table and suggestions', async () => {
    const { rows } = await mall.db.execute<{
      id: number
      title: string
      category_id: number
      areas: string[]
    }>(sql`
      select id, title, category_id, sale_areas as areas from products
      where not sale_areas && array['0000', '65']::text[] limit 1`)
    const [product] = rows
    if (!product) throw new Error('everything is sold everywhere')
    const inArea = async (areaCode: string[]) => {
      const ids: number[] = []
      for (let page = 1; page < 20; page += 1) {
        const { list } = await search({
          categoryId: product.category_id,
          areaCode,
          page,
          pageSize: 100,
        })
        ids.push(...list.map((hit) => hit.productId))
        if (list.length < 100) break
      }
      return ids.includes(product.id)
    }
    expect(await inArea(['65'])).toBe(false)
    expect(await inArea([product.areas[0] ?? ''])).toBe(true)
    const detail = await mall.call(getProductDetail, { productId: product.id, areaCode: ['65'] })
    expect(detail.saleable).toBe(false)
    const table = await mall.call(getSkuTable, {
      categoryId: product.category_id,
      areaCode: ['65'],
      pageSize: 100,
    })
    expect(table.list.map((row) => row.productId)).not.toContain(product.id)
    const { item_no: keyword } = await anySku(sql`product_id = ${product.id} and status = 1`)
    const tips = (area: string) => mall.call(getProductSearchTips, { keyword, areaCode: [area] })
    expect(await tips('65')).not.toContain(keyword)
    expect(await tips(product.areas[0] ?? '')).toContain(keyword)
  })

  it('determine the lead time', async () => {
    const { product_id } = await anySku(sql`status = 1`)
    const days = async (areaCode: string[]) =>
      readProduct(await mall.call(getProductDetail, { productId: product_id, areaCode })).skus[0]
        ?.leadDays ?? 0
    const all = await Promise.all(['31', '44', '11', '65'].map((code) => days([code])))
    expect(await days(['65'])).toBe(Math.max(...all))
    expect(new Set(all).size).toBeGreaterThan(1)
  })

  it('getSysRegion lists provinces, then their cities', async () => {
    const provinces = await mall.call(getSysRegion, {})
    expect(provinces.find((area) => area.sysNo === '31')?.title).toBe('上海市')
    const cities = await mall.call(getSysRegion, { parent: '32' })
    expect(cities.map((city) => city.title)).toContain('苏州市')
  })
})

describe('getSkuTable (spec table)', () => {
  it('has the columns of its category and one row per SKU', async () => {
    const table = await mall.call(getSkuTable, { categoryId: BOLTS, ...area })
    expect(table.columns.length).toBeGreaterThan(2)
    expect(table.total).toBeGreaterThan(table.list.length)
    for (const row of table.list) expect(row.cells).toHaveLength(table.columns.length)
  })

  it('pages by the requested pageSize, at most TABLE_ROWS_MAX', async () => {
    const page = async (pageSize: number, number = 1) =>
      (
        await mall.call(getSkuTable, { categoryId: BOLTS, ...area, pageSize, page: number })
      ).list.map(({ skuId }) => skuId)
    const all = await page(100)
    expect(all).toHaveLength(100)
    expect(await page(40)).toEqual(all.slice(0, 40))
    expect(await page(40, 2)).toEqual(all.slice(40, 80))
    expect(await page(TABLE_ROWS_MAX)).toHaveLength(TABLE_ROWS_MAX)
    const more = { categoryId: BOLTS, ...area, pageSize: TABLE_ROWS_MAX + 1 }
    expect((await mall.ask(getSkuTable, more)).status).toBe(400)
  })

  it.each([
    ['a leaf', { categoryId: BOLTS }],
    ['leaves of several kinds', { categoryId: 101 }],
    ['everything', {}],
    ['a word', { keyword: '螺栓' }],
  ])(
    'has the rows of %s in the order of its products, whatever page they are on',
    async (_, of) => {
      // A price, though any, is asked of each SKU: these are sorted, where products are counted else.
      const sorted = await mall.call(getSkuTable, { ...of, ...area, priceMin: 0, pageSize: 500 })
      const pages = async (pageSize: number, from: number, to: number) => {
        const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
        const tables = await Promise.all(
          numbers.map((page) => mall.call(getSkuTable, { ...of, ...area, pageSize, page })),
        )
        expect(new Set(tables.map(({ total }) => total))).toEqual(new Set([sorted.total]))
        return tables.flatMap(({ list }) => list.map(({ skuId }) => skuId))
      }
      const skuIds = sorted.list.map(({ skuId }) => skuId)
      expect(await pages(500, 1, 1)).toEqual(skuIds)
      expect(await pages(50, 1, 10)).toEqual(skuIds)
      expect(await pages(37, 5, 8)).toEqual(skuIds.slice(4 * 37, 8 * 37))
    },
  )

  it('is empty beyond its last page', async () => {
    const { total } = await mall.call(getSkuTable, { categoryId: BOLTS, ...area })
    const page = Math.ceil(total / TABLE_ROWS_MAX) + 1
    const beyond = { categoryId: BOLTS, ...area, page, pageSize: TABLE_ROWS_MAX }
    expect(await mall.call(getSkuTable, beyond)).toMatchObject({ list: [], total })
  })

  it('sorts by any column in its natural order', async () => {
    const { columns } = await mall.call(getSkuTable, { categoryId: BOLTS, ...area })
    const column = columns.findIndex((candidate) => candidate.numeric)
    const cells = async (sort: string) =>
      (await mall.call(getSkuTable, { categoryId: BOLTS, ...area, sort })).list.map((row) =>
        Number((row.cells[column] ?? '').replace(/[^\d.]/g, '')),
      )
    const up = await cells(String(columns[column]?.id))
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = await cells(`-${columns[column]?.id}`)
    expect(down).toEqual([...down].sort((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up[0] ?? 0)
    const numbers = (sort: string) => mall.call(getSkuTable, { categoryId: BOLTS, ...area, sort })
    const itemNos = (await numbers('itemNo')).list.map((row) => row.itemNo)
    expect(itemNos).toEqual([...itemNos].sort())
  })

  it('shows rows of the searched size', async () => {
    const { list } = await mall.call(getSkuTable, { keyword: 'M8*30 外六角螺栓', ...area })
    expect(list.length).toBeGreaterThan(0)
    for (const row of list) expect(row.spec).toContain('M8×30')
  })

  it('shows the rows that satisfy brand, price and stock as well', async () => {
    const asked = { keyword: '外六角螺栓 M8*30', ...area }
    const { brands } = await search({ ...asked, pageSize: 1 })
    const brandIds = brands.slice(0, 1).map(({ id }) => id)
    const all = (await mall.call(getSkuTable, { ...asked, brandIds })).list
    const priceMax = Math.max(...all.map(({ price }) => price)) - 1
    const { list } = await mall.call(getSkuTable, { ...asked, brandIds, priceMax, inStock: true })
    const expected = all.filter((row) => row.price <= priceMax && row.stockState !== 'out')
    expect(list.map(({ skuId }) => skuId)).toEqual(expected.map(({ skuId }) => skuId))
    for (const row of all) {
      expect(row.brand).toBe(brands[0]?.name)
      expect(row.spec).toContain('M8×30')
    }
  })
})

describe('getProductDetail', () => {
  it('names every axis, value and price of its SKUs', async () => {
    const { product_id } = await anySku(sql`category_id = ${BOLTS} and status = 1`)
    const product = readProduct(
      await mall.call(getProductDetail, { productId: product_id, ...area }),
    )
    const known = new Set(product.axes.flatMap((axis) => axis.values.map((value) => value.id)))
    for (const sku of product.skus) {
      expect(sku.axisValues.every((value) => known.has(value))).toBe(true)
      expect(sku.tiers.every((tier) => tier.minQty % sku.step === 0)).toBe(true)
    }
    expect(product.path.map((category) => category.name)).toEqual(['紧固件', '螺栓', '外六角螺栓'])
  })

  it('answers an unknown product with 400 and code 1004, not 404', async () => {
    const answer = await mall.ask(getProductDetail, { productId: 2_000_000_000 })
    expect([answer.status, answer.code]).toEqual([400, 1004])
  })

  it.each([0, -1, 1.5, '1', 2 ** 31, null])('refuses the id %j', async (productId) => {
    expect((await mall.ask(getProductDetail, { productId })).status).toBe(400)
  })

  it('lists have the plain drawing, the product page the dimensioned one', async () => {
    const { list } = await search({ categoryId: BOLTS, ...area, pageSize: 5 })
    const { banners, categories } = await mall.call(getHomePage, area)
    const small = [...list, ...banners, ...categories]
    expect(small.length).toBeGreaterThan(10)
    for (const { image } of small) expect(image).toMatch(/^[^&]+[?;]plain=1$/)
    const page = readProduct(
      await mall.call(getProductDetail, { productId: list[0]?.productId ?? 0, ...area }),
    )
    for (const { image } of page.skus) expect(image).toMatch(/\.svg\?(?!.*plain)/)
  })

  it('the product drawing is a cacheable SVG of its dimensions', async () => {
    const { list } = await search({ categoryId: BOLTS, ...area, pageSize: 1 })
    const response = await mall.api.fetch(new Request(`http://mall.test${list[0]?.image}`))
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const svg = await response.text()
    expect(svg).toMatch(/^<svg/)
    const [path = '', query = ''] = list[0]?.image.split('?') ?? []
    const drawing = async (dims: string) =>
      (await mall.api.fetch(new Request(`http://mall.test${path}?${dims}`))).text()
    expect(await drawing(query.replaceAll(';', '&'))).toBe(svg)
    expect(await drawing('plain=1')).not.toBe(svg)
    const unknown = await mall.api.fetch(
      new Request('http://mall.test/api/product/drawing/nothing.svg'),
    )
    expect(unknown.status).toBe(400)
  })
})

describe('suggestions, history and hot words', () => {
  it('suggestions complete the keyword, at most ten, without duplicates', async () => {
    const tips = await mall.call(getProductSearchTips, { keyword: '螺', ...area })
    expect(tips.length).toBeGreaterThan(3)
    expect(tips.length).toBeLessThanOrEqual(10)
    expect(new Set(tips).size).toBe(tips.length)
  })

  it.each([
    ['M8*3', 'M8×30'],
    ['din9', 'DIN 933'],
    ['din93', 'DIN 931'],
    ['gb57', 'GB/T 5782-2016'],
    ['6204-2', '6204-2RS'],
  ])('suggests words that exist for %s', async (keyword, term) => {
    const { terms } = await mall.call(getSearchSuggestions, { keyword, ...area })
    expect(terms).toContain(term)
  })

  it.each([
    ['hex bolt', '外六角螺栓'],
    ['Sechskantschraube', '外六角螺栓'],
    ['sechskantm', '六角螺母'],
    ['deep groove', '深沟球轴承'],
    ['rueckschlag', '止回阀'],
  ])('suggests the category that is called %s abroad', async (keyword, name) => {
    const { categories } = await mall.call(getSearchSuggestions, { keyword, ...area })
    expect(categories[0]?.name).toBe(name)
    expect(categories[0]?.count).toBeGreaterThan(0)
  })

  it.each(['深沟球', 'bearing', 'shengouqiu', '深勾球轴承'])(
    'suggests the category first for %s, with its products',
    async (keyword) => {
      const { categories } = await mall.call(getSearchSuggestions, { keyword, ...area })
      expect(categories[0]?.name).toBe('深沟球轴承')
      expect(categories[0]?.count).toBeGreaterThan(0)
    },
  )

  it.each(['不锈钢', '木工', 'M8', '手套', '外六角螺栓', 'SC50'])(
    'products of %s are the first of its list',
    async (keyword) => {
      const { products } = await mall.call(getSearchSuggestions, { keyword, ...area })
      const { list } = await search({ keyword, ...area })
      expect(products.length).toBeGreaterThan(0)
      expect(products.map(({ skuId }) => skuId)).toEqual(
        list.slice(0, products.length).map(({ sku }) => sku.skuId),
      )
    },
  )

  it.each([
    ['扳', /扳手/],
    ['口', /口罩|面罩/],
    ['五点', /安全带/],
    ['M10 螺', /螺栓|螺母|螺钉|丝锥/],
  ])('products of %s are goods whose name begins so', async (keyword, title) => {
    const { products } = await mall.call(getSearchSuggestions, { keyword, ...area })
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) expect(product.title).toMatch(title)
  })

  it('the beginning of a standard is no size of products', async () => {
    const begun = await mall.call(getSearchSuggestions, { keyword: 'DIN9', ...area })
    expect(begun.terms).toContain('DIN 933')
    expect(begun.products).toEqual([])
    const whole = await mall.call(getSearchSuggestions, { keyword: 'DIN933', ...area })
    expect(whole.products.length).toBeGreaterThan(0)
  })

  it('goods whose number begins as a standard does are suggested', async () => {
    const { id, item_no: itemNo } = await anySku(sql`category_id = ${BOLTS} and status = 1`)
    const rename = (number: string) =>
      mall.db.execute(sql`update skus set item_no = ${number} where id = ${id}`)
    await rename('DIN9')
    const { products } = await mall.call(getSearchSuggestions, { keyword: 'DIN9', ...area })
    await rename(itemNo)
    expect(products.map(({ skuId }) => skuId)).toContain(id)
  })

  it('suggests products as the SKU that the size names', async () => {
    const { products } = await mall.call(getSearchSuggestions, {
      keyword: '外六角 M8*30',
      ...area,
    })
    expect(products.length).toBeGreaterThan(0)
    for (const { spec, price } of products) {
      expect(spec).toBe('M8×30')
      expect(price).toBeGreaterThan(0)
    }
  })

  it('history lists searches newest first, once each, and deletes by id', async () => {
    const token = (await mall.newUser()).tokens.accessToken
    for (const searchTerms of ['螺栓', '轴承', '螺栓']) {
      mall.time.now += 1000
      await mall.call(recordSearch, { searchTerms }, { token })
    }
    const records = await mall.call(getProductHistoryRecord, undefined, { token })
    expect(records.map((record) => record.searchTerms)).toEqual(['螺栓', '轴承'])
    const other = (await mall.newUser()).tokens.accessToken
    await mall.call(deleteProductHistory, { id: records.map(({ id }) => id) }, { token: other })
    await mall.call(deleteProductHistory, { id: [records[0]?.id ?? ''] }, { token })
    const left = await mall.call(getProductHistoryRecord, undefined, { token })
    expect(left.map((record) => record.searchTerms)).toEqual(['轴承'])
  })

  it('getCategoryList counts products in the whole tree', async () => {
    const tree = await mall.call(getCategoryList, { level: 3 })
    expect(tree).toHaveLength(13)
    for (const top of tree) {
      const below = top.children.flatMap((group) => group.children)
      expect(below).toHaveLength(24)
      expect(top.productCount).toBe(below.reduce((sum, leaf) => sum + (leaf.productCount ?? 0), 0))
    }
  })
})
