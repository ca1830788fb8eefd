import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chinaDate } from '@/contract/china-clock'
import { HEADER } from '@/contract/constants'
import { previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import {
  cancelOrder,
  exportOrders,
  getOrderDetail,
  getOrderList,
} from '@/contract/order/order-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import {
  createPayment,
  getPaymentStatus,
  notifyPayment,
  paySandbox,
} from '@/contract/payment/payment-calls'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { PAYMENT_NO } from '../../support/good-orders'
import { mutationsOf } from '../../support/mutated-answer'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

const INPUTS = runsOf(150)
const SLOW_MS = 60_000
const DAY_MS = 86_400_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let good: Record<string, unknown>

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const skuIds = (await shop.plainSkus(2, 1_000_000)).map(({ id }) => id)
  buyer = await shop.newBuyer()
  const lines = skuIds.map((skuId) => ({ skuId, qty: 1, note: '急用', buyerCode: 'A-1' }))
  const preview = await shop.previewNow(buyer, lines)
  const { orderNos } = await shop.order(buyer, lines)
  const remarks = [{ shopId: 1, remark: '工作日送' }]
  const given = { lines: seenLinesOf(preview), remarks, poNumber: 'PO-1' }
  const [orderNo] = orderNos
  good = {
    previewOrder: { source: 'buyNow', lines, addressId: buyer.addressId, areaCode: ['33'] },
    submitOrder: shop.submission(buyer, preview, given),
    getOrderList: { type: 1, keyword: '螺栓', dateKey: '01', page: 1, pageSize: 10 },
    exportOrders: { type: 1, keyword: 'D', dateKey: '03' },
    getOrderDetail: { orderNo },
    cancelOrder: { orderNo, reason: '其他' },
    createPayment: { orderNos, payType: 1 },
    getPaymentStatus: { paymentNo: PAYMENT_NO },
    paySandbox: { paymentNo: PAYMENT_NO, token: 't'.repeat(43), outcome: 'paid' },
    notifyPayment: {
      paymentNo: PAYMENT_NO,
      providerNo: 'bank-1',
      amount: 1,
      status: 'paid',
      timestamp: mall.time.now,
      nonce: randomUUID(),
      sign: 'a'.repeat(64),
    },
  }
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const CALLS = [
  previewOrder,
  submitOrder,
  getOrderList,
  exportOrders,
  getOrderDetail,
  cancelOrder,
  createPayment,
  getPaymentStatus,
  paySandbox,
  notifyPayment,
]
const REFUSALS = [400, 403, 409, 413, 422, 429]

describe('arbitrary input of order calls', () => {
  it.each(CALLS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers per contract or refuses in Chinese, and logs no error',
    async (name, endpoint) => {
      const input = fc.oneof(
        mutationsOf(good[name], { kind: 'wrong', copies: 600 }),
        mutationsOf(good[name], { kind: 'silly', copies: 600 }),
      )
      await fc.assert(
        fc.asyncProperty(input, async ({ answer: body }) => {
          const headers = { [HEADER.idempotencyKey]: randomUUID() }
          const sent = await mall.fetchCall(endpoint, body, { token: buyer.token, headers })
          if (sent.status === 200) return
          const { msg } = await sent.json()
          expect([sent.status, msg]).toEqual([
            expect.toSatisfy((status: number) => REFUSALS.includes(status)),
            expect.stringMatching(/\p{Script=Han}/u),
          ])
        }),
        { numRuns: INPUTS },
      )
      expect(mall.logged).toEqual([])
    },
    SLOW_MS,
  )

  it('lone surrogates and invisible characters are stripped from order texts', async () => {
    const skuId = (await shop.plainSkus(1, 1_000_000))[0]?.id ?? 0
    const odd = 'A\ud83d\u200b\u202eB'
    const preview = await shop.previewNow(buyer, [{ skuId, qty: 1, note: odd }])
    const remarks = [{ shopId: preview.groups[0]?.shop.id ?? 0, remark: odd }]
    const answer = await shop.askSubmit(
      buyer,
      shop.submission(buyer, preview, { poNumber: odd, remarks }),
    )
    const [orderNo = ''] = shop.placed(answer).orderNos
    const order = await mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
    expect([order.poNumber, order.remark, order.lines[0]?.note]).toEqual(['AB', 'AB', 'AB'])
  })
})

describe('the required date of an order', () => {
  async function statusOf(requiredDate: string): Promise<number> {
    const skuId = (await shop.plainSkus(1, 1_000_000))[0]?.id ?? 0
    const preview = await shop.previewNow(buyer, [{ skuId, qty: 1 }])
    const input = shop.submission(buyer, preview, { requiredDate })
    return (await shop.askSubmit(buyer, input)).status
  }

  it.each([
    ['today', 0, 400],
    ['tomorrow', 1, 200],
    ['in half a year', 180, 200],
    ['a day later', 181, 400],
  ])('%s', async (_when, days, status) => {
    expect(await statusOf(chinaDate(mall.time.now + days * DAY_MS))).toBe(status)
  })

  it.each(['2026-02-30', '2026/12/01', '1 December', '20261201'])('refuses %s', async (odd) => {
    expect(await statusOf(odd)).toBe(400)
  })
})
