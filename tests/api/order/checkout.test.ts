import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { CODE } from '@/contract/constants'
import { getMessageList } from '@/contract/message/message-calls'
import {
  getSubmitResult,
  previewOrder,
  refusedPreview,
  submitOrder,
} from '@/contract/order/checkout-calls'
import { seenLinesOf, toSeenLine } from '@/contract/order/seen-line-rules'
import { createJobs } from '@/server/edge/jobs/jobs'
import { cartLines, invoiceTitles } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { COUNTRY, cartOfUser } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: an order is one transaction of many locks.

const DAY_MS = 86_400_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let goods: Awaited<ReturnType<typeof shop.plainSkus>>
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  goods = await shop.plainSkus(4, 1000)
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const skuAt = (at: number) => () => goods[at]?.id ?? 0
const [first, second, third, fourth] = [skuAt(0), skuAt(1), skuAt(2), skuAt(3)] as const

const ordersOf = (userId: string) => mall.db.select().from(orders).where(eq(orders.userId, userId))

async function fillCart({ token }: Buyer, items: { skuId: number; qty: number }[]) {
  await mall.call(saveCartProduct, { items }, { token })
}

describe('previewOrder', () => {
  it('knows a line by its note, whatever nobody sees in it', async () => {
    const one = await shop.newBuyer()
    const items = [{ skuId: first(), qty: 3, note: '三号线 \u{1f468}\u200d\u{1f527}' }]
    await mall.call(saveCartProduct, { items }, { token: one.token })
    const lines = (await cartOfUser(mall, one.token).lines()).map(toSeenLine)
    const input = { source: 'cart' as const, addressId: one.addressId, lines, ...COUNTRY }
    const { changes } = await mall.call(previewOrder, input, { token: one.token })
    // The address is nearer than anywhere in the country.
    expect(changes.map(({ kind }) => kind)).toEqual(['leadChanged'])
  })

  it('groups lines by shop, with totals that add up to the fen', async () => {
    const preview = await shop.previewNow(buyer, [
      { skuId: first(), qty: 7 },
      { skuId: second(), qty: 3 },
    ])
    expect(preview.groups).toHaveLength(2)
    expect(preview.changes).toEqual([])
    const { totals, groups } = preview
    for (const group of groups) {
      const lines = group.lines.reduce((sum, line) => sum + line.amount, 0)
      expect(group.goodsAmount).toBe(lines)
      expect(group.payableAmount).toBe(group.goodsAmount + group.freightAmount)
      expect(group.payableAmount).toBe(group.netAmount + group.taxAmount)
    }
    expect(totals.payableAmount).toBe(groups.reduce((sum, one) => sum + one.payableAmount, 0))
    expect(preview.address).toMatchObject({ contact: '张三', regionText: '浙江省 杭州市 余杭区' })
  })

  it('a buyNow order leaves the cart alone', async () => {
    const one = await shop.newBuyer()
    await fillCart(one, [{ skuId: third(), qty: 2 }])
    await shop.order(one, [{ skuId: first(), qty: 1 }])
    expect(await cartOfUser(mall, one.token).lines()).toMatchObject([{ skuId: third(), qty: 2 }])
  })

  it('reports price and stock changes since the cart and keeps unavailable lines', async () => {
    const one = await shop.newBuyer()
    await fillCart(one, [
      { skuId: first(), qty: 2 },
      { skuId: second(), qty: 5 },
    ])
    const [sku] = goods
    const noted = await mall.db
      .update(cartLines)
      .set({ priceWhenAdded: 1 })
      .where(eq(cartLines.skuId, first()))
      .returning()
    expect(noted).not.toEqual([])
    await shop.setStock(second(), 4)
    const preview = await shop.previewCart(one)
    const rise = preview.changes.find(({ kind }) => kind === 'priceUp')
    expect(rise).toMatchObject({ skuId: first(), from: 1, isLeftOut: false, blocks: false })
    expect(preview.changes.find(({ kind }) => kind === 'short')).toMatchObject({
      skuId: second(),
      from: 5,
      to: 4,
      isLeftOut: true,
      blocks: false,
    })
    expect(preview.groups.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))).toEqual([
      sku?.id,
    ])

    const input = shop.submission(one, preview, { source: 'cart' })
    const refused = await shop.askSubmit(one, input)
    expect([refused.status, refused.code]).toEqual([409, CODE.staleQuote])
    expect(refusedPreview(refused.data)?.quoteHash).toBe(preview.quoteHash)
    const taken = await shop.askSubmit(one, { ...input, hasAccepted: true })
    expect(taken.status).toBe(200)
    expect(await cartOfUser(mall, one.token).lines()).toMatchObject([{ skuId: second() }])
    await shop.setStock(second(), 1000)
  })

  it('reports an address outside the sales area and a longer lead time', async () => {
    const one = await shop.newBuyer()
    await mall.db
      .update(products)
      .set({ saleAreas: ['11'] })
      .where(eq(products.id, goods[3]?.productId ?? 0))
    const far = await shop.previewNow(one, [{ skuId: fourth(), qty: 1 }])
    expect(far.changes).toMatchObject([{ kind: 'areaOff', blocks: true, isLeftOut: true }])
    await mall.db
      .update(products)
      .set({ saleAreas: ['0000'] })
      .where(eq(products.id, goods[3]?.productId ?? 0))
    await fillCart(one, [{ skuId: first(), qty: 1 }])
    const near = await mall.call(
      previewOrder,
      { source: 'cart', addressId: one.addressId, areaCode: ['65'] },
      { token: one.token },
    )
    expect(near.changes).toMatchObject([{ kind: 'leadChanged', skuId: first() }])
  })

  it('checks two lines of one SKU against its stock together', async () => {
    const one = await shop.newBuyer()
    await shop.setStock(third(), 10)
    const preview = await shop.previewNow(one, [
      { skuId: third(), qty: 6 },
      { skuId: third(), qty: 6, note: '二号仓' },
    ])
    expect(preview.changes).toMatchObject([{ kind: 'short', note: '二号仓', blocks: true }])
    await shop.setStock(third(), 1000)
  })

  it('refuses another user’s address, unknown SKUs and a missing choice', async () => {
    const other = await shop.newBuyer()
    const lines = [{ skuId: first(), qty: 1 }]
    const input = { source: 'buyNow', lines, addressId: other.addressId, ...COUNTRY }
    const foreign = await mall.ask(previewOrder, input, { token: buyer.token })
    expect([foreign.status, foreign.msg]).toEqual([400, '收货地址不存在'])
    const unknown = { ...input, addressId: buyer.addressId, lines: [{ skuId: 2e9, qty: 1 }] }
    expect((await mall.ask(previewOrder, unknown, { token: buyer.token })).status).toBe(400)
    const nothing = await mall.ask(previewOrder, { source: 'buyNow' }, { token: buyer.token })
    expect([nothing.status, nothing.msg]).toMatchObject([400, expect.stringContaining('请选择')])
  })
})

