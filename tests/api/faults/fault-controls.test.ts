import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getHotSearch, recordSearch } from '@/contract/catalog/home-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { getProductHistoryRecord } from '@/contract/search/suggestion-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { users } from '@/server/kernel/db/account-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const HOT = getHotSearch.path
const HOUR_MS = 3600_000
const [DEMO] = DEMO_ACCOUNTS

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ hasFaults: true })
})
afterEach(async () => {
  await control('reset')
})
afterAll(() => mall.close())

/** Calls a fault control of the API. */
const control = (name: string, input?: object) =>
  mall.send(`/api/faults/${name}`, {
    method: 'POST',
    ...(input && { body: JSON.stringify(input) }),
  })
const state = async () => (await mall.send('/api/faults')).data
const statuses = async (...paths: string[]) => {
  const met: number[] = []
  const headers = { 'X-Site-Id': 'mall' }
  for (const path of paths) {
    met.push((await mall.api.fetch(new Request(`http://mall.test${path}`, { headers }))).status)
  }
  return met
}
const signIn = () =>
  mall.call(getOauthToken, {
    grant_type: 'password',
    username: DEMO.username,
    password: DEMO.password,
  })
const renew = (refresh_token: string) =>
  mall.ask(getOauthToken, { grant_type: 'refresh_token', refresh_token })
const asDemo = (accessToken: string) => mall.ask(getUserInfo, {}, { token: accessToken })

describe('armed fault', () => {
  it('applies to its path until disarmed', async () => {
    const armed = await control('arm', { path: HOT, fault: 'status=503' })
    expect(armed.status).toBe(200)
    expect(await statuses(HOT, HOT, getRepairInfo.path)).toEqual([503, 503, 200])
    await control('disarm', { path: HOT })
    expect(await statuses(HOT)).toEqual([200])
  })

  it('applies the given number of times', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 2 })
    expect(await statuses(HOT)).toEqual([503])
    expect(await state()).toMatchObject({ armed: [{ path: HOT, fault: 'status=503', times: 1 }] })
    expect(await statuses(HOT, HOT)).toEqual([503, 200])
    expect(await state()).toMatchObject({ armed: [] })
  })

  it('with a path ending in * applies to everything below, drawings and probes too', async () => {
    await control('arm', { path: '/api/*', fault: 'status=418' })
    expect(await statuses(HOT, '/api/healthz', '/api/product/drawing/anchor-bolt.svg')).toEqual([
      418, 418, 418,
    ])
    await control('arm', { path: '/api/product/*', fault: 'status=500' })
    expect(await statuses(HOT, '/api/product/drawing/anchor-bolt.svg')).toEqual([418, 500])
    await control('disarm')
    expect(await statuses(HOT, '/api/healthz')).not.toContain(418)
  })

  it('yields to the x-fault of the call, and to one armed later for the path', async () => {
    await control('arm', { path: HOT, fault: 'status=503' })
    const own = await mall.send(HOT, { headers: { 'x-fault': 'status=500' } })
    expect(own.status).toBe(500)
    await control('arm', { path: HOT, fault: 'status=502' })
    expect(await statuses(HOT)).toEqual([502])
    expect(await state()).toMatchObject({ armed: [{ fault: 'status=502' }] })
  })

  it('never applies to the fault controls', async () => {
    await control('arm', { path: '/api/*', fault: 'status=503' })
    const headers = { 'x-fault': 'reset' }
    expect((await mall.send('/api/faults', { headers })).status).toBe(200)
    expect((await control('disarm')).status).toBe(200)
  })

  it('does not apply to preflights', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 1 })
    await mall.api.fetch(new Request(`http://mall.test${HOT}`, { method: 'OPTIONS' }))
    expect(await statuses(HOT)).toEqual([503])
  })
})

describe('fault control', () => {
  it.each([
    ['arm', { path: HOT }, 'fault'],
    ['arm', { path: 'api', fault: 'hang' }, 'path'],
    ['arm', { path: HOT, fault: 'boom' }, '"boom"'],
    ['arm', { path: HOT, fault: 'hang', times: 0 }, 'times'],
    ['arm', { path: HOT, fault: 'hang', time: 1 }, 'time'],
    ['clock', {}, 'shiftMs'],
    ['clock', { shiftMs: 1e15 }, 'shiftMs'],
    ['maintenance', { on: 'yes' }, 'on'],
    ['expireTokens', { user: 'demo' }, 'user'],
  ])('%s refuses %j and names what is wrong', async (name, input, word) => {
    const { status, code, msg } = await control(name, input)
    expect([status, code]).toEqual([400, ENVELOPE_CODE.badInput])
    expect(msg).toContain(word)
    expect(await state()).toMatchObject({ armed: [], shiftMs: 0 })
  })

  it('refuses a body that is not JSON', async () => {
    const { status, msg } = await mall.send('/api/faults/arm', { method: 'POST', body: '{' })
    expect([status, msg]).toEqual([400, 'body: not JSON'])
  })

  it('requires the site header and a known name', async () => {
    const headers = { 'X-Site-Id': 'other' }
    expect((await mall.send('/api/faults', { headers })).status).toBe(400)
    expect((await control('explode')).status).toBe(404)
  })
})

describe('call counts', () => {
  it('count every path since the reset, without the fault controls', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 1 })
    await statuses(HOT, HOT, '/api/healthz')
    expect(await state()).toMatchObject({ calls: { [HOT]: 2, '/api/healthz': 1 } })
    await control('reset')
    expect(await state()).toMatchObject({ calls: {} })
  })
})

