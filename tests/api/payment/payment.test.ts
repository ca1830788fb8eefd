import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@/contract/china-clock'
import { cancelOrder, getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import {
  changePayType,
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  getVoucher,
  notifyPayment,
  paySandbox,
  uploadVoucher,
  VOUCHER_MAX_BYTES,
  VOUCHERS_MAX,
} from '@/contract/payment/payment-calls'
import { transferRemark } from '@/contract/payment/transfer-remark-rules'
import { createJobs } from '@/server/edge/jobs/jobs'
import { operate } from '@/server/edge/operations/operations'
import {
  orderEvents,
  payments,
  sandboxPayments,
  sandboxRefunds,
} from '@/server/kernel/db/order-schema'
import { secretOf } from '@/server/kernel/db/secret'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { createProviders } from '@/server/modules/payment/providers'
import { createRefunds } from '@/server/modules/payment/refunds'
import { signatureOf } from '@/server/modules/payment/signature'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { disagreements } from '../../support/same-words'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

// Runs on both engines: payments rely on row locks.

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[]
let buyer: Buyer
let secret: string
let runJobs: () => Promise<void>

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  skuIds = (await shop.plainSkus(2, 100_000)).map(({ id }) => id)
  buyer = await shop.newBuyer()
  secret = await secretOf(mall.db, 'payment_secret')
  runJobs = createJobs({ db: mall.db, now: () => mall.time.now, log: { error: console.error } })
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const lines = () => skuIds.map((skuId) => ({ skuId, qty: 2 }))
const detailOf = (orderNo: string, { token } = buyer) =>
  mall.call(getOrderDetail, { orderNo }, { token })
const pay = (orderNos: string[], more = {}) =>
  mall.call(createPayment, { orderNos, ...more }, { token: buyer.token })
const statusOf = (paymentNo: string) =>
  mall.call(getPaymentStatus, { paymentNo }, { token: buyer.token })

/** The cashier's address as whoever scans its code reads it. */
function holderOf(cashierUrl: string) {
  const query = new URL(cashierUrl, 'http://mall.test').searchParams
  return { paymentNo: query.get('payment') ?? '', token: query.get('token') ?? '' }
}

function noticeOf(paymentNo: string, amount: number, change = {}) {
  const fields = {
    paymentNo,
    providerNo: 'bank-1',
    amount,
    status: 'paid' as const,
    timestamp: mall.time.now,
    nonce: randomUUID(),
    ...change,
  }
  return { ...fields, sign: signatureOf(secret, fields) }
}

const refundsOf = (paymentNo: string) =>
  mall.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentNo, paymentNo))

/** The provider has the money, and what it told the mall never came. */
const paidUnheard = (paymentNo: string) =>
  mall.db
    .update(sandboxPayments)
    .set({ status: 'paid' })
    .where(eq(sandboxPayments.paymentNo, paymentNo))

/** The jobs run after so long, ms; the buyer is signed in anew. */
async function runAfter(ms: number): Promise<void> {
  mall.time.now += ms
  await runJobs()
  await runJobs()
  buyer.token = await shop.tokenOf(buyer.userId)
}

