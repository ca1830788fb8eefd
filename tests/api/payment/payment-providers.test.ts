import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayment } from '@/contract/payment/payment-calls'
import { createApi } from '@/server/edge/app'
import { orders, payments } from '@/server/kernel/db/order-schema'
import type { PayConfig } from '@/server/modules/payment/pay-config'
import { createProviders } from '@/server/modules/payment/providers'
import { orderMall, tidyOrders } from '../../support/order-mall'
import {
  certificate,
  keyPair,
  openGateway,
  rsaSign,
  seal,
  signedText,
} from '../../support/pay-gateway'
import { openTestMall, type TestMall } from '../../support/test-mall'

const API_KEY = '0123456789abcdef0123456789abcdef'
const APP_ID = '2026000000000001'
const MCH_ID = '1900000001'

const mallKeys = keyPair()
const alipayKeys = keyPair()
let merchant: ReturnType<typeof certificate>
let platform: ReturnType<typeof certificate>
let gateway: Awaited<ReturnType<typeof openGateway>>
let mall: TestMall
let shop: ReturnType<typeof orderMall>
let pay: PayConfig
let api: ReturnType<typeof createApi>
const warnings: (string | undefined)[] = []
/** Why Alipay does not close a trade. */
let closing = ''

beforeAll(async () => {
  merchant = certificate()
  platform = certificate()
  gateway = await openGateway(
    {
      alipay: { mallKey: mallKeys.publicKey, ownKey: alipayKeys.privateKey },
      wechat: { mallKey: merchant.publicPem, platform, apiKey: API_KEY },
    },
    {
      'alipay.trade.query': () => ({
        body: { code: '10000', msg: 'Success', trade_no: 'A1', trade_status: 'TRADE_SUCCESS' },
      }),
      'alipay.trade.close': () => ({
        body: { code: '40004', msg: 'Business Failed', sub_code: closing },
      }),
      'alipay.trade.refund': () => ({ body: { code: '10000', msg: 'Success' } }),
      'POST /v3/pay/transactions/native': () => ({
        body: { code_url: 'weixin://wxpay/bizpayurl?pr=abc' },
      }),
      'GET /v3/pay/transactions/out-trade-no/P': () => ({
        body: { trade_state: 'SUCCESS', transaction_id: 'W1' },
      }),
      'POST /v3/refund/domestic/refunds': () => ({ body: { refund_id: 'R1' } }),
    },
  )
  mall = await openTestMall()
  shop = orderMall(mall)
  const notify = 'https://mall.example.cn/api/payment/callback'
  pay = {
    alipay: {
      appId: APP_ID,
      privateKey: mallKeys.privateKey,
      publicKey: alipayKeys.publicKey,
      gateway: `${gateway.url}/gateway.do`,
      notifyUrl: `${notify}/alipay`,
      returnUrl: 'https://mall.example.cn/order/list',
    },
    wechat: {
      appId: 'wx01',
      mchId: MCH_ID,
      cert: merchant.cert,
      privateKey: merchant.privateKey,
      apiKey: API_KEY,
      gateway: gateway.url,
      notifyUrl: `${notify}/wechat`,
    },
  }
  api = createApi({
    db: mall.db,
    log: { error: () => {}, warn: (_fields, text) => warnings.push(text), info: () => {} },
    clock: () => mall.time.now,
    pay,
    config: { NEXT_PUBLIC_SITE_ID: 'mall', CORS_ORIGINS: [], TRUSTED_PROXY: false },
  })
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
  gateway.close()
})

/** A payment that waits, begun with this provider. */
async function begun(payType: 1 | 2) {
  const buyer = await shop.newBuyer()
  const [sku] = await shop.plainSkus(1, 1000)
  const { orderNos } = await shop.order(buyer, [{ skuId: sku?.id ?? 0, qty: 1 }], { payType })
  const created = await mall.call(createPayment, { orderNos }, { token: buyer.token })
  const provider = payType === 1 ? ('alipay' as const) : ('wechat' as const)
  await mall.db.update(payments).set({ provider }).where(eq(payments.paymentNo, created.paymentNo))
  const payStatus = async () =>
    (
      await mall.db
        .select()
        .from(orders)
        .where(eq(orders.orderNo, orderNos[0] ?? ''))
    )[0]?.payStatus
  return { ...created, token: buyer.token, payStatus }
}

