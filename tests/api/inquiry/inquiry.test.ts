import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { waitingInquiries } from '@/server/modules/inquiry/inquiry-repository'
import { sendInquiryReminders } from '@/server/modules/inquiry/notify-buyer'
import { type InquiryMall, inquiryMall } from '../../support/inquiry-mall'
import { type Buyer, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000
const TEXT = { kind: 'text' as const, text: '非标法兰 DN125', qty: 2, unit: '片' }
const { waiting, partlyQuoted, quoted, accepted, expired, cancelled, declined } = INQUIRY_STATUS

let mall: TestMall
let inquiries: InquiryMall
let buyer: Buyer
let skuId = 0

beforeAll(async () => {
  mall = await openTestMall()
  inquiries = inquiryMall(mall)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})
beforeEach(async () => {
  buyer = await inquiries.shop.newBuyer()
  const [sku] = await inquiries.shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
})

const ofSku = (qty = 200) => ({ kind: 'sku' as const, skuId, qty })
const messagesOf = ({ token }: Buyer) => mall.call(getMessageList, { category: 6 }, { token })

describe('submitInquiry', () => {
  it('sends a SKU to its shop and words to the mall, and keeps both', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku(), TEXT], {
      note: '含运费',
      wishedDate: '2026-12-31',
    })
    const inquiry = await inquiries.detail(buyer, inquiryNo)
    expect(inquiry).toMatchObject({ status: waiting, note: '含运费', wishedDate: '2026-12-31' })
    expect(inquiry.lines[0]).toMatchObject({ goods: { skuId }, qty: 200 })
    expect(inquiry.lines[0]?.shop?.name).not.toBe('')
    expect(inquiry.lines[1]).toMatchObject({ goods: null, text: TEXT.text, unit: '片', shop: null })
  })

  it('takes effect once under one key', async () => {
    const key = randomUUID()
    const first = await inquiries.askSubmit(buyer, { lines: [TEXT] }, key)
    const [again, twice] = await Promise.all([
      inquiries.askSubmit(buyer, { lines: [TEXT] }, key),
      inquiries.askSubmit(buyer, { lines: [TEXT] }, key),
    ])
    expect(again.data).toEqual(first.data)
    expect(twice.data).toEqual(first.data)
    expect((await inquiries.list(buyer)).total).toBe(1)
    const other = await inquiries.askSubmit(buyer, { lines: [{ ...TEXT, qty: 3 }] }, key)
    expect(other).toMatchObject({ status: 422 })
  })

  it.each([
    ['no line', { lines: [] }, '请至少添加一行询价内容'],
    ['too many lines', { lines: Array.from({ length: 101 }, () => TEXT) }, '一次最多询价 100 行'],
    ['an empty text', { lines: [{ ...TEXT, text: ' ' }] }, '请写明需要的商品'],
    ['a long text', { lines: [{ ...TEXT, text: '长'.repeat(201) }] }, '不能超过 200 个字'],
    ['no quantity', { lines: [{ ...TEXT, qty: 0 }] }, '数量至少为 1'],
    ['no unit', { lines: [{ ...TEXT, unit: '' }] }, '请填写单位'],
    ['a wrong date', { lines: [TEXT], wishedDate: '2026-02-31' }, '日期应为 年-月-日'],
    ['a long note', { lines: [TEXT], note: '长'.repeat(501) }, '不能超过 500 个字'],
  ])('refuses %s in Chinese', async (_name, draft, words) => {
    const { status, msg } = await inquiries.askSubmit(buyer, draft)
    expect(status).toBe(400)
    expect(msg).toContain(words)
  })

  it('refuses an unknown SKU and a picture of nobody', async () => {
    const unknown = { lines: [{ kind: 'sku', skuId: 2_000_000_000, qty: 1 }] }
    expect(await inquiries.askSubmit(buyer, unknown)).toMatchObject({ code: 1004 })
    const foreign = { lines: [TEXT], pictureIds: [randomUUID()] }
    expect(await inquiries.askSubmit(buyer, foreign)).toMatchObject({ status: 422 })
  })

  it('refuses more than thirty open inquiries, not counting cancelled ones', async () => {
    const numbers: string[] = []
    for (let at = 0; at < 30; at += 1) {
      numbers.push(await inquiries.submit(buyer, [TEXT]))
    }
    const { status, msg } = await inquiries.askSubmit(buyer, { lines: [TEXT] })
    expect(status).toBe(422)
    expect(msg).toContain('最多同时有 30 个')
    await inquiries.askCancel(buyer, numbers[0] ?? '')
    expect((await inquiries.list(buyer, { type: cancelled })).total).toBe(1)
  })
})