describe('expireTokens', () => {
  it('expires access tokens of one user; refresh tokens stay valid', async () => {
    const { tokens: other } = await mall.newUser()
    const { accessToken, refreshToken } = await signIn()
    const { data } = await control('expireTokens', { username: 'DEMO' })
    expect(data).toEqual({ sessions: 1 })
    expect((await asDemo(accessToken)).status).toBe(401)
    expect((await asDemo(other.accessToken)).status).toBe(200)
    const renewed = getOauthToken.output.parse((await renew(refreshToken)).data)
    expect((await asDemo(renewed.accessToken)).status).toBe(200)
  })

  it('without a user expires the access tokens of everybody', async () => {
    const { tokens } = await mall.newUser()
    const { accessToken } = await signIn()
    await control('expireTokens', {})
    for (const token of [tokens.accessToken, accessToken]) {
      expect((await asDemo(token)).status).toBe(401)
    }
  })

  it('with refresh expires the refresh tokens too', async () => {
    const { accessToken, refreshToken } = await signIn()
    await control('expireTokens', { username: 'demo', refresh: true })
    expect((await asDemo(accessToken)).status).toBe(401)
    expect((await renew(refreshToken)).code).toBe(ENVELOPE_CODE.badCredentials)
  })
})

describe('maintenance', () => {
  it('starts and ends at once', async () => {
    const { data } = await control('maintenance', { on: true, title: '升级', endsInMs: HOUR_MS })
    expect(data).toMatchObject({ maintenance: { title: '升级' } })
    expect((await mall.send(HOT)).code).toBe(ENVELOPE_CODE.underRepair)
    const info = await mall.call(getRepairInfo)
    expect(info).toMatchObject({ repairing: true, title: '升级' })
    expect(info.endTime).toBe(mall.time.now + HOUR_MS)
    await control('maintenance', { on: false })
    expect(await statuses(HOT)).toEqual([200])
  })
})

describe('clock', () => {
  it('shifts now, the Date header and expiry times', async () => {
    const { accessToken } = await signIn()
    const moved = mall.time.now + HOUR_MS
    await control('clock', { shiftMs: HOUR_MS })
    const answer = await mall.ask(getRepairInfo)
    expect(getRepairInfo.output.parse(answer.data).now).toBe(moved)
    expect(answer.headers.get('date')).toBe(new Date(moved).toUTCString())
    const failed = await mall.send(HOT, { headers: { 'x-fault': 'status=503' } })
    expect(failed.headers.get('date')).toBe(new Date(moved).toUTCString())
    expect((await asDemo(accessToken)).status).toBe(401)
    expect((await signIn()).accessExpires).toBeGreaterThan(moved)
    await control('clock', { shiftMs: -HOUR_MS })
    expect(await state()).toMatchObject({ shiftMs: -HOUR_MS, now: mall.time.now - HOUR_MS })
  })
})

describe('reset', () => {
  it('clears armed faults, the clock shift and the maintenance', async () => {
    await control('arm', { path: HOT, fault: 'status=503' })
    await control('clock', { shiftMs: HOUR_MS })
    await control('maintenance', { on: true })
    const { status } = await control('reset')
    expect(status).toBe(200)
    expect(await state()).toEqual({
      armed: [],
      shiftMs: 0,
      held: 0,
      calls: {},
      maintenance: null,
      now: mall.time.now,
      scopes: [],
    })
    expect(await statuses(HOT)).toEqual([200])
  })

  it('clears sessions, carts and search histories', async () => {
    const token = (await signIn()).accessToken
    const { list } = await mall.call(searchProducts, { areaCode: ['0000'], pageSize: 1 })
    const sku = list[0]?.sku
    const items = [{ skuId: sku?.skuId ?? 0, qty: sku?.moq ?? 0 }]
    await mall.call(saveCartProduct, { items }, { token })
    await mall.call(recordSearch, { searchTerms: '螺栓' }, { token })
    expect(await mall.call(getCartListCount, undefined, { token })).toBe(1)
    expect(await mall.call(getProductHistoryRecord, undefined, { token })).toHaveLength(1)
    await control('reset')
    expect((await asDemo(token)).status).toBe(401)
    const fresh = { token: (await signIn()).accessToken }
    expect(await mall.call(getCartListCount, undefined, fresh)).toBe(0)
    expect(await mall.call(getProductHistoryRecord, undefined, fresh)).toEqual([])
  })

  it('deletes orders and frees the stock held for them', async () => {
    const shop = orderMall(mall)
    const [sku] = await shop.plainSkus(1, 100)
    const skuId = sku?.id ?? 0
    const buyer = await shop.newBuyer()
    await shop.order(buyer, [{ skuId, qty: 30 }])
    expect(await shop.books(skuId)).toEqual({ free: 70, held: 30, locked: 30, onHand: 100 })
    await control('reset')
    expect(await shop.books(skuId)).toEqual({ free: 100, held: 0, locked: 0, onHand: 100 })
    expect(await mall.db.select().from(orders)).toEqual([])
    await tidyOrders(mall)
  })

  it('restores changed or deleted demo accounts', async () => {
    const [demo, buyer] = DEMO_ACCOUNTS
    await mall.db
      .update(users)
      .set({ passwordHash: 'x', nickname: '改过', companyName: '改过' })
      .where(eq(users.username, demo.username))
    await mall.db.delete(users).where(eq(users.username, buyer.username))
    await control('reset')
    const { data } = await asDemo((await signIn()).accessToken)
    expect(data).toMatchObject({ nickname: '', companyName: demo.companyName })
    const { username, password } = buyer
    await mall.call(getOauthToken, { grant_type: 'password', username, password })
  })
})