describe('submitOrder', () => {
  it('creates one order per shop under one trade number and notifies the buyer', async () => {
    const one = await shop.newBuyer()
    const lines = [first(), second()].map((skuId) => ({ skuId, qty: 2 }))
    const preview = await shop.previewNow(one, lines)
    const remarks = [{ shopId: preview.groups[0]?.shop.id ?? 0, remark: '工作日送' }]
    const placed = await shop.order(one, lines, { remarks, poNumber: 'PO-1', payType: 2 })
    const rows = await ordersOf(one.userId)
    expect(placed.orderNos).toHaveLength(2)
    expect(rows.map(({ orderNo }) => orderNo).sort()).toEqual([...placed.orderNos].sort())
    expect(new Set(rows.map(({ tradeNo }) => tradeNo))).toEqual(new Set([placed.tradeNo]))
    expect(placed.orderNos[0]).toMatch(/^D\d{18}$/)
    expect(placed.tradeNo).toMatch(/^T\d{18}$/)
    const sum = rows.reduce((total, { payableAmount }) => total + payableAmount, 0)
    expect(sum).toBe(preview.totals.payableAmount)
    expect(rows.map(({ remark }) => remark).sort()).toEqual(['', '工作日送'])
    expect(rows[0]).toMatchObject({ poNumber: 'PO-1', payType: 2, status: 1, payStatus: 0 })
    const { list } = await mall.call(getMessageList, {}, { token: one.token })
    expect(list).toMatchObject([{ category: 1, title: '订单已提交' }])
  })

  it('refuses changes the buyer has not accepted, and lists them', async () => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const price = goods[0]?.price ?? 0
    const set = (changed: number) =>
      mall.db.update(skus).set({ price: changed, tiers: [] }).where(eq(skus.id, first()))
    await set(price + 700)
    const input = shop.submission(one, preview)
    const refused = await shop.askSubmit(one, input)
    expect([refused.status, refused.code]).toEqual([409, CODE.staleQuote])
    const fresh = refusedPreview(refused.data)
    expect(fresh?.changes).toMatchObject([
      { kind: 'priceUp', from: input.lines[0]?.unitPrice, to: price + 700 },
    ])
    expect(await ordersOf(one.userId)).toEqual([])
    const quoteHash = fresh?.quoteHash ?? ''
    const again = { ...input, quoteHash }
    expect((await shop.askSubmit(one, again)).status).toBe(409)
    expect((await shop.askSubmit(one, { ...again, hasAccepted: true })).status).toBe(200)
    await set(price)
  })

  it('ignores price, owner and status sent by the client', async () => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 2 }])
    const evil = { price: 1, total: 0, payableAmount: 1, userId: buyer.userId, status: 5 }
    const input = shop.submission(one, preview)
    const lines = input.lines.map((line) => ({ ...line, ...evil }))
    expect((await shop.askSubmit(one, { ...input, ...evil, lines })).status).toBe(200)
    const [row] = await ordersOf(one.userId)
    expect(row).toMatchObject({ status: 1, payableAmount: preview.totals.payableAmount })
  })

  it.each([
    ['payment 0', { payType: 0 }],
    ['payment 5', { payType: 5 }],
    ['payment as text', { payType: '1' }],
    ['no lines', { lines: [] }],
    ['no address', { addressId: undefined }],
    ['a quantity of none', { lines: [{ skuId: 1, qty: 0 }] }],
    ['half a piece', { lines: [{ skuId: 1, qty: 1.5 }] }],
    ['a huge quantity', { lines: [{ skuId: 1, qty: 1e9 }] }],
    ['a long remark', { remarks: [{ shopId: 1, remark: '长'.repeat(201) }] }],
    ['a foreign title', { invoice: { kind: 1, titleId: randomUUID() } }],
  ])('refuses %s', async (_what, change) => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const answer = await shop.askSubmit(one, { ...shop.submission(one, preview), ...change })
    expect(answer.status).toBe(400)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
    expect(await ordersOf(one.userId)).toEqual([])
  })
})

