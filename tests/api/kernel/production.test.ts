import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getSmsOutbox } from '@/contract/account/sms-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { submitOrder } from '@/contract/order/checkout-calls'
import { getOrderDetail } from '@/contract/order/order-calls'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import { changePayType, createPayment } from '@/contract/payment/payment-calls'
import { fillProduction } from '@/server/edge/ops/database'
import {
  blockDemoAccounts,
  DEMO_ACCOUNTS,
  openDemoAccounts,
} from '@/server/edge/seed/demo-accounts'
import { users } from '@/server/kernel/db/account-schema'
import { regions } from '@/server/kernel/db/catalog-schema'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuId = 0
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall({ MALL_MODE: 'production' })
  shop = orderMall(mall)
  skuId = (await shop.plainSkus(1, 100))[0]?.id ?? 0
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const submit = async (payType: 1 | 2 | 3 | 4) => {
  const preview = await shop.previewNow(buyer, [{ skuId, qty: 1 }])
  return shop.askSubmit(buyer, shop.submission(buyer, preview, { payType }))
}

describe('a mall in production without payment providers', () => {
  it('offers transfers alone and refuses an order to be paid otherwise', async () => {
    const { payTypes } = await shop.previewNow(buyer, [{ skuId, qty: 1 }])
    expect(payTypes).toEqual([OFFLINE_PAY])
    for (const payType of [1, 2, 3] as const) {
      const refused = await submit(payType)
      expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining('暂不支持')])
    }
  })

  it('has no sandbox that an order could be paid by', async () => {
    const { status, data } = await submit(OFFLINE_PAY)
    expect(status).toBe(200)
    const { orderNos } = submitOrder.output.parse(data)
    const [orderNo = ''] = orderNos
    const { token } = buyer
    const detail = await mall.call(getOrderDetail, { orderNo }, { token })
    expect(detail).toMatchObject({ payTypes: [OFFLINE_PAY], payStatus: 0 })
    for (const payType of [1, 2, 3] as const) {
      expect((await mall.ask(createPayment, { orderNos, payType }, { token })).status).toBe(422)
      expect((await mall.ask(changePayType, { orderNos, payType }, { token })).status).toBe(422)
    }
    expect(await mall.call(getOrderDetail, { orderNo }, { token })).toMatchObject({
      payType: OFFLINE_PAY,
      payStatus: 0,
    })
  })

  it('shows nobody the SMS of others', async () => {
    expect(await mall.ask(getSmsOutbox)).toMatchObject({ msg: '短信收件箱不存在', data: null })
  })
})

describe('demo accounts in production', () => {
  const [{ username, password }] = DEMO_ACCOUNTS
  const signIn = () => mall.ask(getOauthToken, { grant_type: 'password', username, password })

  it('are blocked: their sessions end, and nobody signs in by their public passwords', async () => {
    const { data } = await signIn()
    const { accessToken: token } = getOauthToken.output.parse(data)
    expect((await mall.ask(getUserInfo, undefined, { token })).status).toBe(200)
    expect(await blockDemoAccounts(mall.db)).toEqual(
      DEMO_ACCOUNTS.map((account) => account.username),
    )
    expect((await mall.ask(getUserInfo, undefined, { token })).status).toBe(401)
    expect(await signIn()).toMatchObject({ status: 400, msg: '该账号已停用，请联系平台客服' })
    expect(await openDemoAccounts(mall.db)).toEqual([])
  })

  it('are no customers of the same name', async () => {
    const isOne = eq(users.username, username)
    const [before] = await mall.db.select().from(users).where(isOne)
    const customer = { phone: '13900000001', blockedAt: null }
    await mall.db.update(users).set(customer).where(isOne)
    expect(await blockDemoAccounts(mall.db)).toEqual([])
    const [after] = await mall.db.select().from(users).where(isOne)
    expect(after?.blockedAt).toBeNull()
    const { phone, blockedAt } = before ?? customer
    await mall.db.update(users).set({ phone, blockedAt }).where(isOne)
  })

  it('are blocked once', async () => {
    expect(await blockDemoAccounts(mall.db)).toEqual([])
  })
})

describe('an empty mall in production', () => {
  it('has the regions that addresses name, once', async () => {
    const all = await mall.db.$count(regions)
    await mall.db.delete(regions)
    await fillProduction(mall.db)
    await fillProduction(mall.db)
    expect(await mall.db.$count(regions)).toBe(all)
  })
})
