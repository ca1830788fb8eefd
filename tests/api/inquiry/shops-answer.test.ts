import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAutopilot } from '@/server/edge/jobs/autopilot'
import { operate } from '@/server/edge/operations/operations'
import { ensureDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { skus } from '@/server/kernel/db/catalog-schema'
import { type InquiryMall, inquiryMall } from '../../support/inquiry-mall'
import { type Buyer, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const PRICE = 10_000
const STEP_MS = 11_000

let mall: TestMall
let inquiries: InquiryMall
let buyer: Buyer
let sku: typeof skus.$inferSelect

beforeAll(async () => {
  mall = await openTestMall()
  inquiries = inquiryMall(mall)
  await ensureDemoAccounts(mall.db)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})
beforeEach(async () => {
  buyer = await inquiries.shop.newBuyer()
  const [first] = await inquiries.shop.plainSkus(1, 1000)
  if (!first) throw new Error('the test catalogue is empty')
  sku = first
  await mall.db.update(skus).set({ price: PRICE, tiers: [] }).where(eq(skus.id, sku.id))
})

const ops = (...words: string[]) =>
  operate(mall.db, { verb: words[0] ?? '', args: words.slice(1) }, () => mall.time.now)
const asked = (qty = 200) => ({ kind: 'sku' as const, skuId: sku.id, qty })
const inWords = (text: string) => ({ kind: 'text' as const, text, qty: 10, unit: '个' })

describe('an operator', () => {
  it('lists what waits, offers a price and declines', async () => {
    const inquiryNo = await inquiries.submit(buyer, [asked(), inWords('非标法兰')])
    const waiting = await ops('inquiries')
    expect(waiting).toContain(`${inquiryNo} 1`)
    expect(waiting).toContain('mall: 非标法兰 × 10 个')
    expect(await ops('offer-price', inquiryNo, '1', '0.85', '3', '满', '200')).toContain('部分报价')
    expect(await ops('decline-inquiry', inquiryNo, '2')).toContain('已报价')
    expect(await ops('inquiries')).not.toContain(inquiryNo)
    const [first, second] = await inquiries.answersOf(buyer, inquiryNo)
    expect(first).toMatchObject({ price: 8500, leadDays: 3, note: '满 200' })
    expect(second).toMatchObject({ goods: null, shop: { name: '商城询价服务' } })
  })

  it('names the goods of a line in words', async () => {
    const inquiryNo = await inquiries.submit(buyer, [inWords('非标法兰')])
    await expect(ops('offer-price', inquiryNo, '1', '1', '3')).rejects.toThrow('sku=<item number>')
    await expect(ops('offer-price', inquiryNo, '1', '1', '3', 'sku=XX')).rejects.toThrow('no SKU')
    await ops('offer-price', inquiryNo, '1', '1', '3', `sku=${sku.itemNo}`, '可替代')
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    expect(answer).toMatchObject({ goods: { itemNo: sku.itemNo }, note: '可替代' })
  })

  it.each([
    [['offer-price', 'R1', '1', 'x', '3'], 'price must be'],
    [['offer-price', 'R1', '1', '2', 'x'], 'working days'],
    [['offer-price'], 'inquiry number is missing'],
    [['decline-inquiry', 'R1', '1'], '询价单不存在'],
  ])('is told what is wrong with %j', async (words, text) => {
    await expect(ops(...words)).rejects.toThrow(text)
  })
})

describe('the autopilot of a demo mall', () => {
  async function fly() {
    mall.time.now += STEP_MS
    await createAutopilot(mall.db, () => mall.time.now)()
  }

  it('offers a SKU below its catalogue price for seven days', async () => {
    const inquiryNo = await inquiries.submit(buyer, [asked()])
    await fly()
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    expect(answer).toMatchObject({ price: 9800, qty: 200, goods: { skuId: sku.id } })
    const days = ((answer?.validUntil ?? 0) - mall.time.now) / 86_400_000
    expect(Math.floor(days)).toBe(7)
  })

  it('waits for what the stock lacks', async () => {
    const inquiryNo = await inquiries.submit(buyer, [asked(5000)])
    await fly()
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    expect(answer?.leadDays).toBe(sku.leadDays + 15)
  })

  it('meets a modest target price and answers an immodest one with its floor', async () => {
    const inquiryNo = await inquiries.submit(buyer, [asked(), asked(300)])
    await fly()
    const [first, second] = await inquiries.answersOf(buyer, inquiryNo)
    const target = (answerId = '', targetPrice = 0) =>
      inquiries.askNegotiate(buyer, { inquiryNo, answerId, targetPrice, words: '' })
    await target(first?.id, 9700)
    await target(second?.id, 1)
    await fly()
    const answers = await inquiries.answersOf(buyer, inquiryNo)
    expect(answers.map(({ price }) => price)).toEqual([9700, 9310])
    expect(answers.map(({ previousPrice }) => previousPrice)).toEqual([9800, 9800])
  })

  it('recommends goods for words, from several shops where it can', async () => {
    const inquiryNo = await inquiries.submit(buyer, [inWords('外六角螺栓 M8'), inWords('㍿㍿㍿')])
    await fly()
    const { lines } = await inquiries.detail(buyer, inquiryNo)
    expect(lines[0]?.answers.length).toBeGreaterThan(0)
    expect(lines[0]?.answers[0]?.goods).not.toBeNull()
    expect(lines[1]?.answers).toMatchObject([{ goods: null, note: '暂时无法供应' }])
  })
})
