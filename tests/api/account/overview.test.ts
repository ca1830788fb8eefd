import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getPendingList } from '@/contract/comment/comment-posting-calls'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { getInvoiceOrders } from '@/contract/invoice/invoice-calls'
import { cancelOrder, getOrderList, hideOrder } from '@/contract/order/order-calls'
import { products } from '@/server/kernel/db/catalog-schema'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { afterSales, orders } from '@/server/kernel/db/order-schema'
import { createCatalog, pathOf } from '@/server/modules/catalog/metadata'
import { createInquiries } from '@/server/modules/inquiry/inquiry-repository'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000
const SKUS = 4

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let goods: { id: number; productId: number }[]
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  goods = await shop.plainSkus(SKUS, 100_000)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})
beforeEach(async () => {
  buyer = await shop.newBuyer()
})

function nth(at: number) {
  const sku = goods[at]
  if (!sku) throw new Error('the test catalogue has too few products')
  return sku
}

const overview = (by = buyer) => mall.call(getAccountOverview, {}, { token: by.token })
const place = async (at: number, qty = 1, by = buyer) =>
  (await shop.order(by, [{ skuId: nth(at).id, qty }])).orderNos[0] ?? ''
const set = (orderNo: string, values: Partial<typeof orders.$inferInsert>) =>
  mall.db.update(orders).set(values).where(eq(orders.orderNo, orderNo))
async function rowOf(orderNo: string) {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!row) throw new Error('no such order')
  return row
}

describe('what waits for the buyer', () => {
  it('is nothing for a new account', async () => {
    const { waiting, spend } = await overview()
    expect(waiting).toEqual({
      toPay: 0,
      toPayAmount: 0,
      toShip: 0,
      toReceive: 0,
      toInvoice: 0,
      toComment: 0,
      quoted: 0,
      toSendBack: 0,
    })
    expect(spend).toMatchObject({ orderCount: 0, amount: 0, byShop: [], byCategory: [] })
  })

  it('counts orders by their next step, with the sum that is to be paid', async () => {
    const unpaid = [await place(0), await place(1, 3)]
    const [paid, sent, cancelled] = [await place(0), await place(1), await place(2)]
    await set(paid, { status: 2, payStatus: 1 })
    await set(sent, { status: 4, payStatus: 1 })
    await mall.call(cancelOrder, { orderNo: cancelled, reason: '其他' }, { token: buyer.token })
    const rows = await Promise.all(unpaid.map(rowOf))
    const toPayAmount = rows.reduce((sum, { payableAmount }) => sum + payableAmount, 0)
    const { waiting } = await overview()
    expect(waiting).toMatchObject({ toPay: 2, toPayAmount, toShip: 1, toReceive: 1 })
    const { counts } = await mall.call(getOrderList, {}, { token: buyer.token })
    expect(counts.find(({ type }) => type === 4)?.count).toBe(waiting.toReceive)
  })

  it('leaves out an order whose voucher the shop is checking', async () => {
    await set(await place(0), { payStatus: 2 })
    expect((await overview()).waiting).toMatchObject({ toPay: 0, toPayAmount: 0 })
  })

  it('counts what the lists of invoices and comments show', async () => {
    await shop.finishedLines(buyer, [{ skuId: nth(0).id, qty: 2 }])
    await shop.finishedLines(buyer, [{ skuId: nth(1).id, qty: 2 }])
    const { waiting } = await overview()
    const invoices = await mall.call(getInvoiceOrders, {}, { token: buyer.token })
    const comments = await mall.call(getPendingList, {}, { token: buyer.token })
    expect(waiting).toMatchObject({ toInvoice: 2, toComment: 2 })
    expect([waiting.toInvoice, waiting.toComment]).toEqual([invoices.total, comments.total])
  })

  it('counts goods to send back and inquiries that are answered and still open', async () => {
    const [line] = await shop.finishedLines(buyer, [{ skuId: nth(0).id, qty: 2 }])
    if (!line) throw new Error('no line')
    const returned = {
      orderNo: line.orderNo,
      userId: buyer.userId,
      lineId: line.id,
      type: 2,
      qty: 1,
      amount: 1,
      reason: '其他',
      description: '',
      pictures: [],
      createdAt: new Date(mall.time.now),
    }
    const prefix = buyer.userId.slice(0, 8)
    await mall.db.insert(afterSales).values([
      { ...returned, refundNo: `S${prefix}1`, status: 2 },
      { ...returned, refundNo: `S${prefix}2`, status: 1 },
    ])
    const asked = {
      userId: buyer.userId,
      lineCount: 1,
      note: '',
      wishedDate: '',
      pictures: [],
      requestHash: '',
      createdAt: new Date(mall.time.now),
    }
    const { quoted, waiting: unanswered } = INQUIRY_STATUS
    const states: [number, number][] = [
      [quoted, DAY_MS],
      [quoted, -DAY_MS],
      [unanswered, DAY_MS],
    ]
    await mall.db.insert(inquiries).values(
      states.map(([status, ms], at) => ({
        ...asked,
        status,
        inquiryNo: `X${prefix}${at}`,
        submitKey: `${prefix}${at}`,
        dueAt: new Date(mall.time.now + ms),
      })),
    )
    expect((await overview()).waiting).toMatchObject({ toSendBack: 1, quoted: 1 })
    const listed = createInquiries(mall.db, () => mall.time.now)
    expect(await listed.countOfStatus(buyer.userId, quoted)).toBe(1)
  })
})

