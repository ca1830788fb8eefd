import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOLD_ALWAYS, HOLD_LIMITS, ORDERS_A_MINUTE } from '@/contract/order/hold-rules'
import { getOrderDetail } from '@/contract/order/order-calls'
import { uploadVoucher } from '@/contract/payment/payment-calls'
import { createJobs } from '@/server/edge/jobs/jobs'
import { operate } from '@/server/edge/operations/operations'
import { users } from '@/server/kernel/db/account-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { inquiryMall } from '../../support/inquiry-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

// Runs on both engines: holds are summed from jsonb while buyers race.

const HOUR_MS = 3_600_000
const { newcomer, customer } = HOLD_LIMITS

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuId: number

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuId = (await shop.plainSkus(1, 1000))[0]?.id ?? 0
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

/** Tries to order as the page does: from a preview, whatever it says. */
async function attempt(buyer: Buyer, qty: number, payType: 1 | 4 = 1) {
  const preview = await shop.previewNow(buyer, [{ skuId, qty }])
  const answer = await shop.askSubmit(buyer, shop.submission(buyer, preview, { payType }))
  return { told: preview.holdRefusal, status: answer.status, msg: answer.msg, answer }
}

const nameOf = async ({ userId }: Buyer) => {
  const [user] = await mall.db.select().from(users).where(eq(users.id, userId))
  return user?.username ?? ''
}

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)

const runJobs = () =>
  createJobs({
    db: mall.db,
    now: () => mall.time.now,
    log: { error: (fields) => expect(fields).toBeUndefined() },
  })()

describe('stock held by unpaid orders', () => {
  it('is half of what is free for a newcomer, told before submitting', async () => {
    await shop.setStock(skuId, 5000)
    const buyer = await shop.newBuyer()
    const large = await attempt(buyer, 2501)
    expect(large).toMatchObject({ status: 409, msg: large.told })
    expect(large.told).toMatch(/待付款时最多占用 2,500/)
    expect(await shop.stockOf(skuId)).toBe(5000)
    expect(await attempt(buyer, 2500, 4)).toMatchObject({ told: null, status: 200 })
    expect((await attempt(buyer, 1)).told).toMatch(/已占用 2,500/)
    expect(await shop.stockOf(skuId)).toBe(2500)
  })

  it('is whatever a shop has offered the buyer', async () => {
    await shop.setStock(skuId, 5000)
    const inquiries = inquiryMall(mall)
    const buyer = await shop.newBuyer()
    const inquiryNo = await inquiries.submit(buyer, [{ kind: 'sku', skuId, qty: 4000 }])
    await inquiries.offer(inquiryNo, { skuId, price: 1 })
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    await inquiries.accept(buyer, inquiryNo, [answer?.id ?? ''])
    // Less than was offered has the price and the limit of any buyer.
    expect((await attempt(buyer, 3999)).told).toMatch(/待付款时最多占用 2,500/)
    expect(await attempt(buyer, 4000)).toMatchObject({ told: null, status: 200 })
  })

  it('is no less than HOLD_ALWAYS, so that small stocks can be bought out', async () => {
    await shop.setStock(skuId, HOLD_ALWAYS)
    expect((await attempt(await shop.newBuyer(), HOLD_ALWAYS)).status).toBe(200)
    expect(await shop.stockOf(skuId)).toBe(0)
  })

  it('is not more for a buyer who submits at once from several tabs', async () => {
    await shop.setStock(skuId, 1000)
    const buyer = await shop.newBuyer()
    const preview = await shop.previewNow(buyer, [{ skuId, qty: 300 }])
    const input = shop.submission(buyer, preview)
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.askSubmit(buyer, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await shop.stockOf(skuId)).toBe(700)
  })

  it('grows with a paid order, and is free again once unpaid ones are cancelled', async () => {
    await shop.setStock(skuId, 1000)
    const buyer = await shop.newBuyer()
    const { orderNos } = shop.placed((await attempt(buyer, 400)).answer)
    expect((await attempt(buyer, 400)).status).toBe(409)
    const own = eq(orders.orderNo, orderNos[0] ?? '')
    await mall.db.update(orders).set({ payStatus: 1 }).where(own)
    // Of the 600 that are left, nine tenths.
    expect((await attempt(buyer, 541)).status).toBe(409)
    expect((await attempt(buyer, 540)).status).toBe(200)
  })

  it('is of ten orders at most, of any number of shops, and of ten thousand pieces', async () => {
    await shop.setStock(skuId, 900_000)
    const many = await shop.newBuyer()
    for (let turn = 0; turn < newcomer.orders; turn += 1) {
      mall.time.now += 10_000
      expect((await attempt(many, 1)).status).toBe(200)
    }
    mall.time.now += 60_000
    const eleventh = await attempt(many, 1)
    expect(eleventh).toMatchObject({
      status: 409,
      msg: '您有 10 笔待付款的订单，已达上限，请先付款或取消后再下单',
      told: eleventh.msg,
    })
    const heavy = await shop.newBuyer()
    expect((await attempt(heavy, newcomer.pieces + 1)).msg).toMatch(/最多占用 10,000 件库存/)
    expect((await attempt(heavy, newcomer.pieces)).status).toBe(200)
    expect(customer.pieces).toBeGreaterThan(newcomer.pieces)
  })
})

