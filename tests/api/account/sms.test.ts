import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  getSmsOutbox,
  getUserVerifyCode,
  type SmsScene,
  sendNotLoginSms,
  sendSms,
} from '@/contract/account/sms-calls'
import { smsCodes, smsOutbox } from '@/server/kernel/db/access-schema'
import { users } from '@/server/kernel/db/account-schema'
import type { Asker } from '@/server/modules/account/sms/asker'
import { createSmsCodes } from '@/server/modules/account/sms/sms-codes'
import { NOBODY } from '../../support/accounts'
import { givenCaptchaToken, newPhone, ownAddress } from '../../support/captcha'
import { RUNS } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

const codes = () => {
  const { issue, spend } = createSmsCodes(mall.db, () => mall.time.now)
  type Given = { phone: string; scene: SmsScene; code: string; asker?: Asker }
  return {
    issue: (phone: string, scene: SmsScene, asker = NOBODY) => issue({ phone, scene, asker }),
    spend: ({ asker = NOBODY, ...given }: Given) => spend({ ...given, asker }),
  }
}
const newcomer = () => ({ headers: ownAddress() })

async function order(phone: string, scene: SmsScene, from = newcomer()) {
  const captchaToken = await givenCaptchaToken(mall, 'sms')
  const endpoint = scene === 'register' || scene === 'reset' ? sendNotLoginSms : sendSms
  return mall.ask(endpoint, { phone, scene, captchaToken }, from)
}

const textsFor = async (phone: string) =>
  (await mall.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))).map(({ text }) => text)

async function phoneOf(username: string): Promise<string> {
  const [user] = await mall.db.select().from(users).where(eq(users.username, username))
  return user?.phone ?? ''
}

const refusedCode = '短信验证码不正确或已失效'