describe('what was ordered this month', () => {
  it('adds up by shop and by top category, and both agree with the total', async () => {
    const orderNos = [await place(0, 5), await place(1, 2), await place(2), await place(0)]
    const rows = await Promise.all(orderNos.map(rowOf))
    const total = (pick: (row: (typeof rows)[number]) => number) =>
      rows.reduce((sum, row) => sum + pick(row), 0)
    const { spend } = await overview()
    expect(spend).toMatchObject({
      orderCount: 4,
      amount: total(({ payableAmount }) => payableAmount),
      freightAmount: total(({ freightAmount }) => freightAmount),
      refundAmount: 0,
    })
    const sum = (shares: { amount: number }[]) =>
      shares.reduce((result, { amount }) => result + amount, 0)
    expect(sum(spend.byShop)).toBe(spend.amount)
    expect(sum(spend.byCategory)).toBe(spend.amount - spend.freightAmount)
    expect(new Set(spend.byShop.map(({ id }) => id))).toEqual(
      new Set(rows.map(({ shopId }) => shopId)),
    )
    for (const { byShop, byCategory } of [spend]) {
      for (const shares of [byShop, byCategory]) {
        const amounts = shares.map(({ amount }) => amount)
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
      }
    }
  })

  it('names the top categories of the goods', async () => {
    await place(0)
    const metadata = await createCatalog(mall.db, () => mall.time.now)()
    const [product] = await mall.db
      .select()
      .from(products)
      .where(eq(products.id, nth(0).productId))
    const top = pathOf(metadata, product?.categoryId ?? 0)[0]
    const { spend } = await overview()
    expect(spend.byCategory).toMatchObject([{ id: top?.id, name: top?.name }])
  })

  it('starts at midnight of the first in China', async () => {
    // 00:30 on 1 November in China is still October in UTC.
    const start = Date.UTC(2026, 9, 31, 16, 30)
    mall.time.now = start
    buyer.token = await shop.tokenOf(buyer.userId)
    const [last, first] = [await place(0), await place(1)]
    await set(last, { createdAt: new Date(start - 31 * 60_000) })
    const { spend } = await overview()
    expect(spend).toMatchObject({ month: '2026-11', orderCount: 1 })
    expect(spend.amount).toBe((await rowOf(first)).payableAmount)
  })

  it('leaves out cancelled orders, keeps hidden ones, and says what was refunded', async () => {
    const cancelled = await place(0)
    await mall.call(cancelOrder, { orderNo: cancelled, reason: '其他' }, { token: buyer.token })
    const kept = await place(1, 4)
    await set(kept, { status: 5, refundAmount: 100 })
    await mall.call(hideOrder, { orderNo: kept }, { token: buyer.token })
    const { spend } = await overview()
    const { payableAmount } = await rowOf(kept)
    expect(spend).toMatchObject({ orderCount: 1, amount: payableAmount, refundAmount: 100 })
  })

  it('shows nothing of another buyer', async () => {
    await place(0, 1, await shop.newBuyer())
    const { waiting, spend } = await overview()
    expect(waiting.toPay).toBe(0)
    expect(spend.orderCount).toBe(0)
  })
})