describe('payment', () => {
  it('pays several orders at once in the sandbox, each of them once', async () => {
    const { orderNos, payableAmount } = await shop.order(buyer, lines(), { payType: 2 })
    const made = await pay(orderNos)
    expect(made).toMatchObject({ amount: payableAmount, payType: 2, status: 'waiting' })
    expect(made.isSandbox).toBe(true)
    const holder = holderOf(made.cashierUrl)
    expect(await mall.call(getSandboxCashier, holder)).toMatchObject({ amount: payableAmount })
    expect(await mall.call(paySandbox, { ...holder, outcome: 'paid' })).toEqual({ status: 'paid' })
    await mall.call(paySandbox, { ...holder, outcome: 'paid' })
    expect(await statusOf(made.paymentNo)).toMatchObject({
      status: 'paid',
      orderNos: made.orderNos,
    })
    for (const orderNo of orderNos) {
      const order = await detailOf(orderNo)
      expect(order).toMatchObject({ payStatus: 1, status: 1, paidAmount: order.payableAmount })
      expect(order.events.filter(({ title }) => title === '支付')).toHaveLength(1)
      expect(order.actions).toEqual(['cancel', 'buyAgain'])
    }
    const again = await mall.ask(createPayment, { orderNos }, { token: buyer.token })
    expect(again.status).toBe(409)
  })

  it('a failed payment can be retried; a replaced one cannot', async () => {
    const { orderNos } = await shop.order(buyer, lines())
    const first = await pay(orderNos)
    const second = await pay(orderNos, { payType: 3 })
    const gone = await mall.ask(paySandbox, { ...holderOf(first.cashierUrl), outcome: 'paid' })
    expect([gone.status, gone.msg]).toEqual([409, '支付单已关闭，请重新发起支付'])
    const holder = holderOf(second.cashierUrl)
    expect(await mall.call(paySandbox, { ...holder, outcome: 'failed' })).toEqual({
      status: 'failed',
    })
    expect(await statusOf(second.paymentNo)).toMatchObject({ status: 'failed' })
    await mall.call(paySandbox, { ...holder, outcome: 'paid' })
    expect(await detailOf(orderNos[0] ?? '')).toMatchObject({ payStatus: 1, payType: 3 })
  })

  it('a lost notification is made up for by querying the provider', async () => {
    const { orderNos } = await shop.order(buyer, lines())
    const { paymentNo } = await pay(orderNos)
    await mall.db
      .update(sandboxPayments)
      .set({ status: 'paid' })
      .where(eq(sandboxPayments.paymentNo, paymentNo))
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'paid' })
    expect(await detailOf(orderNos[0] ?? '')).toMatchObject({ payStatus: 1 })
  })

  it('whose notification is lost is asked for once its cashier has run out', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { paymentNo } = await pay(orderNos)
    await paidUnheard(paymentNo)
    await runAfter(25 * HOUR_MS)
    expect(await detailOf(orderNo)).toMatchObject({ status: 1, payStatus: 1 })
  })

  it('that was replaced is asked for too: what was paid for it goes back', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { paymentNo, amount } = await pay(orderNos)
    const second = await pay(orderNos)
    await mall.call(paySandbox, { ...holderOf(second.cashierUrl), outcome: 'paid' })
    await paidUnheard(paymentNo)
    await runAfter(2 * HOUR_MS)
    expect(await detailOf(orderNo)).toMatchObject({ status: 1, payStatus: 1 })
    expect(await refundsOf(paymentNo)).toMatchObject([{ amount }])
  })

  it('that nobody pays is asked for during a day, and never again', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const { paymentNo } = await pay(orderNos)
    const nextAsk = async () => {
      await runJobs()
      const [row] = await mall.db.select().from(payments).where(eq(payments.paymentNo, paymentNo))
      return { status: row?.status, isAsked: row?.nextAskAt !== null }
    }
    await runAfter(HOUR_MS)
    expect(await nextAsk()).toEqual({ status: 'closed', isAsked: true })
    await runAfter(25 * HOUR_MS)
    expect(await nextAsk()).toEqual({ status: 'closed', isAsked: false })
  })

  it('is closed when it expires', async () => {
    const one = await shop.newBuyer()
    const { orderNos } = await shop.order(one, lines())
    const made = await mall.call(createPayment, { orderNos }, { token: one.token })
    const before = mall.time.now
    mall.time.now = made.expiresAt + 1
    const token = await shop.tokenOf(one.userId)
    const { status } = await mall.call(getPaymentStatus, { paymentNo: made.paymentNo }, { token })
    expect(status).toBe('closed')
    mall.time.now = before
  })

  it('of another buyer is unknown, and its sandbox token cannot be guessed', async () => {
    const other = await shop.newBuyer()
    const { orderNos } = await shop.order(buyer, lines())
    const { paymentNo, cashierUrl } = await pay(orderNos)
    const foreign = await mall.ask(createPayment, { orderNos }, { token: other.token })
    expect([foreign.status, foreign.msg]).toEqual([400, '订单不存在'])
    const peek = await mall.ask(getPaymentStatus, { paymentNo }, { token: other.token })
    expect([peek.status, peek.msg]).toEqual([400, '支付单不存在'])
    const { token } = holderOf(cashierUrl)
    const guess = await mall.ask(paySandbox, { paymentNo, token: `${token}x`, outcome: 'paid' })
    expect([guess.status, guess.msg]).toEqual([400, '支付单不存在'])
  })

  it('of an offline order requires choosing an online method first', async () => {
    const { orderNos } = await shop.order(buyer, lines(), { payType: 4 })
    const refused = await mall.ask(createPayment, { orderNos }, { token: buyer.token })
    expect(refused.status).toBe(422)
    expect(await pay(orderNos, { payType: 1 })).toMatchObject({ payType: 1 })
  })
})