const post = (path: string, body: string, headers: Record<string, string>) =>
  api.fetch(new Request(`http://mall.test${path}`, { method: 'POST', body, headers }))

const callAlipay = (params: Record<string, string>, key = alipayKeys.privateKey) => {
  const sign = rsaSign(signedText(params, ['sign', 'sign_type']), key)
  const body = new URLSearchParams({ ...params, sign, sign_type: 'RSA2' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return post('/api/payment/callback/alipay', body, headers)
}

function callWechat(
  content: object,
  { key = platform.privateKey, ageMs = 0, serial = platform.serial } = {},
) {
  const id = crypto.randomUUID()
  const body = JSON.stringify({ id, resource: seal(content, API_KEY) })
  const timestamp = String(Math.floor((mall.time.now - ageMs) / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'wechatpay-nonce': 'n1',
    'wechatpay-timestamp': timestamp,
    'wechatpay-serial': serial,
    'wechatpay-signature': rsaSign(`${timestamp}\nn1\n${body}\n`, key),
  }
  return post('/api/payment/callback/wechat', body, headers)
}

const provider = () =>
  createProviders({ db: mall.db, now: () => mall.time.now, pay, hasSandbox: true }).provider

describe('Alipay provider', () => {
  const toldOf = (paymentNo: string, yuan: string) => ({
    notify_id: crypto.randomUUID(),
    app_id: APP_ID,
    out_trade_no: paymentNo,
    trade_no: 'A1',
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuan,
  })
  const yuanOf = (amount: number) => (amount / 100).toFixed(2)

  it('returns a signed cashier address', async () => {
    const charge = {
      paymentNo: 'P261121090100222222',
      amount: 123_456,
      payType: 1,
      expiresAt: mall.time.now + 60_000,
    }
    const { cashierUrl } = await provider().create(charge)
    const answer = await fetch(cashierUrl)
    expect(answer.status).toBe(200)
    expect(gateway.calls.at(-1)).toMatchObject({
      what: 'alipay.trade.page.pay',
      input: { out_trade_no: charge.paymentNo, total_amount: '1234.56' },
    })
  })

  it('a signed notification pays once; a forged one is refused', async () => {
    const { paymentNo, amount, payStatus } = await begun(1)
    const told = toldOf(paymentNo, yuanOf(amount))
    const forged = await callAlipay(told, mallKeys.privateKey)
    expect(await forged.text()).toBe('failure')
    expect(await payStatus()).toBe(0)
    for (let time = 0; time < 2; time += 1) {
      expect(await (await callAlipay(told)).text()).toBe('success')
    }
    expect(await payStatus()).toBe(1)
  })

  it.each([
    ['another shop’s', { app_id: 'x' }],
    ['a closed trade', { trade_status: 'TRADE_CLOSED' }],
    ['an amount that is none', { total_amount: '1e3' }],
  ])('a notification of %s pays nothing', async (_what, over) => {
    const { paymentNo, amount, payStatus } = await begun(1)
    const answer = await callAlipay({ ...toldOf(paymentNo, yuanOf(amount)), ...over })
    expect(await answer.text()).toBe('failure')
    expect(await payStatus()).toBe(0)
  })

  it('a notification of too small an amount is refused with 422', async () => {
    const { paymentNo, payStatus } = await begun(1)
    expect((await callAlipay(toldOf(paymentNo, '0.01'))).status).toBe(422)
    expect(await payStatus()).toBe(0)
  })

  it.each([
    ['that was closed when its time was up, is closed', 'ACQ.TRADE_STATUS_ERROR'],
    ['that was never opened, is closed', 'ACQ.TRADE_NOT_EXIST'],
  ])('a payment %s', async (_what, reason) => {
    closing = reason
    await expect(provider().close((await begun(1)).paymentNo)).resolves.toBeUndefined()
  })

  it('that closes nothing keeps nobody from paying once more', async () => {
    closing = 'ACQ.SYSTEM_ERROR'
    const { orderNos, token } = await begun(1)
    const body = JSON.stringify({ orderNos })
    const headers = {
      'X-Site-Id': 'mall',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    }
    expect((await post(createPayment.path, body, headers)).status).toBe(200)
  })

  it('queries a payment and sends a refund', async () => {
    const { paymentNo } = await begun(1)
    expect(await provider().query(paymentNo)).toEqual({ status: 'paid', providerNo: 'A1' })
    await provider().refund({ refundNo: 'S1', paymentNo, amount: 105 })
    expect(gateway.calls.at(-1)).toMatchObject({
      what: 'alipay.trade.refund',
      input: { out_trade_no: paymentNo, out_request_no: 'S1', refund_amount: '1.05' },
    })
  })
})

describe('WeChat provider', () => {
  const paidWith = (paymentNo: string, total: number) => ({
    mchid: MCH_ID,
    out_trade_no: paymentNo,
    transaction_id: 'W1',
    trade_state: 'SUCCESS',
    amount: { total },
  })

  it('returns a QR code address', async () => {
    const charge = {
      paymentNo: 'P261121090100333333',
      amount: 10_800,
      payType: 2,
      expiresAt: Date.UTC(2026, 10, 21, 1, 30),
    }
    expect(await provider().create(charge)).toEqual({
      cashierUrl: 'weixin://wxpay/bizpayurl?pr=abc',
    })
    expect(gateway.calls.at(-1)?.input).toMatchObject({
      out_trade_no: charge.paymentNo,
      amount: { total: 10_800, currency: 'CNY' },
      time_expire: '2026-11-21T09:30:00+08:00',
    })
  })

  it('a freshly signed notification pays once; forged or old ones are refused', async () => {
    const { paymentNo, amount, payStatus } = await begun(2)
    const content = paidWith(paymentNo, amount)
    const forged = await callWechat(content, { key: merchant.privateKey })
    expect(forged.status).toBe(400)
    expect((await callWechat(content, { ageMs: 600_000 })).status).toBe(400)
    expect((await callWechat({ ...content, mchid: 'x' })).status).toBe(400)
    expect(await payStatus()).toBe(0)
    expect((await callWechat(content)).status).toBe(200)
    expect((await callWechat(content)).status).toBe(200)
    expect(await payStatus()).toBe(1)
  })

  it('asks for no certificate to refuse an old notification', async () => {
    const { paymentNo, amount } = await begun(2)
    const content = paidWith(paymentNo, amount)
    const unknown = { serial: '00FF', ageMs: 600_000 }
    const asked = () => gateway.calls.filter(({ what }) => what === 'GET /v3/certificates').length
    const before = asked()
    expect((await callWechat(content, unknown)).status).toBe(400)
    expect(asked()).toBe(before)
    expect(warnings).toEqual([])
    expect((await callWechat(content, { ...unknown, ageMs: 0 })).status).toBe(400)
    expect(asked()).toBe(before + 1)
    expect(warnings).toEqual(['notification of wechat not verified'])
  })

  it('queries a payment and sends a refund', async () => {
    const { paymentNo, amount } = await begun(2)
    expect(await provider().query(paymentNo)).toEqual({ status: 'paid', providerNo: 'W1' })
    await provider().refund({ refundNo: 'S2', paymentNo, amount: 1 })
    expect(gateway.calls.at(-1)?.input).toMatchObject({
      out_trade_no: paymentNo,
      out_refund_no: 'S2',
      amount: { refund: 1, total: amount, currency: 'CNY' },
    })
  })
})

describe('without provider settings', () => {
  it('the sandbox stands in and the callback address answers 404', async () => {
    const { provider: alone } = createProviders({
      db: mall.db,
      now: () => mall.time.now,
      pay: undefined,
      hasSandbox: true,
    })
    expect([1, 2, 3].map(alone.nameOf)).toEqual(['sandbox', 'sandbox', 'sandbox'])
    const answer = await mall.fetchPath('/api/payment/callback/alipay', { method: 'POST' })
    expect(answer.status).toBe(404)
  })
})