describe('answers', () => {
  it('make an inquiry partly quoted, then quoted, and tell the buyer each time', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku(), TEXT])
    await inquiries.offer(inquiryNo, { skuId })
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({ status: partlyQuoted })
    await inquiries.reply(inquiryNo, [{ kind: 'decline', line: 2, note: '不做非标' }])
    const inquiry = await inquiries.detail(buyer, inquiryNo)
    expect(inquiry).toMatchObject({ status: quoted, answeredCount: 2 })
    expect(inquiry.lines[1]?.answers[0]).toMatchObject({ goods: null, note: '不做非标' })
    const { list, total } = await messagesOf(buyer)
    expect(total).toBe(2)
    const id = list[0]?.id ?? ''
    const message = await mall.call(getMessageDetail, { id }, { token: buyer.token })
    expect(message.link).toBe(`/inquiry/${inquiryNo}`)
  })

  it('for words name goods of the mall, several to compare', async () => {
    const others = await inquiries.shop.plainSkus(2, 1000)
    const inquiryNo = await inquiries.submit(buyer, [TEXT])
    const offers = others.map((sku, at) => ({
      kind: 'offer' as const,
      line: 1,
      skuId: sku.id,
      price: 5000 + at,
      leadDays: 2,
    }))
    await inquiries.reply(inquiryNo, offers)
    const answers = await inquiries.answersOf(buyer, inquiryNo)
    expect(answers.map(({ price }) => price).sort()).toEqual([5000, 5001])
    expect(answers.every(({ isSubstitute }) => !isSubstitute)).toBe(true)
  })

  it('are marked when they are substitutes', async () => {
    const [, other] = await inquiries.shop.plainSkus(2, 1000)
    const inquiryNo = await inquiries.submit(buyer, [ofSku()])
    await inquiries.offer(inquiryNo, { skuId: other?.id ?? 0 })
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    expect(answer).toMatchObject({ isSubstitute: true, goods: { skuId: other?.id } })
  })

  it('are refused for a line that is not there', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku()])
    await expect(inquiries.offer(inquiryNo, { skuId, line: 2 })).rejects.toThrow('没有第 2 行')
  })
})

describe('negotiateInquiry', () => {
  it('asks once, below the offer, and keeps the price before', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku()])
    await inquiries.offer(inquiryNo, { skuId, price: 4000 })
    const answerId = (await inquiries.answersOf(buyer, inquiryNo))[0]?.id ?? ''
    const target = { inquiryNo, answerId, targetPrice: 4000, words: '量大\ud83d' }
    expect(await inquiries.askNegotiate(buyer, target)).toMatchObject({ status: 422 })
    expect(await inquiries.askNegotiate(buyer, { ...target, targetPrice: 3800 })).toMatchObject({
      status: 200,
    })
    await inquiries.offer(inquiryNo, { skuId, price: 3900 })
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    expect(answer).toMatchObject({
      price: 3900,
      previousPrice: 4000,
      target: { price: 3800, words: '量大' },
    })
    const again = await inquiries.askNegotiate(buyer, { ...target, targetPrice: 3500 })
    expect(again).toMatchObject({ status: 409, msg: '每个报价只能议价一次' })
  })
})