describe('payment method', () => {
  const HOUR_MS = 3_600_000
  const change = (orderNos: string[], payType: number, { token } = buyer) =>
    mall.ask(changePayType, { orderNos, payType }, { token })
  const proof = (orderNo: string) => {
    const form = new FormData()
    form.append('file', voucherFile())
    form.append('orderNos', orderNo)
    return mall.send(uploadVoucher.path, { method: 'POST', body: form, token: buyer.token })
  }

  it('changes to a transfer and back, with the deadline of the method', async () => {
    const { orderNos } = await shop.order(buyer, lines())
    const [orderNo = ''] = orderNos
    const { createdAt } = await detailOf(orderNo)
    expect((await proof(orderNo)).status).toBe(409)
    const { data } = await change(orderNos, 4)
    const { orders } = changePayType.output.parse(data)
    const transferDue = createdAt + 72 * HOUR_MS
    expect(orders.map(({ dueAt }) => dueAt)).toEqual(orderNos.map(() => transferDue))
    const offline = await detailOf(orderNo)
    expect(offline).toMatchObject({ payType: 4, dueAt: transferDue })
    expect(offline.actions).toEqual(['pay', 'uploadVoucher', 'cancel', 'buyAgain'])
    expect(offline.events.at(-1)?.text).toMatch(
      /^改为线下支付，请在 \d{4}-\d\d-\d\d \d\d:\d\d 前付款$/,
    )
    await change(orderNos, 2)
    expect(await detailOf(orderNo)).toMatchObject({ payType: 2, dueAt: createdAt + 24 * HOUR_MS })
    await change(orderNos, 2)
    expect((await detailOf(orderNo)).events).toHaveLength(3)
  })

  it('of a transfer is found by its remark, in the buyer’s list and by the operator', async () => {
    const { orderNos, tradeNo } = await shop.order(buyer, lines(), { payType: 4 })
    const keyword = transferRemark(tradeNo)
    const { list } = await mall.call(getOrderList, { keyword }, { token: buyer.token })
    expect(list.map(({ orderNo }) => orderNo).sort()).toEqual([...orderNos].sort())
    const find = (remark: string) =>
      operate(mall.db, { verb: 'transfer', args: [remark] }, () => mall.time.now)
    for (const orderNo of orderNos) expect(await find(keyword.toLowerCase())).toContain(orderNo)
    await expect(find('00000-00000')).rejects.toThrow('no order has the remark')
  })

  it('is settled once a voucher is in, the order is paid or cancelled, and of others is unknown', async () => {
    const place = () => shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }], { payType: 4 })
    const { orderNos: proven } = await place()
    const { orderNos: paid } = await place()
    const { orderNos: gone } = await place()
    const { orderNos: open } = await place()
    expect((await proof(proven[0] ?? '')).status).toBe(200)
    const { cashierUrl } = await pay(paid, { payType: 1 })
    await mall.call(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
    const reason = '不想要了' as const
    await mall.call(cancelOrder, { orderNo: gone[0] ?? '', reason }, { token: buyer.token })
    for (const settled of [proven, paid, gone]) {
      expect((await change([...open, ...settled], 1)).status).toBe(409)
    }
    const other = await shop.newBuyer()
    const { paymentNo } = await pay(open, { payType: 3 })
    expect(await change(open, 1, other)).toMatchObject({ status: 400, msg: '订单不存在' })
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'waiting' })
    expect(await detailOf(open[0] ?? '')).toMatchObject({ payType: 4, payStatus: 0 })
  })

  it('closes the code on the screen; what arrives for it all the same counts once', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { paymentNo, amount, cashierUrl } = await pay(orderNos)
    await change(orderNos, 4)
    const late = await mall.ask(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
    expect(late.status).toBe(409)
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    const order = await detailOf(orderNo)
    expect(order).toMatchObject({ payStatus: 1, payType: 1, paidAmount: amount })
    expect(order.events.filter(({ title }) => title === '支付')).toHaveLength(1)
  })

  it('and a payment at the same moment agree, whichever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
      const [orderNo = ''] = orderNos
      const { paymentNo, amount } = await pay(orderNos)
      const notice = noticeOf(paymentNo, amount)
      const [changed, , told] = await Promise.all([
        change(orderNos, 4),
        mall.ask(notifyPayment, notice),
        mall.ask(notifyPayment, notice),
      ])
      expect([200, 409]).toContain(changed.status)
      expect(told.status).toBe(200)
      const order = await detailOf(orderNo)
      expect(order).toMatchObject({ payStatus: 1, payType: 1, paidAmount: amount })
      expect(order.events.filter(({ title }) => title === '支付')).toHaveLength(1)
    }
  })

  it('a voucher closes an open code too; money for it goes back', async () => {
    const one = [{ skuId: skuIds[0] ?? 0, qty: 1 }]
    const { orderNos } = await shop.order(buyer, one, { payType: 4 })
    const [orderNo = ''] = orderNos
    const { paymentNo, amount, cashierUrl } = await pay(orderNos, { payType: 1 })
    await proof(orderNo)
    const late = await mall.ask(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
    expect(late.status).toBe(409)
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    await runJobs()
    expect(await detailOf(orderNo)).toMatchObject({ payStatus: 2, payType: 4, paidAmount: 0 })
    expect(await refundsOf(paymentNo)).toMatchObject([{ amount }])
  })
})

