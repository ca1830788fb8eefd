import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken, type LoginInfo, logout } from '@/contract/account/oauth-calls'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from '@/contract/account/security-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getMessageList } from '@/contract/message/message-calls'
import { callCounts, captchaTokens, smsCodes } from '@/server/kernel/db/access-schema'
import { sessions } from '@/server/kernel/db/account-schema'
import { forgetOldAccess } from '@/server/modules/account/forget-old'
import { codeFor } from '../../support/accounts'
import { captchaTokenFor, newPhone, ownAddress } from '../../support/captcha'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: a refresh token is spent under a lock, once.

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

const DAY_MS = 24 * 3600_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const ask = (refresh_token: string) =>
  mall.ask(getOauthToken, { grant_type: 'refresh_token', refresh_token })
async function renew({ refreshToken }: LoginInfo): Promise<LoginInfo> {
  return getOauthToken.output.parse((await ask(refreshToken)).data)
}
const isAlive = async ({ accessToken }: LoginInfo) =>
  (await mall.ask(getUserInfo, {}, { token: accessToken })).status === 200

type Buyer = { username: string; password: string }
const signIn = ({ username, password }: Buyer, userAgent: string, address = '203.0.113.7') =>
  mall.call(
    getOauthToken,
    { grant_type: 'password', username, password },
    { headers: { 'User-Agent': userAgent, 'X-Forwarded-For': address } },
  )
const titlesFor = async ({ accessToken }: LoginInfo) =>
  (await mall.call(getMessageList, { category: 8 }, { token: accessToken })).list.map(
    ({ title }) => title,
  )

