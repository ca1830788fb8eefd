import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { modifyPassword } from '@/contract/account/account-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { sendSms } from '@/contract/account/sms-calls'
import { callCounts, smsOutbox } from '@/server/kernel/db/access-schema'
import { forgetOldAccess } from '@/server/modules/account/forget-old'
import { newBrowser, userOf } from '../../support/accounts'
import { givenCaptchaToken, ownAddress } from '../../support/captcha'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 24 * 3600_000
const WRONG_CODE = '短信验证码不正确或已失效'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

type From = { headers: Record<string, string> }
const stranger = (): From => ({ headers: ownAddress() })
const solved = (purpose: 'login' | 'sms') => givenCaptchaToken(mall, purpose)

const signIn = (given: { username: string; password: string; captchaToken?: string }, from: From) =>
  mall.ask(getOauthToken, { grant_type: 'password', ...given }, from)

async function guess(username: string, times: number, from: From): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const captchaToken = await solved('login')
    await signIn({ username, password: `wrong ${turn}`, captchaToken }, from)
  }
}

/** A user and the browser he signed in on, which moves from network to network. */
async function owner() {
  const user = await mall.newUser()
  const { id, phone } = await userOf(mall, user.tokens.accessToken)
  const given = { username: user.username, password: user.password }
  const answer = await signIn(given, stranger())
  const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';')
  const atHome = (): From => ({ headers: { ...ownAddress(), Cookie: cookie } })
  return { ...given, id, phone, atHome, token: user.tokens.accessToken }
}

async function order(phone: string, from: From) {
  const captchaToken = await solved('sms')
  return mall.ask(sendSms, { phone, scene: 'login', captchaToken }, from)
}

/** The code the phone was sent. */
function sentCode(phone: string): Promise<string> {
  return vi.waitFor(async () => {
    const rows = await mall.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))
    const [code] = /\d{6}/.exec(rows.at(-1)?.text ?? '') ?? []
    if (!code) throw new Error('no code was sent')
    return code
  })
}

const enter = (phone: string, code: string, from: From) =>
  mall.ask(getOauthToken, { grant_type: 'sms', phone, code }, from)

describe('passwords guessed by strangers', () => {
  it('never touch a browser the account knows, which has a limit of its own', async () => {
    const { username, password, atHome } = await owner()
    await guess(username, 4, stranger())
    // Neither locked out nor asked for a captcha.
    expect((await signIn({ username, password }, atHome())).status).toBe(200)
    await guess(username, 1, atHome())
    const own = like(callCounts.key, 'sign-in-device:%')
    await mall.db.update(callCounts).set({ count: 10 }).where(own)
    const captchaToken = await solved('login')
    expect((await signIn({ username, password, captchaToken }, atHome())).status).toBe(429)
  })

  it('gain nothing from the cookie of another account', async () => {
    const { username } = await owner()
    const other = await owner()
    const codes: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      codes.push((await signIn({ username, password: 'wrong' }, other.atHome())).code)
    }
    expect(new Set(codes.slice(0, 3)).size).toBe(1)
    expect(codes[3]).not.toBe(codes[0])
  })

  it('end at a hundred a day; the owner signs in where he has, and elsewhere by SMS', async () => {
    const { username, password, phone, id, atHome } = await owner()
    const endsAt = new Date(mall.time.now + DAY_MS)
    const [spent, key] = [{ count: 99, endsAt }, `sign-in-day:${id}`]
    await mall.db.update(callCounts).set(spent).where(eq(callCounts.key, key))
    await guess(username, 1, stranger())
    const captchaToken = await solved('login')
    const refused = await signIn({ username, password, captchaToken }, stranger())
    expect([refused.status, refused.msg]).toEqual([
      429,
      '为保护账号安全，请改用短信验证码登录。如仍用密码，请 24 小时后再试',
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000)
    expect((await signIn({ username, password }, atHome())).status).toBe(200)
    const { cookie } = newBrowser()
    const elsewhere = { headers: { ...ownAddress(), ...cookie } }
    await order(phone, elsewhere)
    const entered = await enter(phone, await sentCode(phone), elsewhere)
    expect(entered.status).toBe(200)
    const [known = ''] = (entered.headers.get('Set-Cookie') ?? '').split(';')
    // An id that no sign-in gave is not taken over: whoever planted it would be known too.
    expect(known).not.toBe(cookie.Cookie)
    const now = { headers: { ...ownAddress(), Cookie: known } }
    expect((await signIn({ username, password }, now)).status).toBe(200)
  })

  it('count again on browsers known before a new password, and on those of half a year ago', async () => {
    const { username, password, atHome, token } = await owner()
    await guess(username, 3, stranger())
    expect((await signIn({ username, password }, atHome())).status).toBe(200)
    const fresh = '另一个够长的密码'
    await mall.call(modifyPassword, { oldPassword: password, password: fresh }, { token })
    expect((await signIn({ username, password: fresh }, atHome())).status).toBe(400)
    const later = await owner()
    await guess(later.username, 3, stranger())
    await forgetOldAccess(mall.db, mall.time.now + 181 * DAY_MS)
    await guess(later.username, 3, stranger())
    expect((await signIn(later, later.atHome())).status).toBe(400)
  })
})

describe('a code by SMS', () => {
  it('is for the browser that asked: others neither void it nor use it', async () => {
    const { phone, atHome } = await owner()
    const asking = atHome()
    await order(phone, asking)
    const code = await sentCode(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const { cookie } = newBrowser()
    for (let turn = 0; turn < 30; turn += 1) {
      const from = turn % 2 ? stranger() : { headers: { ...asking.headers, ...cookie } }
      expect((await enter(phone, wrong, from)).msg).toBe(WRONG_CODE)
    }
    expect((await enter(phone, code, stranger())).msg).toBe(WRONG_CODE)
    expect((await enter(phone, code, atHome())).status).toBe(200)
  })

  it('without a cookie is for the network that asked', async () => {
    const { phone } = await owner()
    await order(phone, { headers: { 'X-Forwarded-For': '2001:db8:c:d::1' } })
    const code = await sentCode(phone)
    expect((await enter(phone, code, stranger())).msg).toBe(WRONG_CODE)
    const near = { headers: { 'X-Forwarded-For': '2001:db8:c:d::2' } }
    expect((await enter(phone, code, near)).status).toBe(200)
  })

  it('is sent to the owner whatever strangers have had sent', async () => {
    const { phone, atHome } = await owner()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      mall.time.now += 61_000
      statuses.push((await order(phone, stranger())).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await order(phone, atHome())).status).toBe(200)
  })

  it('is sent three times an hour at most for one network, so that others have some', async () => {
    const { phone } = await owner()
    const from = stranger()
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      mall.time.now += 61_000
      statuses.push((await order(phone, from)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await order(phone, stranger())).status).toBe(200)
  })
})