describe('payment notification', () => {
  async function waiting() {
    const { orderNos } = await shop.order(buyer, lines())
    const { paymentNo, amount } = await pay(orderNos)
    return { paymentNo, amount, orderNo: orderNos[0] ?? '' }
  }

  it('is processed once, even when delivered concurrently', async () => {
    const { paymentNo, amount, orderNo } = await waiting()
    const notice = noticeOf(paymentNo, amount)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mall.call(notifyPayment, notice)),
    )
    expect(answers.filter(({ isTaken }) => isTaken)).toHaveLength(1)
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    const { events } = await detailOf(orderNo)
    expect(events.map(({ title }) => title)).toEqual(['订单已提交', '支付'])
  })

  it.each([
    ['signed by another', { sign: 'a'.repeat(64) }, 403],
    ['changed on its way', { amount: 1 }, 403],
    ['not of now', { timestamp: 1 }, 403],
    ['without a signature', { sign: undefined }, 400],
  ])('%s is refused', async (_what, change, status) => {
    const { paymentNo, amount, orderNo } = await waiting()
    const notice = { ...noticeOf(paymentNo, amount), ...change }
    expect((await mall.ask(notifyPayment, notice)).status).toBe(status)
    expect(await detailOf(orderNo)).toMatchObject({ payStatus: 0 })
  })

  it.each([
    ['old', { timestamp: 0 }, 403],
    ['over another amount', { amount: 1 }, 422],
    ['of an unknown payment', { paymentNo: 'P261121090000000000' }, 400],
  ])('well signed but %s is refused', async (_what, change, status) => {
    const { paymentNo, amount, orderNo } = await waiting()
    expect((await mall.ask(notifyPayment, noticeOf(paymentNo, amount, change))).status).toBe(status)
    expect(await detailOf(orderNo)).toMatchObject({ payStatus: 0 })
  })

  it('of a failure after success changes nothing', async () => {
    const { paymentNo, amount } = await waiting()
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    await mall.call(notifyPayment, noticeOf(paymentNo, amount, { status: 'failed' }))
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'paid' })
  })
})