describe('refresh-token reuse', () => {
  it('of an older generation revokes the whole token family and notifies the owner', async () => {
    const buyer = await mall.newUser()
    const first = await signIn(buyer, CHROME)
    const second = await renew(first)
    mall.time.now += 60_000
    const third = await renew(second)
    mall.time.now += 60_000
    const fourth = await renew(third)
    const stolen = await ask(first.refreshToken)
    expect([stolen.status, stolen.msg]).toEqual([400, '登录已失效，请重新登录'])
    expect(await isAlive(fourth)).toBe(false)
    expect((await ask(fourth.refreshToken)).status).toBe(400)
    const other = await signIn(buyer, CHROME)
    expect(await titlesFor(other)).toContain('账号登录状态异常，已为您退出')
  })

  it('of the last one gives the same successor for ten seconds, then revokes the family', async () => {
    const { tokens } = await mall.newUser()
    const next = await renew(tokens)
    mall.time.now += 9000
    const same = await renew(tokens)
    expect([same.refreshToken, same.accessToken]).toEqual([next.refreshToken, next.accessToken])
    mall.time.now += 2000
    expect((await ask(tokens.refreshToken)).status).toBe(400)
    expect(await isAlive(next)).toBe(false)
  })

  it('concurrent refreshes with one token give one successor', async () => {
    const { tokens } = await mall.newUser()
    const next = await Promise.all(Array.from({ length: 25 }, () => renew(tokens)))
    expect(new Set(next.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    const [one] = next
    expect(one && (await isAlive(one))).toBe(true)
  })

  it('a refresh token expires after 14 idle days, and after 30 days in any case', async () => {
    const idle = await mall.newUser()
    mall.time.now += 14 * DAY_MS + 1
    expect((await ask(idle.tokens.refreshToken)).status).toBe(400)

    const { tokens: first } = await mall.newUser()
    const start = mall.time.now
    let tokens = first
    for (let day = 5; day < 30; day += 5) {
      mall.time.now = start + day * DAY_MS
      tokens = await renew(tokens)
      expect(tokens.accessExpires - mall.time.now).toBeLessThanOrEqual(600_000)
    }
    expect(tokens.refreshExpires).toBe(start + 30 * DAY_MS)
    mall.time.now = start + 30 * DAY_MS + 1
    expect((await ask(tokens.refreshToken)).status).toBe(400)
  })

  it('refreshing is limited to thirty per minute and session', async () => {
    let { tokens } = await mall.newUser()
    for (let turn = 0; turn < 30; turn += 1) tokens = await renew(tokens)
    expect((await ask(tokens.refreshToken)).status).toBe(429)
    mall.time.now += 61_000
    expect((await ask(tokens.refreshToken)).status).toBe(200)
  })
})

describe('sessions (devices) of an account', () => {
  it('are listed with device names and masked addresses, the current one first', async () => {
    const buyer = await mall.newUser()
    await mall.call(logout, undefined, { token: buyer.tokens.accessToken })
    const desk = await signIn(buyer, CHROME)
    mall.time.now += 60_000
    await signIn(buyer, PHONE, '2001:db8:1:2::3')
    const list = await mall.call(getSessionList, {}, { token: desk.accessToken })
    expect(list).toMatchObject([
      { device: 'Chrome · Windows', address: '203.0.*.*', isCurrent: true },
      { device: 'Safari · iOS', address: '2001:db8:*', isCurrent: false },
    ])
    expect(JSON.stringify(list)).not.toContain('113.7')
  })

  it('are ended one by one, or all others at once', async () => {
    const buyer = await mall.newUser()
    const one = await signIn(buyer, CHROME)
    const two = await signIn(buyer, PHONE)
    const three = await signIn(buyer, '')
    const token = one.accessToken
    const list = await mall.call(getSessionList, {}, { token })
    const phone = list.find(({ device }) => device === 'Safari · iOS')
    await mall.call(endSession, { id: phone?.id ?? '' }, { token })
    expect([await isAlive(two), await isAlive(three)]).toEqual([false, true])
    const { count } = await mall.call(endOtherSessions, {}, { token })
    expect(count).toBe(2)
    expect([await isAlive(one), await isAlive(three)]).toEqual([true, false])
  })

  it('of another user are unknown', async () => {
    const a = await mall.newUser()
    const b = await mall.newUser()
    const [own] = await mall.call(getSessionList, {}, { token: b.tokens.accessToken })
    const foreign = await mall.ask(endSession, { id: own?.id }, { token: a.tokens.accessToken })
    const unknown = await mall.ask(
      endSession,
      { id: crypto.randomUUID() },
      { token: a.tokens.accessToken },
    )
    expect([foreign.status, foreign.code, foreign.msg]).toEqual([
      unknown.status,
      unknown.code,
      unknown.msg,
    ])
    expect(await isAlive(b.tokens)).toBe(true)
  })

  it('a sign-in on a new device notifies the owner, except the first', async () => {
    const buyer = await mall.newUser()
    expect(await titlesFor(buyer.tokens)).toEqual([])
    await signIn(buyer, CHROME)
    await signIn(buyer, CHROME)
    expect(await titlesFor(buyer.tokens)).toEqual(['账号在新设备上登录'])
    const tokens = await signIn(buyer, PHONE)
    expect(await titlesFor(tokens)).toHaveLength(2)
  })

  it('device count and password age determine getAccountSecurity', async () => {
    const buyer = await mall.newUser()
    const safe = await mall.call(getAccountSecurity, {}, { token: buyer.tokens.accessToken })
    expect(safe.points.every(({ holds }) => holds)).toBe(true)
    for (let turn = 0; turn < 3; turn += 1) await signIn(buyer, CHROME)
    mall.time.now += 181 * DAY_MS
    for (let turn = 0; turn < 3; turn += 1) await signIn(buyer, CHROME)
    const { accessToken: token } = await signIn(buyer, CHROME)
    const { points, deviceCount } = await mall.call(getAccountSecurity, {}, { token })
    expect(deviceCount).toBe(4)
    expect(points.filter(({ holds }) => holds).map(({ point }) => point)).toEqual(['phone'])
  })
})

describe('expired sessions, codes and captchas', () => {
  it('are deleted by forgetOldAccess, and not before their time', async () => {
    const { tokens } = await mall.newUser()
    await renew(tokens)
    const code = await codeFor(mall, newPhone(), 'login')
    expect(code).toMatch(/^\d{6}$/)
    await captchaTokenFor(mall, 'sms', { headers: ownAddress() })
    const saved = async () => [
      (await mall.db.select().from(smsCodes)).length,
      (await mall.db.select().from(captchaTokens)).length,
      (await mall.db.select().from(callCounts)).length,
      (await mall.db.select().from(sessions)).length,
    ]
    await forgetOldAccess(mall.db, mall.time.now)
    expect((await saved()).every((count) => count > 0)).toBe(true)
    await forgetOldAccess(mall.db, mall.time.now + 31 * DAY_MS)
    expect(await saved()).toEqual([0, 0, 0, 0])
  })
})