describe('expiry', () => {
  it('ends an unanswered inquiry after fifteen days, by the clock alone', async () => {
    const inquiryNo = await inquiries.submit(buyer, [TEXT])
    mall.time.now += 15 * DAY_MS + 1000
    buyer = { ...buyer, token: await inquiries.shop.tokenOf(buyer.userId) }
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({ status: expired })
    expect((await inquiries.list(buyer, { type: expired })).total).toBe(1)
    expect((await inquiries.list(buyer, { type: waiting })).total).toBe(0)
    expect(await inquiries.askCancel(buyer, inquiryNo)).toMatchObject({ status: 409 })
    await expect(inquiries.offer(inquiryNo, { skuId })).rejects.toThrow('状态已变化')
  })

  it('is announced once, a day before', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku()])
    await inquiries.offer(inquiryNo, { skuId })
    await sendInquiryReminders(mall.db, mall.time.now)
    expect((await messagesOf(buyer)).total).toBe(1)
    mall.time.now += 7 * DAY_MS
    await sendInquiryReminders(mall.db, mall.time.now)
    await sendInquiryReminders(mall.db, mall.time.now)
    buyer = { ...buyer, token: await inquiries.shop.tokenOf(buyer.userId) }
    const { list, total } = await messagesOf(buyer)
    expect(total).toBe(2)
    expect(list[0]?.title).toBe('询价报价即将过期')
  })

  it('is announced of an offer while another line still waits, and not of a line accepted', async () => {
    const { shop } = inquiries
    const remind = () => sendInquiryReminders(mall.db, mall.time.now)
    const titles = async () => {
      buyer = { ...buyer, token: await shop.tokenOf(buyer.userId) }
      return (await messagesOf(buyer)).list.map(({ title }) => title)
    }
    const inquiryNo = await inquiries.submit(buyer, [ofSku(), TEXT])
    await inquiries.offer(inquiryNo, { skuId })
    const settled = await inquiries.submit(buyer, [ofSku(), TEXT])
    await inquiries.offer(settled, { skuId })
    const [answer] = await inquiries.answersOf(buyer, settled)
    await inquiries.accept(buyer, settled, [answer?.id ?? ''])
    const before = await titles()
    mall.time.now += 7 * DAY_MS
    await remind()
    await remind()
    expect(await titles()).toEqual(['询价报价即将过期', ...before])
  })
})

describe('inquiries that wait for those who answer', () => {
  it('are without those that are answered, however many', async () => {
    const answered = await inquiries.submit(buyer, [ofSku()])
    await inquiries.offer(answered, { skuId })
    const open = await inquiries.submit(buyer, [ofSku()])
    const when = { now: mall.time.now, before: new Date(mall.time.now) }
    const numbers = async () =>
      (await waitingInquiries(mall.db, when, 500)).map(({ inquiryNo }) => inquiryNo)
    expect(await numbers()).toContain(open)
    expect(await numbers()).not.toContain(answered)
    const [answer] = await inquiries.answersOf(buyer, answered)
    const target = { targetPrice: 1, words: '' }
    await inquiries.askNegotiate(buyer, {
      inquiryNo: answered,
      answerId: answer?.id ?? '',
      ...target,
    })
    expect(await numbers()).toContain(answered)
  })
})

describe('a shop that cannot supply', () => {
  it('is not announced as an offer', async () => {
    const inquiryNo = await inquiries.submit(buyer, [ofSku()])
    await inquiries.reply(inquiryNo, [{ kind: 'decline', line: 1 }])
    const { list } = await messagesOf(buyer)
    expect(list).toMatchObject([{ title: '询价暂无报价' }])
    expect(list[0]?.summary).toBe(`${inquiryNo} 已答复 1/1 行，店铺不能供应`)
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({
      status: declined,
      canCancel: false,
    })
    expect((await inquiries.list(buyer, { type: quoted })).total).toBe(0)
  })

  it('leaves an inquiry waiting for the other lines, and open to other shops', async () => {
    const inquiryNo = await inquiries.submit(buyer, [TEXT, ofSku()])
    await inquiries.reply(inquiryNo, [{ kind: 'decline', line: 1 }])
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({ status: waiting })
    await inquiries.reply(inquiryNo, [{ kind: 'decline', line: 2 }])
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({ status: declined })
    const offer = { kind: 'offer' as const, line: 1, skuId, price: 5000, leadDays: 2 }
    await inquiries.reply(inquiryNo, [offer])
    expect(await inquiries.detail(buyer, inquiryNo)).toMatchObject({ status: quoted })
  })
})

describe('getInquiryList', () => {
  it('finds by number, words and goods, and counts by status', async () => {
    const first = await inquiries.submit(buyer, [TEXT])
    const second = await inquiries.submit(buyer, [ofSku()])
    await inquiries.offer(second, { skuId })
    const numbers = async (input: Parameters<InquiryMall['list']>[1]) =>
      (await inquiries.list(buyer, input)).list.map(({ inquiryNo }) => inquiryNo)
    expect(await numbers({ keyword: '法兰' })).toEqual([first])
    expect(await numbers({ keyword: second })).toEqual([second])
    expect(await numbers({ keyword: '100%' })).toEqual([])
    expect(await numbers({ type: quoted })).toEqual([second])
    const { counts } = await inquiries.list(buyer)
    const countOf = (type: number) => counts.find((one) => one.type === type)?.count
    expect([countOf(-1), countOf(waiting), countOf(quoted), countOf(accepted)]).toEqual([
      2, 1, 1, 0,
    ])
  })
})
