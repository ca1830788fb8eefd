import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  confirmReplacement,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale/after-sale-calls'
import {
  AFTER_SALE_STATUS,
  type AfterSaleStatus,
} from '@/contract/after-sale/after-sale-status-rules'
import { getMessageList } from '@/contract/message/message-calls'
import { confirmReceipt } from '@/contract/order/order-calls'
import { uploadPicture } from '@/contract/site/file-calls'
import { createAutopilot } from '@/server/edge/jobs/autopilot'
import { createJobs } from '@/server/edge/jobs/jobs'
import { operate } from '@/server/edge/operations/operations'
import { afterSales, orders, sandboxRefunds } from '@/server/kernel/db/order-schema'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { createAfterSaleRefunds } from '@/server/modules/payment/after-sale-refunds'
import type { Buyer } from '../../support/order-mall'
import { pictureForm } from '../../support/picture'
import { type SaleMall, saleMall } from '../../support/sale-mall'
import { disagreements } from '../../support/same-words'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000
const PARCEL = { carrier: '示例物流', trackingNo: 'TH20261121' }

let mall: TestMall
let desk: SaleMall
let skuId: number
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  desk = saleMall(mall)
  const [sku] = await desk.shop.plainSkus(1, 100_000)
  skuId = sku?.id ?? 0
  await desk.oddPrice(skuId)
  buyer = await desk.shop.newBuyer()
})
afterAll(() => mall.close())

async function received(qty = 3, isOffline = false) {
  const order = await desk.shipped(buyer, [{ skuId, qty }], isOffline)
  const [line] = order.lines
  return { order, orderNo: order.orderNo, lineId: line?.lineId ?? '', amount: line?.amount ?? 0 }
}
const detail = (orderNo: string) => desk.detail(buyer, orderNo)
const quote = (lineId: string, qty?: number) =>
  mall.call(quoteRefund, { lineId, ...(qty && { qty }) }, { token: buyer.token })
const ops = (...[verb = '', ...args]: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
const refundsOf = (refundNo: string) =>
  mall.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.refundNo, refundNo))

async function signInAnew(): Promise<void> {
  buyer = { ...buyer, token: await desk.shop.tokenOf(buyer.userId) }
}

/** Days later the buyer has a new token, and back in time too: jobs forget sessions that ended. */
async function later(days: number, act: () => Promise<void>): Promise<void> {
  const { now } = mall.time
  mall.time.now = now + days * DAY_MS + 1000
  await signInAnew()
  await act()
  mall.time.now = now
  await signInAnew()
}