describe('refund of a payment', () => {
  it('happens once when a paid order is cancelled', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { cashierUrl, amount, paymentNo } = await pay(orderNos)
    await mall.call(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
    const input = { orderNo, reason: '不想要了' as const }
    const cancelled = await mall.call(cancelOrder, input, { token: buyer.token })
    expect(cancelled).toMatchObject({ status: 7, refundStatus: 2, actions: ['buyAgain'] })
    await Promise.all([runJobs(), runJobs()])
    await runJobs()
    const order = await detailOf(orderNo)
    expect(order).toMatchObject({ refundStatus: 3, payStatus: 4, refundAmount: amount })
    expect(order.events.filter(({ title }) => title === '退款已完成')).toHaveLength(1)
    expect(await refundsOf(paymentNo)).toMatchObject([{ amount }])
  })

  it('happens when the payment arrives after the order was cancelled', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { paymentNo, amount } = await pay(orderNos)
    const input = { orderNo, reason: '重复下单' as const }
    await mall.call(cancelOrder, input, { token: buyer.token })
    await mall.call(notifyPayment, noticeOf(paymentNo, amount))
    await runJobs()
    expect(await detailOf(orderNo)).toMatchObject({ status: 7, payStatus: 0, paidAmount: 0 })
    expect(await refundsOf(paymentNo)).toMatchObject([{ amount }])
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'paid', returnedAmount: amount })
    const { events } = await detailOf(orderNo)
    expect(events.map(({ text }) => text)).toContain('订单取消后的付款已原路退回')
  })

  it('is not needed where the cashier is still open: its code is closed', async () => {
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    const { paymentNo, cashierUrl } = await pay(orderNos)
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'waiting', returnedAmount: 0 })
    const input = { orderNo, reason: '重复下单' as const }
    await mall.call(cancelOrder, input, { token: buyer.token })
    expect(await statusOf(paymentNo)).toMatchObject({ status: 'closed' })
    const late = await mall.ask(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
    expect(late.status).toBe(409)
  })

  it('goes on where the provider refuses that of another buyer', async () => {
    const paid = []
    for (const _ of [1, 2]) {
      const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
      const [orderNo = ''] = orderNos
      const { cashierUrl, paymentNo } = await pay(orderNos)
      await mall.call(paySandbox, { ...holderOf(cashierUrl), outcome: 'paid' })
      const input = { orderNo, reason: '不想要了' as const }
      await mall.call(cancelOrder, input, { token: buyer.token })
      paid.push({ orderNo, paymentNo })
    }
    const [refused, other] = paid
    const provider = createProviders({
      db: mall.db,
      now: () => mall.time.now,
      pay: undefined,
      hasSandbox: true,
    }).provider
    const run = createRefunds(mall.db, {
      now: () => mall.time.now,
      provider: {
        ...provider,
        async refund(refund) {
          if (refund.paymentNo === refused?.paymentNo) throw new Error('余额不足')
          await provider.refund(refund)
        },
      },
    })
    const failures: unknown[] = []
    await run((error) => failures.push(error))
    expect(failures).toEqual([new Error('余额不足')])
    expect(await detailOf(other?.orderNo ?? '')).toMatchObject({ refundStatus: 3 })
    expect(await detailOf(refused?.orderNo ?? '')).toMatchObject({ refundStatus: 2 })
  })
})