describe('invoice of an order', () => {
  const COMPANY = {
    kind: 'company' as const,
    name: '示例公司',
    taxNo: '91000000MA0000001R',
    email: '',
    address: '',
    phone: '',
    bank: '',
    account: '',
  }
  const PERSON = { kind: 'personal' as const, name: '张三', email: 'a@example.com' }

  async function orderWith(kind: 1 | 2 | 4, content: typeof COMPANY | typeof PERSON) {
    const one = await shop.newBuyer()
    const [title] = await mall.db
      .insert(invoiceTitles)
      .values({ userId: one.userId, content })
      .returning()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const invoice = { kind, titleId: title?.id ?? '' }
    const answer = await shop.askSubmit(one, shop.submission(one, preview, { invoice }))
    const [row] = await ordersOf(one.userId)
    return { one, wanted: invoice, status: answer.status, msg: answer.msg, invoice: row?.invoice }
  }

  it('may differ by shop', async () => {
    const one = await shop.newBuyer()
    const [title, person] = await mall.db
      .insert(invoiceTitles)
      .values([COMPANY, PERSON].map((content) => ({ userId: one.userId, content })))
      .returning()
    const preview = await shop.previewNow(
      one,
      (await shop.plainSkus(3, 100)).map(({ id }) => ({ skuId: id, qty: 1 })),
    )
    const [first, second, third] = preview.groups.map((group) => group.shop.id)
    const shopInvoices = [
      { shopId: second ?? 0, invoice: { kind: 1 as const, titleId: person?.id ?? '' } },
      { shopId: third ?? 0, invoice: null },
    ]
    const invoice = { kind: 2 as const, titleId: title?.id ?? '' }
    const submitted = shop.submission(one, preview, { invoice, shopInvoices })
    expect((await shop.askSubmit(one, submitted)).status).toBe(200)
    const rows = await ordersOf(one.userId)
    const kept = rows.map(({ shopId, invoice: own }) => [shopId, own?.kind, own?.title])
    expect(new Set(kept)).toEqual(
      new Set([
        [first, 2, '示例公司'],
        [second, 1, '张三'],
        [third, undefined, undefined],
      ]),
    )
  })

  it('of a single shop is refused with a title of another buyer', async () => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const shopId = preview.groups[0]?.shop.id ?? 0
    const shopInvoices = [{ shopId, invoice: { kind: 1 as const, titleId: randomUUID() } }]
    const { status } = await shop.askSubmit(one, shop.submission(one, preview, { shopInvoices }))
    expect(status).toBe(400)
    expect(await ordersOf(one.userId)).toEqual([])
  })

  it('is a frozen copy of the invoice title', async () => {
    expect(await orderWith(2, COMPANY)).toMatchObject({
      invoice: { kind: 2, title: '示例公司', taxpayerId: '91000000MA0000001R', email: '' },
    })
    expect(await orderWith(1, PERSON)).toMatchObject({
      invoice: { kind: 1, title: '张三', taxpayerId: '', email: 'a@example.com' },
    })
  })

  it('is proposed for the next order, while its title exists', async () => {
    const { one, wanted } = await orderWith(2, COMPANY)
    const lastInvoice = async () =>
      (await shop.previewNow(one, [{ skuId: first(), qty: 1 }])).lastInvoice
    expect(await lastInvoice()).toEqual(wanted)
    await mall.db.delete(invoiceTitles).where(eq(invoiceTitles.id, wanted.titleId))
    expect(await lastInvoice()).toBeNull()
  })

  it('special invoices are for companies only; on paper they need all details', async () => {
    expect(await orderWith(2, PERSON)).toMatchObject({ status: 422, msg: '专用发票只能开给单位' })
    expect(await orderWith(4, COMPANY)).toMatchObject({ status: 422 })
  })
})