describe('refund without return', () => {
  it('is applied for with the quoted amount, agreed to, and paid back once', async () => {
    const { orderNo, lineId } = await received()
    expect(await quote(lineId, 1)).toMatchObject({ amount: 333, mostQty: 3, qty: 1 })
    const returnCase = await desk.apply(buyer, { lineId, description: '断了' })
    expect(returnCase).toMatchObject({ amount: 333, status: 1, actions: ['withdraw'] })
    expect(await detail(orderNo)).toMatchObject({ refundStatus: 2, payStatus: 1 })
    const refused = await mall.ask(confirmReceipt, { orderNo }, { token: buyer.token })
    expect(refused.status).toBe(409)

    expect(await ops('agree', returnCase.refundNo)).toBe(`${returnCase.refundNo} 退款中`)
    await desk.giveBack()
    expect(await refundsOf(returnCase.refundNo)).toMatchObject([{ amount: 333 }])
    const order = await detail(orderNo)
    expect(order).toMatchObject({ refundStatus: 3, payStatus: 3, refundAmount: 333, status: 4 })
    expect(await desk.record(buyer, returnCase.refundNo)).toMatchObject({ status: 5, actions: [] })
    const events = order.events.filter(({ text }) => text.includes(returnCase.refundNo))
    expect(events.map(({ text }) => text)).toEqual([
      `仅退款 ¥3.33：买家申请，质量问题（${returnCase.refundNo}）`,
      `仅退款 ¥3.33：店铺已同意，正在退款（${returnCase.refundNo}）`,
      `仅退款 ¥3.33：已原路退回（${returnCase.refundNo}）`,
    ])
    const { list } = await mall.call(getMessageList, { category: 3 }, { token: buyer.token })
    expect(list.slice(0, 3).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['退款已完成', '店铺已同意退款', '售后申请已提交']),
    )
    // The rest of the order is confirmed as usual.
    expect(await desk.confirm(buyer, orderNo)).toMatchObject({ status: 5, refundStatus: 3 })
  })

  it('is paid back once, however many job processes run', async () => {
    const { orderNo, lineId } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId, qty: 2 })
    await desk.returnCases.agree(refundNo)
    const fail = (error: unknown) => {
      throw error
    }
    const now = () => mall.time.now
    const jobs = [1, 2, 3].map(() =>
      createAfterSaleRefunds(mall.db, { provider: desk.provider, now }),
    )
    await Promise.all(jobs.map((run) => run(fail)))
    await createJobs({ db: mall.db, now, log: { error: fail } })()
    expect(await refundsOf(refundNo)).toMatchObject([{ amount: 667 }])
    const { refundAmount, events } = await detail(orderNo)
    expect(refundAmount).toBe(667)
    expect(events.filter(({ text }) => text.includes('已原路退回'))).toHaveLength(1)
  })

  it('that no case has booked is told: the money is gone', async () => {
    const { lineId } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId })
    await desk.returnCases.agree(refundNo)
    const moveTo = (status: AfterSaleStatus) =>
      mall.db.update(afterSales).set({ status }).where(eq(afterSales.refundNo, refundNo))
    const provider = {
      ...desk.provider,
      refund: async () => {
        await moveTo(AFTER_SALE_STATUS.withdrawn)
      },
    }
    const now = () => mall.time.now
    const errors: unknown[] = []
    await createAfterSaleRefunds(mall.db, { provider, now })((error) => errors.push(error))
    expect(errors.map(String)).toEqual([expect.stringContaining('售后单状态已变化')])
    await moveTo(AFTER_SALE_STATUS.refunding)
    await desk.giveBack()
    expect(await desk.record(buyer, refundNo)).toMatchObject({ status: 5 })
  })

  it('of an offline order is confirmed by the shop’s transfer (refund-sale)', async () => {
    const { orderNo, lineId } = await received(3, true)
    const { refundNo } = await desk.apply(buyer, { lineId })
    await ops('agree', refundNo)
    await desk.giveBack()
    expect(await desk.record(buyer, refundNo)).toMatchObject({ status: 4 })
    expect(await ops('refund-sale', refundNo)).toBe(`${refundNo} 已退款`)
    await expect(ops('refund-sale', refundNo)).rejects.toThrow('售后单状态已变化')
    expect(await detail(orderNo)).toMatchObject({ refundAmount: 333, refundStatus: 3 })
  })

  it('of an online order refuses the shop’s transfer (refund-sale)', async () => {
    const { lineId } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId })
    await ops('agree', refundNo)
    await expect(ops('refund-sale', refundNo)).rejects.toThrow('在线支付由支付平台退回')
  })
})

describe('return of goods', () => {
  it('sends a parcel back, restocks the goods and refunds the amount', async () => {
    const { orderNo, lineId } = await received()
    const before = await desk.shop.books(skuId)
    const { refundNo } = await desk.apply(buyer, { lineId, type: 2, qty: 2 })
    await desk.returnCases.agree(refundNo)
    const agreed = await desk.record(buyer, refundNo)
    expect(agreed).toMatchObject({ status: 2, actions: ['sendBack', 'withdraw'] })
    expect(agreed.handlerNote).toMatch(/^请寄回：/)
    const sent = await mall.call(sendBack, { refundNo, ...PARCEL }, { token: buyer.token })
    expect(sent).toMatchObject({ status: 3, ...PARCEL, actions: [] })
    expect((await mall.ask(withdrawRefund, { refundNo }, { token: buyer.token })).status).toBe(409)
    expect(await ops('receive', refundNo)).toBe(`${refundNo} 退款中`)
    const after = await desk.shop.books(skuId)
    expect([after.free, after.onHand]).toEqual([(before.free ?? 0) + 2, before.onHand + 2])
    await desk.giveBack()
    expect(await detail(orderNo)).toMatchObject({ refundAmount: 667, refundStatus: 3 })
  })

  it.each([
    ['exchanged', 3, '退货已签收，店铺正在准备换新商品'],
    ['repaired', 4, '商品已签收，店铺正在维修'],
  ] as const)(
    'goods to be %s bring no refund and may be applied for again',
    async (_what, type, note) => {
      const { orderNo, lineId } = await received()
      const before = await desk.shop.books(skuId)
      const { refundNo, amount } = await desk.apply(buyer, { lineId, type, qty: 3 })
      expect(amount).toBe(0)
      expect(await detail(orderNo)).toMatchObject({
        refundStatus: 0,
        lines: [{ mayRefund: false }],
      })
      await desk.returnCases.agree(refundNo)
      await mall.call(sendBack, { refundNo, ...PARCEL }, { token: buyer.token })
      expect(await ops('receive', refundNo)).toBe(`${refundNo} 店铺处理中`)
      expect(await desk.record(buyer, refundNo)).toMatchObject({ status: 8, handlerNote: note })
      const early = await mall.ask(confirmReplacement, { refundNo }, { token: buyer.token })
      expect(early.status).toBe(409)
      expect(await ops('resend', refundNo, '示例物流', 'HH0001')).toBe(`${refundNo} 待确认收货`)
      const sent = await desk.record(buyer, refundNo)
      expect(sent).toMatchObject({
        status: 9,
        trackingNo: PARCEL.trackingNo,
        resentCarrier: '示例物流',
        resentNo: 'HH0001',
        resentAt: mall.time.now,
        dueAt: mall.time.now + 15 * DAY_MS,
        actions: ['confirmReplacement'],
      })
      const held = { dueAt: null, hasOpenAfterSale: true, lines: [{ mayRefund: false }] }
      expect(await detail(orderNo)).toMatchObject(held)
      const other = await desk.shop.newBuyer()
      const foreign = await mall.ask(confirmReplacement, { refundNo }, { token: other.token })
      expect([foreign.status, foreign.msg]).toEqual([400, '售后单不存在'])
      await mall.call(confirmReplacement, { refundNo }, { token: buyer.token })
      expect(await desk.record(buyer, refundNo)).toMatchObject({
        status: 5,
        dueAt: null,
        actions: [],
      })
      expect(await desk.shop.books(skuId)).toEqual(before)
      expect(await detail(orderNo)).toMatchObject({ refundStatus: 0, lines: [{ mayRefund: true }] })
    },
  )
})

