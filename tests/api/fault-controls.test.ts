import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/add-to-cart'
import { getProductHistoryRecord } from '@/contract/brand'
import { getCartListCount } from '@/contract/cart-count'
import { CODE } from '@/contract/constants'
import { getHotSearch, recordSearch } from '@/contract/home'
import { getOauthToken } from '@/contract/oauth'
import { searchProducts } from '@/contract/product'
import { getRepairInfo } from '@/contract/repair'
import { getUserInfo } from '@/contract/user'
import { users } from '@/server/db/account-schema'
import { orders } from '@/server/db/order-schema'
import { DEMO_ACCOUNTS } from '@/server/ops/accounts'
import { orderMall, tidyOrders } from '../support/order-mall'
import { openTestMall, type TestMall } from '../support/test-mall'

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

/** Steers the API. */
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

describe('an armed fault', () => {
  it('strikes its path until it is disarmed', async () => {
    const armed = await control('arm', { path: HOT, fault: 'status=503' })
    expect(armed.status).toBe(200)
    expect(await statuses(HOT, HOT, getRepairInfo.path)).toEqual([503, 503, 200])
    await control('disarm', { path: HOT })
    expect(await statuses(HOT)).toEqual([200])
  })

  it('strikes so many times', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 2 })
    expect(await statuses(HOT)).toEqual([503])
    expect(await state()).toMatchObject({ armed: [{ path: HOT, fault: 'status=503', times: 1 }] })
    expect(await statuses(HOT, HOT)).toEqual([503, 200])
    expect(await state()).toMatchObject({ armed: [] })
  })

  it('strikes all paths below a star, drawings and probes too', async () => {
    await control('arm', { path: '/api/*', fault: 'status=418' })
    expect(await statuses(HOT, '/api/healthz', '/api/product/drawing/anchor-bolt.svg')).toEqual([
      418, 418, 418,
    ])
    await control('arm', { path: '/api/product/*', fault: 'status=500' })
    expect(await statuses(HOT, '/api/product/drawing/anchor-bolt.svg')).toEqual([418, 500])
    await control('disarm')
    expect(await statuses(HOT, '/api/healthz')).not.toContain(418)
  })

  it('gives way to what the call itself asks for, and to a later one of its path', async () => {
    await control('arm', { path: HOT, fault: 'status=503' })
    const own = await mall.send(HOT, { headers: { 'x-fault': 'status=500' } })
    expect(own.status).toBe(500)
    await control('arm', { path: HOT, fault: 'status=502' })
    expect(await statuses(HOT)).toEqual([502])
    expect(await state()).toMatchObject({ armed: [{ fault: 'status=502' }] })
  })

  it('never strikes the controls', async () => {
    await control('arm', { path: '/api/*', fault: 'status=503' })
    const headers = { 'x-fault': 'reset' }
    expect((await mall.send('/api/faults', { headers })).status).toBe(200)
    expect((await control('disarm')).status).toBe(200)
  })

  it('leaves preflights alone', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 1 })
    await mall.api.fetch(new Request(`http://mall.test${HOT}`, { method: 'OPTIONS' }))
    expect(await statuses(HOT)).toEqual([503])
  })
})

describe('a control', () => {
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
    expect([status, code]).toEqual([400, CODE.badInput])
    expect(msg).toContain(word)
    expect(await state()).toMatchObject({ armed: [], shiftMs: 0 })
  })

  it('refuses what is not JSON', async () => {
    const { status, msg } = await mall.send('/api/faults/arm', { method: 'POST', body: '{' })
    expect([status, msg]).toEqual([400, 'body: not JSON'])
  })

  it('wants the site header, and a name that is known', async () => {
    const headers = { 'X-Site-Id': 'other' }
    expect((await mall.send('/api/faults', { headers })).status).toBe(400)
    expect((await control('explode')).status).toBe(404)
  })
})

describe('the counts', () => {
  it('are of every path since the reset, controls left out', async () => {
    await control('arm', { path: HOT, fault: 'status=503', times: 1 })
    await statuses(HOT, HOT, '/api/healthz')
    expect(await state()).toMatchObject({ calls: { [HOT]: 2, '/api/healthz': 1 } })
    await control('reset')
    expect(await state()).toMatchObject({ calls: {} })
  })
})

describe('expired tokens', () => {
  it('are refused, their refresh tokens live on', async () => {
    const { tokens: other } = await mall.newUser()
    const { accessToken, refreshToken } = await signIn()
    const { data } = await control('expireTokens', { username: 'DEMO' })
    expect(data).toEqual({ sessions: 1 })
    expect((await asDemo(accessToken)).status).toBe(401)
    expect((await asDemo(other.accessToken)).status).toBe(200)
    const renewed = getOauthToken.output.parse((await renew(refreshToken)).data)
    expect((await asDemo(renewed.accessToken)).status).toBe(200)
  })

  it('of everybody', async () => {
    const { tokens } = await mall.newUser()
    const { accessToken } = await signIn()
    await control('expireTokens', {})
    for (const token of [tokens.accessToken, accessToken]) {
      expect((await asDemo(token)).status).toBe(401)
    }
  })

  it('with refresh leave nothing to renew', async () => {
    const { accessToken, refreshToken } = await signIn()
    await control('expireTokens', { username: 'demo', refresh: true })
    expect((await asDemo(accessToken)).status).toBe(401)
    expect((await renew(refreshToken)).code).toBe(CODE.badCredentials)
  })
})

describe('maintenance', () => {
  it('begins and ends at once', async () => {
    const { data } = await control('maintenance', { on: true, title: '升级', endsInMs: HOUR_MS })
    expect(data).toMatchObject({ maintenance: { title: '升级' } })
    expect((await mall.send(HOT)).code).toBe(CODE.underRepair)
    const info = await mall.call(getRepairInfo)
    expect(info).toMatchObject({ repairing: true, title: '升级' })
    expect(info.endTime).toBe(mall.time.now + HOUR_MS)
    await control('maintenance', { on: false })
    expect(await statuses(HOT)).toEqual([200])
  })
})

describe('the clock', () => {
  it('moves every now, the Date header and what expires', async () => {
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
  it('forgets what was armed, the shift and the maintenance', async () => {
    await control('arm', { path: HOT, fault: 'status=503' })
    await control('clock', { shiftMs: HOUR_MS })
    await control('maintenance', { on: true })
    const { status } = await control('reset')
    expect(status).toBe(200)
    expect(await state()).toEqual({
      ...{ armed: [], shiftMs: 0, held: 0, calls: {}, maintenance: null },
      now: mall.time.now,
    })
    expect(await statuses(HOT)).toEqual([200])
  })

  it('empties sessions, carts and histories', async () => {
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

  it('forgets orders, and what was held for them is free again', async () => {
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

  it('gives the demo accounts back as they were, changed or gone', async () => {
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
