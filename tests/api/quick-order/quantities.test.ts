import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { splitQuantity } from '@/contract/quick-order/quantity-rules'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
let mall: TestMall

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

/** A line as the page sends it. */
async function match(written: string) {
  const { text, qty, unit, tail } = splitQuantity(written)
  const line = { text, ...(qty !== null && { qty, unit }), ...(tail && { tail }) }
  const [result] = (await mall.call(matchLines, { lines: [line], ...area })).lines
  if (!result) throw new Error('no answer for the line')
  return result
}

async function skuWhere(condition: ReturnType<typeof sql>) {
  const [sku] = await mall.db
    .select()
    .from(skus)
    .where(sql`${skus.status} = 1 and ${condition}`)
    .orderBy(skus.id)
    .limit(1)
  if (!sku) throw new Error('the test catalogue has no such SKU')
  return sku
}

describe('a number right behind the goods', () => {
  it.each([
    ['6204-2RS*10', 10],
    ['空开3P63A×10', 10],
    ['劳保手套：150', 150],
  ])('is their quantity where it is none of their sizes: %s', async (written, qty) => {
    const { tail, skus: offers } = await match(written)
    expect(tail).toBe('quantity')
    expect(offers[0]?.qty).toBe(qty)
  })

  it('is a size that the goods have: 钢卷尺 长度:5', async () => {
    const { tail, skus: offers } = await match('钢卷尺 长度:5')
    expect(tail).toBe('goods')
    expect(offers[0]?.spec).toContain('5')
  })
})

describe('quantities in packs and weights', () => {
  it('are turned into pieces by the SKU’s own pack, and said', async () => {
    const { itemNo, packQty, packUnit, unit } = await skuWhere(
      sql`pack_qty > 1 and pack_unit = '盒' and pack_qty % step = 0 and moq <= pack_qty * 2 and max_per_order > pack_qty * 2`,
    )
    const { skus: offers } = await match(`${itemNo} 2${packUnit}`)
    expect(offers[0]).toMatchObject({
      qty: packQty * 2,
      advice: `2 ${packUnit} = ${formatQuantity(packQty * 2, unit)}`,
    })
  })

  it('are turned into pieces by the SKU’s weight, and rounded up to its step', async () => {
    const { itemNo, weightG, step, moq, unit } = await skuWhere(
      sql`weight_g > 10 and step > 1 and unit <> '公斤' and max_per_order > step * 20`,
    )
    const grams = weightG * (moq + step) + 1
    const { skus: offers } = await match(`${itemNo} ${grams}g`)
    const pieces = moq + step + 1
    expect(offers[0]?.qty).toBe(Math.ceil(pieces / step) * step)
    const turned = `${formatQuantity(grams, 'g')} = ${formatQuantity(pieces, unit)}`
    expect(offers[0]?.advice).toContain(`${turned}（单重 ${weightG} g）`)
    expect(offers[0]?.advice).toContain(`须为 ${formatQuantity(step, unit)}的整数倍`)
  })

  it('of a unit the SKU has not are kept, and the difference is said', async () => {
    const { itemNo, unit, moq } = await skuWhere(
      sql`unit = '个' and pack_unit <> '桶' and moq % step = 0`,
    )
    const { verdict, skus: offers } = await match(`${itemNo} ${moq}桶`)
    expect(verdict).toBe('matched')
    expect(offers[0]).toMatchObject({
      qty: moq,
      advice: `单位“桶”与商品单位“${unit}”不同，请核对`,
    })
  })

  it.each([
    ['1.5 without a unit', { text: 'a', qty: 1.5 }],
    ['nothing', { text: 'a', qty: 0, unit: '盒' }],
    ['less than nothing', { text: 'a', qty: -1 }],
    ['too many', { text: 'a', qty: 1_000_000 }],
    ['a trailing number without goods', { text: 'a', tail: { text: '', qty: 1 } }],
  ])('are refused when they are %s', async (_what, line) => {
    expect((await mall.ask(matchLines, { lines: [line], ...area })).status).toBe(400)
  })
})

describe('a number at the end of a description', () => {
  it.each(['砂纸 240', '安全鞋 42', '深沟球轴承 6204', '活动扳手 300'])(
    'is a size where goods have it: %s',
    async (written) => {
      const { tail, skus: offers, reason } = await match(written)
      expect([tail, offers.length > 0]).toEqual(['goods', true])
      expect(reason).not.toContain('按数量')
    },
  )

  it.each([
    ['平垫圈 M8 1000', 1000],
    ['螺丝刀 十字 PH2 6', 6],
    ['O型圈 20*2.65 100', 100],
    ['六角螺母 M8 镀锌 700', 700],
  ])('is the quantity where none have it: %s', async (written, qty) => {
    const { tail, skus: offers, reason } = await match(written)
    expect(tail).toBe('quantity')
    expect(reason).toContain(`按数量 ${qty}`)
    expect(offers[0]?.advice).not.toContain('未写数量')
  })

  it('is the quantity after an item number', async () => {
    const { itemNo, moq, step, id } = await skuWhere(sql`moq % step = 0`)
    const qty = moq + step
    const line = { text: `加急 ${itemNo} ${qty}`, tail: { text: `加急 ${itemNo}`, qty } }
    const [result] = (await mall.call(matchLines, { lines: [line], ...area })).lines
    expect(result).toMatchObject({ by: 'itemNo', tail: 'quantity', skus: [{ skuId: id, qty }] })
  })
})