describe('idempotency key', () => {
  it('fifty submissions with one key create one order and get equal answers', async () => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.askSubmit(one, shop.submission(one, preview), key)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(await ordersOf(one.userId)).toHaveLength(1)
    const { placed } = await mall.call(getSubmitResult, { key }, { token: one.token })
    expect(JSON.stringify(placed)).toBe(JSON.stringify(answers[0]?.data))
  })

  it('is known of as soon as it has come, though it still waits for its turn', async () => {
    const buyers = await Promise.all(Array.from({ length: 24 }, () => shop.newBuyer()))
    const sent = await Promise.all(
      buyers.map(async (one) => ({
        one,
        key: randomUUID(),
        input: shop.submission(one, await shop.previewNow(one, [{ skuId: first(), qty: 1 }])),
      })),
    )
    const answers = sent.map(({ one, input, key }) => shop.askSubmit(one, input, key))
    const { one, key } = sent.at(-1) ?? { one: buyer, key: '' }
    const asked = mall.call(getSubmitResult, { key }, { token: one.token })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(24).fill(200))
    expect((await asked).placed).not.toBeNull()
  })

  it('replays the same answer for a week, also from another process', async () => {
    const one = await shop.newBuyer()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const sent = { input: shop.submission(one, preview), key: randomUUID() }
    const answer = await shop.submitTo(mall.api, one, sent)
    const before = mall.time.now
    const runJobs = createJobs({
      db: mall.db,
      now: () => mall.time.now,
      log: { error: console.error },
    })
    const later = async (ms: number) => {
      mall.time.now = before + ms
      await runJobs()
      one.token = await shop.tokenOf(one.userId)
      const { placed } = await mall.call(getSubmitResult, { key: sent.key }, { token: one.token })
      return placed
    }
    expect(await later(6 * DAY_MS)).not.toBeNull()
    expect(await shop.submitTo((await mall.secondProcess()).api, one, sent)).toBe(answer)
    expect(await later(8 * DAY_MS)).toBeNull()
    mall.time.now = before
  })

  it('belongs to one buyer and one request, and is not used up by a refusal', async () => {
    const one = await shop.newBuyer()
    const other = await shop.newBuyer()
    const key = randomUUID()
    const preview = await shop.previewNow(one, [{ skuId: first(), qty: 1 }])
    const input = shop.submission(one, preview)
    const stale = { ...input, quoteHash: 'a'.repeat(64) }
    expect((await shop.askSubmit(one, stale, key)).status).toBe(409)
    expect(await mall.call(getSubmitResult, { key }, { token: one.token })).toEqual({
      placed: null,
    })
    expect((await shop.askSubmit(one, input, key)).status).toBe(200)
    expect((await shop.askSubmit(one, { ...input, payType: 2 }, key)).status).toBe(422)
    const theirs = await shop.previewNow(other, [{ skuId: first(), qty: 1 }])
    expect((await shop.askSubmit(other, shop.submission(other, theirs), key)).status).toBe(200)
    expect([await ordersOf(one.userId), await ordersOf(other.userId)]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ])
  })

  it.each([undefined, '', 'short', 'has spaces in it and more'])(
    '%s is refused as a missing or wrong key',
    async (key) => {
      const preview = await shop.previewNow(buyer, [{ skuId: first(), qty: 1 }])
      const headers = key === undefined ? {} : { 'Idempotency-Key': key }
      const { token } = buyer
      const input = { ...shop.submission(buyer, preview), lines: seenLinesOf(preview) }
      const answer = await mall.ask(submitOrder, input, { token, headers })
      expect([answer.status, answer.msg]).toEqual([400, '缺少或错误的 Idempotency-Key 请求头'])
    },
  )
})