describe('payment voucher', () => {
  const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const PNG = new Uint8Array([...PNG_START, ...Buffer.alloc(1024), ...Buffer.from('IEND')])
  const send = (body: BlobPart, orderNos: string, name = '回单.exe', { token } = buyer) => {
    const form = new FormData()
    form.append('file', new File([body], name))
    form.append('orderNos', orderNos)
    return mall.send(uploadVoucher.path, { method: 'POST', body: form, token })
  }

  it('proves a transfer for several orders and downloads unchanged', async () => {
    const { orderNos } = await shop.order(buyer, lines(), { payType: 4 })
    const answer = await send(PNG, orderNos.join(','))
    const { fileId, fileName } = uploadVoucher.output.parse(answer.data)
    expect(fileName).toBe('回单.png')
    for (const orderNo of orderNos) {
      const order = await detailOf(orderNo)
      expect(order).toMatchObject({ payStatus: 2, vouchers: [{ fileId }] })
    }
    const file = await mall.fetchCall(getVoucher, { fileId }, { token: buyer.token })
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG)
    const other = await shop.newBuyer()
    const foreign = await mall.ask(getVoucher, { fileId }, { token: other.token })
    expect([foreign.status, foreign.msg]).toEqual([400, '文件不存在'])
  })

  it.each([
    ['a page called a picture', '<html>', 400],
    ['nothing at all', '', 400],
    ['the first bytes of a picture', PNG.subarray(0, 1030), 400],
    ['a picture of twelve bytes', new Uint8Array([...PNG_START, ...Buffer.from('IEND')]), 400],
    ['five bytes that call themselves a PDF', '%PDF-', 400],
    ['more than 5 MB', new Uint8Array(VOUCHER_MAX_BYTES + 1), 400],
  ])('refuses %s', async (_what, body, status) => {
    const { orderNos } = await shop.order(buyer, lines(), { payType: 4 })
    const answer = await send(body, orderNos.join(','), 'a.png')
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
    expect(await detailOf(orderNos[0] ?? '')).toMatchObject({ payStatus: 0, vouchers: [] })
  })

  it('is limited to VOUCHERS_MAX per order, even when uploaded concurrently', async () => {
    const { orderNos } = await shop.order(buyer, lines(), { payType: 4 })
    const one = orderNos[0] ?? ''
    for (let at = 1; at < VOUCHERS_MAX; at += 1) expect((await send(PNG, one)).status).toBe(200)
    const both = await Promise.all([send(PNG, one), send(PNG, one)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await detailOf(one)).vouchers).toHaveLength(VOUCHERS_MAX)
  })

  it('is only for own orders paid by transfer, all or none', async () => {
    const other = await shop.newBuyer()
    const { orderNos: mine } = await shop.order(buyer, lines(), { payType: 4 })
    const { orderNos: theirs } = await shop.order(other, lines(), { payType: 4 })
    const { orderNos: online } = await shop.order(buyer, lines())
    expect((await send(PNG, [...mine, ...theirs].join(','))).status).toBe(400)
    expect((await send(PNG, [...mine, ...online].join(','))).status).toBe(409)
    expect((await send(PNG, 'D1')).status).toBe(400)
    expect(await detailOf(mine[0] ?? '')).toMatchObject({ payStatus: 0, vouchers: [] })
    const events = await mall.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, theirs[0] ?? ''))
    expect(events).toHaveLength(1)
  })
})

it('messages and order pages say the same', async () => {
  expect(await disagreements(mall)).toEqual([])
})
