import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { modifyPassword } from '@/contract/account/account-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { users } from '@/server/kernel/db/account-schema'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { createCaptcha } from '@/server/modules/account/captcha/captcha-service'
import { createKnownBrowsers } from '@/server/modules/account/known-browsers'
import { hashPassword, verifyPassword } from '@/server/modules/account/password'
import { createSessions } from '@/server/modules/account/session-repository'
import { createSignIn } from '@/server/modules/account/sign-in'
import { codeFor, phoneOf } from '../../support/accounts'
import { givenCaptchaToken, newPhone, ownAddress } from '../../support/captcha'
import { RUNS } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

const newcomer = () => ({ headers: ownAddress() })
type Tried = { username: string; password: string; captchaToken?: string | undefined }
const signIn = (tried: Tried, from = newcomer()) =>
  mall.ask(getOauthToken, { grant_type: 'password', ...tried }, from)
const solved = () => givenCaptchaToken(mall, 'login')

describe('failed sign-ins', () => {
  it('require a captcha from the third on and accept the sign-in with one', async () => {
    const { username, password } = await mall.newUser()
    const told: [number, unknown][] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const { code, data } = await signIn({ username, password: `guess ${turn}` })
      told.push([code, data])
    }
    const { badCredentials, captchaWanted } = ENVELOPE_CODE
    expect(told).toEqual([
      [badCredentials, null],
      [badCredentials, null],
      [badCredentials, { wantsCaptcha: true }],
      [captchaWanted, null],
    ])
    const without = await signIn({ username, password })
    expect([without.status, without.msg]).toEqual([400, '请完成人机验证后再登录'])
    const other = await givenCaptchaToken(mall, 'sms')
    expect((await signIn({ username, password, captchaToken: other })).code).toBe(captchaWanted)
    const captchaToken = await solved()
    expect((await signIn({ username, password, captchaToken })).status).toBe(200)
    expect((await signIn({ username, password })).status).toBe(200)
  })

  it('from one address require a captcha, whatever the accounts', async () => {
    const from = newcomer()
    const { username, password } = await mall.newUser()
    for (let turn = 0; turn < 3; turn += 1) {
      await signIn({ username: `nobody${turn}`, password: 'x' }, from)
    }
    expect((await signIn({ username, password }, from)).code).toBe(ENVELOPE_CODE.captchaWanted)
    expect((await signIn({ username, password })).status).toBe(200)
  })

  it('refuse a network after ten for an account, username and phone counted together', async () => {
    const { username, password, tokens } = await mall.newUser()
    const phone = await phoneOf(mall, tokens.accessToken)
    const { api } = await mall.secondProcess()
    // One customer of a provider has a whole /64 to call from.
    const nearby = (turn: number) => ({ headers: { 'X-Forwarded-For': `2001:db8:a:b::${turn}` } })
    for (let guess = 0; guess < 10; guess += 1) {
      const name = guess % 2 === 0 ? username : phone
      const captchaToken = guess < 3 ? undefined : await solved()
      const wrong = { username: name, password: 'wrong', captchaToken }
      expect((await signIn(wrong, nearby(guess))).status).toBe(400)
    }
    const refused = await api.fetch(
      new Request(`http://mall.test${getOauthToken.path}`, {
        method: 'POST',
        body: JSON.stringify({ grant_type: 'password', username, password }),
        headers: {
          'X-Site-Id': 'mall',
          'Content-Type': 'application/json',
          ...nearby(99).headers,
        },
      }),
    )
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect((await signIn({ username, password, captchaToken: await solved() })).status).toBe(200)
    mall.time.now += 900_001
    const late = { username, password, captchaToken: await solved() }
    expect((await signIn(late, nearby(0))).status).toBe(200)
  })

  it('sixty at once from anywhere, at two processes, get three password checks', async () => {
    const { username } = await mall.newUser()
    const { api } = await mall.secondProcess()
    const body = JSON.stringify({ grant_type: 'password', username, password: 'wrong' })
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_one, at) => {
        const answer = await (at % 2 ? api : mall.api).fetch(
          new Request(`http://mall.test${getOauthToken.path}`, {
            method: 'POST',
            body,
            headers: { 'X-Site-Id': 'mall', 'Content-Type': 'application/json', ...ownAddress() },
          }),
        )
        const { code } = z.object({ code: z.int() }).parse(await answer.json())
        return code
      }),
    )
    const checked = answers.filter((code) => code === ENVELOPE_CODE.badCredentials)
    expect(checked).toHaveLength(3)
    expect(answers.filter((code) => code === ENVELOPE_CODE.captchaWanted)).toHaveLength(57)
  })

  it('answer known and unknown usernames alike', async () => {
    const { username } = await mall.newUser()
    for (const name of [username, 'nobody']) {
      const answer = await signIn({ username: name, password: 'wrong' })
      expect([answer.status, answer.code]).toEqual([400, ENVELOPE_CODE.badCredentials])
    }
  })

  it('malformed input answers 400 with a Chinese message', async () => {
    const odd = fc.record(
      {
        grant_type: fc.oneof(fc.constantFrom('password', 'sms', 'admin'), fc.jsonValue()),
        username: fc.oneof(fc.string({ maxLength: 80 }), fc.jsonValue()),
        password: fc.oneof(fc.string({ minLength: 257 }), fc.constant(''), fc.integer()),
        phone: fc.string(),
        code: fc.oneof(fc.string(), fc.integer()),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(odd, async (input) => {
        const answer = await mall.ask(getOauthToken, input, newcomer())
        expect(answer.status).toBe(400)
        expect(answer.msg).toMatch(/\p{Script=Han}/u)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('sign-in by SMS code', () => {
  it('accepts the code of the account’s phone once', async () => {
    const { tokens } = await mall.newUser()
    const phone = await phoneOf(mall, tokens.accessToken)
    const code = await codeFor(mall, phone, 'login')
    const by = (given: string) => mall.ask(getOauthToken, { grant_type: 'sms', phone, code: given })
    expect((await by(code)).status).toBe(200)
    const again = await by(code)
    expect([again.status, again.msg]).toEqual([400, '短信验证码不正确或已失效'])
  })

  it('refuses the code of another scene, and a number instead of a string', async () => {
    const { tokens } = await mall.newUser()
    const phone = await phoneOf(mall, tokens.accessToken)
    const code = await codeFor(mall, phone, 'reset')
    for (const given of [code, Number(code)]) {
      const answer = await mall.ask(getOauthToken, { grant_type: 'sms', phone, code: given })
      expect(answer.status).toBe(400)
    }
  })

  it('answers an unknown phone like a wrong code', async () => {
    const input = { grant_type: 'sms', phone: newPhone(), code: '123456' }
    const answer = await mall.ask(getOauthToken, input)
    expect([answer.status, answer.msg]).toEqual([400, '短信验证码不正确或已失效'])
  })
})

describe('a sign-in beside a change of the password', () => {
  const NEW = 'Fresh#98765'
  /** A sign-in by the old password, which is changed before it is compared. */
  async function signInBefore(change: () => Promise<unknown>, username: string, password: string) {
    const now = () => mall.time.now
    const browsers = createKnownBrowsers(mall.db, now)
    const isKnown: typeof browsers.isKnown = async (...asked) => {
      const is = await browsers.isKnown(...asked)
      await change()
      return is
    }
    const captcha = createCaptcha(mall.db, now)
    const signIn = createSignIn({ db: mall.db, now, captcha, browsers: { ...browsers, isKnown } })
    return signIn({ username, password, network: '10.9.8.7', deviceId: '' })
  }
  const changing = ({ password, tokens }: Awaited<ReturnType<TestMall['newUser']>>) => {
    const input = { oldPassword: password, password: NEW }
    return () => mall.call(modifyPassword, input, { token: tokens.accessToken })
  }

  it('opens no session by the old one', async () => {
    const user = await mall.newUser()
    const proved = await signInBefore(changing(user), user.username, user.password)
    const sessions = createSessions(mall.db, () => mall.time.now)
    const device = { userAgent: '', address: '' }
    const opened = sessions.open(proved.userId, device, proved.provedBy)
    await expect(opened).rejects.toThrow('密码已更改，请用新密码登录')
  })

  /** A user whose password was hashed with other parameters. */
  async function outdatedUser() {
    const user = await mall.newUser()
    const passwordHash = await hash(user.password, {
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    })
    const isOf = eq(users.username, user.username)
    await mall.db.update(users).set({ passwordHash }).where(isOf)
    return { user, isOf }
  }

  it('with an outdated hash opens one at each of two sign-ins at once', async () => {
    const { username, password } = (await outdatedUser()).user
    const answers = await Promise.all([1, 2].map(() => signIn({ username, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('with an outdated hash does not bring the old one back', async () => {
    const { user, isOf } = await outdatedUser()
    await signInBefore(changing(user), user.username, user.password)
    const [row] = await mall.db.select().from(users).where(isOf)
    expect(await verifyPassword(row?.passwordHash, NEW)).toBe(true)
  })
})

describe('password hashing', () => {
  it('rehashes on sign-in when the argon2 parameters have changed', async () => {
    const { username, password } = await mall.newUser()
    const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await mall.db.update(users).set({ passwordHash }).where(eq(users.username, username))
    expect((await signIn({ username, password })).status).toBe(200)
    const [user] = await mall.db.select().from(users).where(eq(users.username, username))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn({ username, password })).status).toBe(200)
  })

  it('runs four at once and queues fifty; further ones are refused', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_one, at) => hashPassword(`password ${at}`)),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(6)
    expect(await hashPassword('afterwards')).toMatch(/^\$argon2id\$/)
  })
})