describe('applyRefund', () => {
  it('never exceeds what was paid, even from concurrent tabs', async () => {
    const { orderNo, lineId } = await received()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => desk.askApply(buyer, { lineId, qty: 2 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 422)?.msg).toBe('最多可申请 1 件')
    await desk.apply(buyer, { lineId, qty: 1 })
    const full = await desk.askApply(buyer, { lineId })
    expect([full.status, full.msg]).toEqual([409, '该商品已全部申请售后'])
    expect(await detail(orderNo)).toMatchObject({ lines: [{ mayRefund: false }] })
  })

  it('is possible after receipt, with the types allowed by the order’s age', async () => {
    const { orderNos } = await desk.shop.order(buyer, [{ skuId, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { lines } = await detail(orderNo)
    expect(lines).toMatchObject([{ mayRefund: false }])
    const early = await desk.askApply(buyer, { lineId: lines[0]?.lineId ?? '' })
    expect([early.status, early.msg]).toEqual([409, '订单发齐后才能申请售后'])

    const { lineId, ...old } = await received()
    await desk.confirm(buyer, old.orderNo)
    const ask = (input: object) => desk.askApply(buyer, { lineId, ...input })
    await later(8, async () => {
      expect((await quote(lineId)).reasons).not.toContain('不再需要')
      expect((await ask({ reason: '不再需要' })).status).toBe(422)
      expect((await ask({ reason: '少件' })).status).toBe(200)
    })
    await later(16, async () => {
      expect((await quote(lineId)).types).toEqual([4])
      expect((await ask({ type: 2 })).msg).toBe('订单完成已超过 15 天，只能申请维修')
      expect((await ask({ type: 4 })).status).toBe(200)
    })
    await later(366, async () => {
      expect((await ask({ type: 4 })).status).toBe(409)
      expect(await detail(old.orderNo)).toMatchObject({ lines: [{ mayRefund: false }] })
    })
  })

  it.each([
    ['no pieces', { qty: 0 }],
    ['half a piece', { qty: 1.5 }],
    ['another kind', { type: 5 }],
    ['a reason of one’s own', { reason: '<b>' }],
    ['too many args', { description: '长'.repeat(501) }],
    ['ten pictures', { pictureIds: Array.from({ length: 10 }, () => crypto.randomUUID()) }],
  ])('refuses %s', async (_what, input) => {
    const { lineId } = await received()
    expect((await desk.askApply(buyer, { lineId, ...input })).status).toBe(400)
  })

  it('accepts only own pictures uploaded for after-sale, once each', async () => {
    const { lineId } = await received()
    const upload = async (use: 'comment' | 'afterSale') => {
      const body = await pictureForm(use)
      const { token } = buyer
      const { data } = await mall.send(uploadPicture.path, { method: 'POST', body, token })
      return uploadPicture.output.parse(data).fileId
    }
    const mine = await upload('afterSale')
    const other = await upload('comment')
    const refused = await desk.askApply(buyer, { lineId, pictureIds: [other] })
    expect([refused.status, refused.msg]).toEqual([422, '图片已失效，请重新上传'])
    expect(await desk.apply(buyer, { lineId, pictureIds: [mine] })).toMatchObject({
      pictureIds: [mine],
    })
    expect((await desk.askApply(buyer, { lineId, pictureIds: [mine] })).status).toBe(422)
    expect(await quote(lineId)).toMatchObject({ mostQty: 2 })
  })
})

describe('after-sale case', () => {
  it('is neither visible to nor changeable by another user', async () => {
    const { lineId, orderNo } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId })
    const { token } = await desk.shop.newBuyer()
    const tries = [
      await mall.ask(getRefundDetail, { refundNo }, { token }),
      await mall.ask(withdrawRefund, { refundNo }, { token }),
      await mall.ask(sendBack, { refundNo, ...PARCEL }, { token }),
      await mall.ask(quoteRefund, { lineId }, { token }),
      await desk.askApply({ ...buyer, token }, { lineId }),
    ]
    expect(tries.map(({ status, msg }) => [status, msg])).toEqual([
      [400, '售后单不存在'],
      [400, '售后单不存在'],
      [400, '售后单不存在'],
      [400, '订单商品不存在'],
      [400, '订单商品不存在'],
    ])
    expect((await mall.ask(getRefundList, { orderNo }, { token })).status).toBe(400)
    expect((await mall.call(getRefundList, {}, { token })).total).toBe(0)
    expect(await desk.record(buyer, refundNo)).toMatchObject({ status: 1 })
  })

  it('rejecting or withdrawing it frees its quantity for a new case', async () => {
    const { orderNo, lineId } = await received()
    const first = await desk.apply(buyer, { lineId, qty: 3 })
    expect(await ops('reject', first.refundNo, '已使用')).toBe(`${first.refundNo} 已驳回`)
    expect(await desk.record(buyer, first.refundNo)).toMatchObject({ handlerNote: '已使用' })
    const second = await desk.apply(buyer, { lineId, qty: 3 })
    await mall.call(withdrawRefund, { refundNo: second.refundNo }, { token: buyer.token })
    expect(await detail(orderNo)).toMatchObject({ refundStatus: 0, payStatus: 1, refundAmount: 0 })
    expect(await quote(lineId)).toMatchObject({ mostQty: 3, amount: 1000 })
    const { list, total } = await mall.call(getRefundList, { orderNo }, { token: buyer.token })
    expect([total, list.map(({ status }) => status).sort()]).toEqual([2, [6, 7]])
  })

  it('holds up automatic receipt until refunded, without an error per round', async () => {
    const { orderNo, lineId } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId })
    const errors: unknown[] = []
    const now = () => mall.time.now
    const jobs = createJobs({ db: mall.db, now, log: { error: (fields) => errors.push(fields) } })
    await later(20, async () => {
      await jobs()
      expect(errors).toEqual([])
      expect(await detail(orderNo)).toMatchObject({ status: 4 })
      await desk.returnCases.agree(refundNo)
      await jobs()
      await jobs()
      // A week to look at what was settled, then the receipt confirms itself.
      const week = 7 * DAY_MS
      expect(await detail(orderNo)).toMatchObject({
        status: 4,
        refundAmount: 333,
        dueAt: mall.time.now + week,
      })
      await later(7, async () => {
        await jobs()
        expect(await detail(orderNo)).toMatchObject({ status: 5 })
      })
    })
  })

  it('is answered by the autopilot of a demo mall', async () => {
    const { lineId } = await received(3, true)
    const { refundNo } = await desk.apply(buyer, { lineId, type: 2 })
    const fly = createAutopilot(mall.db, () => mall.time.now)
    const { now } = mall.time
    const seen: number[] = []
    for (let step = 0; step < 5; step += 1) {
      mall.time.now += 11_000
      await fly()
      seen.push((await desk.record(buyer, refundNo)).status)
      if (step === 0) await mall.call(sendBack, { refundNo, ...PARCEL }, { token: buyer.token })
    }
    expect([seen[0], seen.at(-1)]).toEqual([2, 5])
    mall.time.now = now
  })
})

describe('an order with a partial refund', () => {
  it('never gets its whole shared payment refunded', async () => {
    const { order, orderNo, lineId } = await received()
    const { refundNo } = await desk.apply(buyer, { lineId })
    await desk.returnCases.agree(refundNo)
    const now = () => mall.time.now
    await createJobs({ db: mall.db, now, log: { error: console.error } })()
    const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
    expect(row).toMatchObject({ refundAmount: 333, paidAmount: order.payableAmount })
    const all = await mall.db.select().from(sandboxRefunds)
    expect(all.filter((one) => one.refundNo.includes(orderNo))).toEqual([])
  })
})

it('messages and order pages say the same', async () => {
  expect(await disagreements(mall)).toEqual([])
})