describe('verification code', () => {
  it.each([
    [sendSms, { scene: 'login' }],
    [sendNotLoginSms, { scene: 'register' }],
  ] as const)('is not sent without a captcha: $name', async (endpoint, { scene }) => {
    const phone = newPhone()
    const answer = await mall.ask(endpoint, { phone, scene }, newcomer())
    expect([answer.status, answer.msg]).toEqual([400, '缺少人机验证，请重新完成人机验证'])
    expect(await textsFor(phone)).toEqual([])
  })

  it('has six digits, works once and is stored unreadable', async () => {
    const phone = newPhone()
    const code = await codes().issue(phone, 'login')
    expect(code).toMatch(/^\d{6}$/)
    const [row] = await mall.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
    expect(JSON.stringify(row)).not.toContain(code)
    await codes().spend({ phone, scene: 'login', code })
    await expect(codes().spend({ phone, scene: 'login', code })).rejects.toThrow(refusedCode)
  })

  it('keeps leading zeros', async () => {
    const made = await Promise.all(
      Array.from({ length: 60 }, () => codes().issue(newPhone(), 'login')),
    )
    expect(made.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(made.some((code) => code.startsWith('0'))).toBe(true)
  })

  it('is valid only for its own phone and scene', async () => {
    const phone = newPhone()
    const code = await codes().issue(phone, 'register')
    for (const other of [
      { phone: newPhone(), scene: 'register' as const },
      { phone, scene: 'newPhone' as const },
      { phone, scene: 'reset' as const },
    ]) {
      await expect(codes().spend({ ...other, code })).rejects.toThrow(refusedCode)
    }
    await codes().spend({ phone, scene: 'register', code })
  })

  it('expires after five minutes or when the next one is issued', async () => {
    const phone = newPhone()
    const first = await codes().issue(phone, 'login')
    const second = await codes().issue(phone, 'login')
    if (first !== second) {
      await expect(codes().spend({ phone, scene: 'login', code: first })).rejects.toThrow()
    }
    mall.time.now += 300_001
    await expect(codes().spend({ phone, scene: 'login', code: second })).rejects.toThrow()
  })

  it('is void after five wrong tries, even concurrent ones', async () => {
    const phone = newPhone()
    const code = await codes().issue(phone, 'login')
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = Array.from({ length: 200 }, () =>
      codes().spend({ phone, scene: 'login', code: wrong }),
    )
    expect((await Promise.allSettled(tries)).every(({ status }) => status === 'rejected')).toBe(
      true,
    )
    await expect(codes().spend({ phone, scene: 'login', code })).rejects.toThrow(refusedCode)
    const [row] = await mall.db
      .select()
      .from(smsCodes)
      .where(and(eq(smsCodes.phone, phone), eq(smsCodes.scene, 'login')))
    expect(row?.tries).toBe(5)
  })

  it('is accepted once when spent concurrently', async () => {
    const phone = newPhone()
    const code = await codes().issue(phone, 'login')
    const spent = await Promise.allSettled(
      Array.from({ length: 5 }, () => codes().spend({ phone, scene: 'login', code })),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('sending an SMS', () => {
  it('requires a captcha token, which it uses up', async () => {
    const captchaToken = await givenCaptchaToken(mall, 'sms')
    const send = () =>
      mall.ask(sendSms, { phone: newPhone(), scene: 'merchant', captchaToken }, newcomer())
    expect((await send()).status).toBe(200)
    const again = await send()
    expect([again.status, again.msg]).toEqual([400, '人机验证已失效，请重新完成人机验证'])
  })

  it('answers known and unknown phones alike; only the text differs', async () => {
    const { username } = await mall.newUser()
    const known = await phoneOf(username)
    const unknown = newPhone()
    for (const scene of ['register', 'login', 'reset'] as const) {
      mall.time.now += 61_000
      const a = await order(known, scene)
      const b = await order(unknown, scene)
      expect([a.status, a.code, a.msg, a.data]).toEqual([b.status, b.code, b.msg, b.data])
    }
    await vi.waitFor(async () => expect(await textsFor(known)).toHaveLength(3))
    expect((await textsFor(known)).map((text) => text.includes('已注册账号'))).toEqual([
      true,
      false,
      false,
    ])
    expect((await textsFor(unknown)).join()).toMatch(/^[^,]*注册验证码 \d{6}[^,]*$/)
  })

  it('is limited to 1 a minute, 5 an hour, 10 a day per phone, across processes', async () => {
    const phone = newPhone()
    const start = mall.time.now
    const outcomes: number[] = []
    for (let minute = 0; minute < 7; minute += 1) {
      outcomes.push((await order(phone, 'merchant')).status)
      mall.time.now += 30_000
      const early = await order(phone, 'merchantStatus')
      expect(early.status).toBe(429)
      expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(0)
      mall.time.now += 31_000
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 429, 429])
    for (let hour = 1; hour < 4; hour += 1) {
      mall.time.now = start + hour * 3_700_000
      for (let minute = 0; minute < 5; minute += 1) {
        outcomes.push((await order(phone, 'merchant')).status)
        mall.time.now += 61_000
      }
    }
    expect(outcomes.filter((status) => status === 200)).toHaveLength(10)
    mall.time.now = start + 24 * 3_600_000 + 60_000
    expect((await order(phone, 'merchant')).status).toBe(200)
  })

  it('is limited to twenty per hour and address, ignoring forged X-Forwarded-For', async () => {
    const from = newcomer()
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await order(newPhone(), 'merchant', from)).status).toBe(200)
    }
    const forged = { headers: { 'X-Forwarded-For': `1.2.3.4, ${from.headers['X-Forwarded-For']}` } }
    expect((await order(newPhone(), 'merchant', forged)).status).toBe(429)
    expect((await order(newPhone(), 'merchant')).status).toBe(200)
  })

  it('concurrent requests for one phone send one SMS', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(phone, 'merchant')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('getUserVerifyCode takes the phone from the account and requires sign-in', async () => {
    const { username, tokens } = await mall.newUser()
    const captchaToken = await givenCaptchaToken(mall, 'sms')
    const input = { scene: 'oldPhone', captchaToken }
    expect((await mall.ask(getUserVerifyCode, input, newcomer())).status).toBe(401)
    await mall.call(
      getUserVerifyCode,
      { scene: 'oldPhone', captchaToken },
      { token: tokens.accessToken },
    )
    const phone = await phoneOf(username)
    await vi.waitFor(async () => expect(await textsFor(phone)).toHaveLength(1))
    const [shown] = await mall.call(getSmsOutbox)
    expect(shown?.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  })
})

describe('a code to a new phone of the account', () => {
  it('is refused at the field for the number it has, and sent to another at once', async () => {
    const { username, tokens } = await mall.newUser()
    const token = tokens.accessToken
    const askFor = async (input: object) => {
      const captchaToken = await givenCaptchaToken(mall, 'sms')
      return mall.ask(getUserVerifyCode, { ...input, captchaToken }, { token })
    }
    expect((await askFor({ scene: 'oldPhone' })).status).toBe(200)
    const same = await askFor({ scene: 'newPhone', phone: await phoneOf(username) })
    expect(same.status).toBe(400)
    expect(same.data).toEqual({ field: 'phone' })
    expect((await askFor({ scene: 'newPhone', phone: newPhone() })).status).toBe(200)
  })
})

describe('phone number format', () => {
  const spellings = fc
    .tuple(
      fc.constantFrom('', '+86', '86', '0086', '+86 ', '＋86 '),
      fc.constantFrom('', ' ', '-'),
      fc.boolean(),
    )
    .map(([prefix, gap, isWide]) => (phone: string) => {
      const written = `${prefix}${phone.slice(0, 3)}${gap}${phone.slice(3, 7)}${gap}${phone.slice(7)}`
      const wide = (digit: string) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)
      return isWide ? written.replace(/\d/g, wide) : written
    })
  const odd = fc.oneof(
    fc.string(),
    fc.jsonValue(),
    fc.stringMatching(/^1[3-9]\d{8}$/),
    fc.stringMatching(/^1[3-9]\d{10}$/),
    fc.stringMatching(/^[02-9]\d{10}$/),
    fc.stringMatching(/^1[3-9][٠-٩]{9}$/),
    fc.stringMatching(/^1[3-9]\d{4}[a-zO]\d{4}$/),
    fc.constant(`1${'3'.repeat(100_000)}`),
  )

  it('is normalised from any spelling', () => {
    fc.assert(
      fc.property(spellings, fc.stringMatching(/^1[3-9]\d{9}$/), (write, phone) => {
        const input = { phone: write(phone), scene: 'login', captchaToken: 't' }
        expect(sendSms.input.parse(input).phone).toBe(phone)
      }),
      { numRuns: RUNS },
    )
  })

  it('an invalid phone is refused with 400 and a Chinese message', async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (phone) => {
        const answer = await mall.ask(
          sendSms,
          { phone, scene: 'login', captchaToken: 't' },
          newcomer(),
        )
        expect(answer.status).toBe(400)
        expect(answer.msg).toMatch(/\p{Script=Han}/u)
      }),
      { numRuns: RUNS },
    )
  })
})