describe('offline orders', () => {
  it('hold stock for 72 hours, a voucher prolongs that once', async () => {
    await shop.setStock(skuId, 10)
    const buyer = await shop.newBuyer()
    const [orderNo = ''] = shop.placed((await attempt(buyer, 10, 4)).answer).orderNos
    const placedAt = mall.time.now
    const detail = async () => {
      const token = await shop.tokenOf(buyer.userId)
      return mall.call(getOrderDetail, { orderNo }, { token })
    }
    const dueAt = async () => (await detail()).dueAt
    const send = async () => {
      const form = new FormData()
      form.append('file', voucherFile())
      form.append('orderNos', orderNo)
      const token = await shop.tokenOf(buyer.userId)
      return mall.send(uploadVoucher.path, { method: 'POST', body: form, token })
    }
    expect(await dueAt()).toBe(placedAt + 72 * HOUR_MS)
    mall.time.now = placedAt + 70 * HOUR_MS
    expect((await send()).status).toBe(200)
    const prolonged = placedAt + 142 * HOUR_MS
    expect(await dueAt()).toBe(prolonged)
    mall.time.now += 60 * HOUR_MS
    expect((await send()).status).toBe(200)
    expect(await dueAt()).toBe(prolonged)
    mall.time.now = prolonged - 1
    await runJobs()
    expect((await detail()).status).toBe(1)
    mall.time.now = prolonged
    await runJobs()
    expect((await detail()).status).toBe(7)
  })
})

describe('orders of a buyer', () => {
  it('are ten a minute; the eleventh is told when, a repeated one is not counted', async () => {
    await shop.setStock(skuId, 1000)
    const buyer = await shop.newBuyer()
    const preview = await shop.previewNow(buyer, [{ skuId, qty: 1 }])
    const key = 'one-and-the-same-key'
    const input = shop.submission(buyer, preview)
    for (let turn = 0; turn < 15; turn += 1) {
      expect((await shop.askSubmit(buyer, input, key)).status).toBe(200)
    }
    const own = eq(orders.userId, buyer.userId)
    for (let turn = 1; turn < ORDERS_A_MINUTE; turn += 1) {
      expect((await attempt(buyer, 1)).status).toBe(200)
      // Paid, so that the orders do not count as holds.
      await mall.db.update(orders).set({ payStatus: 1 }).where(own)
    }
    mall.time.now += 20_000
    const { status, msg, answer } = await attempt(buyer, 1)
    expect([status, msg]).toEqual([429, '下单太频繁，请 40 秒后再试'])
    expect(answer.headers.get('Retry-After')).toBe('40')
    expect((await attempt(await shop.newBuyer(), 1)).status).toBe(200)
    mall.time.now += 40_000
    expect((await attempt(buyer, 1)).status).toBe(200)
  })
})

describe('an operator', () => {
  it('sees who holds stock unpaid, and releases an order or all of a buyer', async () => {
    await shop.setStock(skuId, 1000)
    const buyer = await shop.newBuyer()
    const name = await nameOf(buyer)
    const [first = ''] = shop.placed((await attempt(buyer, 30)).answer).orderNos
    const [paid = ''] = shop.placed((await attempt(buyer, 5)).answer).orderNos
    await attempt(buyer, 20, 4)
    await mall.db.update(orders).set({ payStatus: 1 }).where(eq(orders.orderNo, paid))
    expect(await ops('holds')).toContain(`${name}  50 pieces in 2 orders`)
    expect(await ops('holds', name)).toContain(`${first}  30 pieces until 20`)
    expect(await ops('release', first)).toContain(first)
    expect(await shop.stockOf(skuId)).toBe(975)
    await expect(ops('release', paid)).rejects.toThrow('订单已付款')
    await ops('release', name)
    expect(await shop.stockOf(skuId)).toBe(995)
    await expect(ops('holds', name)).rejects.toThrow('holds nothing unpaid')
    const token = await shop.tokenOf(buyer.userId)
    const released = await mall.call(getOrderDetail, { orderNo: first }, { token })
    expect(released).toMatchObject({ status: 7, cancelReason: '超时取消' })
  })
})
