import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { createCaptcha } from '@/server/modules/account/captcha/captcha-service'
import { captchaTokenFor, ownAddress, solvedCaptcha } from '../../support/captcha'
import { RUNS } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: limits are counted by upserts that race.

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

const captcha = () => createCaptcha(mall.db, () => mall.time.now)
const newcomer = () => ({ headers: ownAddress() })
const CHINESE = /\p{Script=Han}/u

describe('captcha', () => {
  it('a token opens one call of its purpose, in any process', async () => {
    const { db } = await mall.secondProcess()
    const other = createCaptcha(db, () => mall.time.now)
    const token = await captchaTokenFor(mall, 'sms', newcomer())
    await expect(other.spend(token, 'login')).rejects.toThrow('人机验证已失效')
    await other.spend(token, 'sms')
    await expect(captcha().spend(token, 'sms')).rejects.toThrow('人机验证已失效')
  })

  it('one token spent twenty times concurrently is accepted once', async () => {
    const token = await captchaTokenFor(mall, 'sms', newcomer())
    const spent = await Promise.allSettled(
      Array.from({ length: 20 }, () => captcha().spend(token, 'sms')),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses a solution that was used before', async () => {
    const from = newcomer()
    const solved = { ...(await solvedCaptcha(mall, from)), purpose: 'sms' as const }
    const first = await mall.ask(verifyCaptcha, solved, from)
    expect(first.status).toBe(200)
    // What is asked for with the token is bound to this browser, out of reach of scripts.
    expect(first.headers.get('Set-Cookie')).toMatch(
      /^mallDevice=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/,
    )
    const again = await mall.ask(verifyCaptcha, solved, from)
    expect([again.status, again.msg]).toEqual([400, '这次验证已经用过，请重新完成人机验证'])
  })

  it('refuses an expired solution and an expired token', async () => {
    const from = newcomer()
    const token = await captchaTokenFor(mall, 'sms', from)
    const solved = { ...(await solvedCaptcha(mall, from)), purpose: 'sms' as const }
    mall.time.now += 301_000
    const late = await mall.ask(verifyCaptcha, solved, from)
    expect([late.status, late.msg]).toEqual([400, '验证已过期，请重新完成人机验证'])
    await expect(captcha().spend(token, 'sms')).rejects.toThrow('人机验证已失效')
  })

  it('refuses forged challenges and solutions of another challenge', async () => {
    const one = await solvedCaptcha(mall, newcomer())
    const other = await solvedCaptcha(mall, newcomer())
    const forged = [
      { ...one, solution: other.solution },
      { ...one, solution: { ...one.solution, derivedKey: 'ab'.repeat(32) } },
      { ...one, challenge: { ...one.challenge, signature: other.challenge.signature } },
      ...(['nonce', 'salt', 'keyPrefix', 'keySignature', 'expiresAt', 'cost'] as const).map(
        (field) => {
          const value = field === 'cost' ? 1 : other.challenge.parameters[field]
          const changed = field === 'expiresAt' ? one.challenge.parameters.expiresAt + 600 : value
          const parameters = { ...one.challenge.parameters, [field]: changed }
          return { ...one, challenge: { ...one.challenge, parameters } }
        },
      ),
    ]
    for (const input of forged) {
      const answer = await mall.ask(verifyCaptcha, { ...input, purpose: 'sms' }, newcomer())
      expect([answer.status, answer.msg]).toEqual([400, '验证未通过，请重新完成人机验证'])
    }
  })

  it('answers 500 malformed solutions with 400 and a Chinese message', async () => {
    const { challenge, solution } = await solvedCaptcha(mall, newcomer())
    const whole = { challenge, solution, purpose: 'sms' }
    const broken = fc.record(
      {
        challenge: fc.oneof(fc.jsonValue(), fc.constant({ ...challenge, signature: 'zz' })),
        solution: fc.oneof(fc.jsonValue(), fc.record({ counter: fc.double() })),
        purpose: fc.oneof(fc.string(), fc.constantFrom('register', 1, null, '__proto__')),
      },
      { requiredKeys: [] },
    )
    const spoilt = fc.tuple(fc.constantFrom('challenge', 'solution', 'purpose'), broken)
    await fc.assert(
      fc.asyncProperty(spoilt, async ([field, over]) => {
        const input: Record<string, unknown> = { ...whole, ...over }
        if (!(field in over)) delete input[field]
        const answer = await mall.ask(verifyCaptcha, input, newcomer())
        expect(answer.status).toBe(400)
        expect(answer.msg).toMatch(CHINESE)
      }),
      { numRuns: RUNS },
    )
  })

  it('is limited to thirty per ten minutes and address, counted across processes', async () => {
    const from = newcomer()
    const { api } = await mall.secondProcess()
    const headers = { 'X-Site-Id': 'mall', ...from.headers }
    for (let turn = 0; turn < 15; turn += 1) {
      expect((await mall.ask(getCaptcha, undefined, from)).status).toBe(200)
      const other = await api.fetch(new Request(`http://mall.test${getCaptcha.path}`, { headers }))
      expect(other.status).toBe(200)
    }
    const refused = await mall.ask(getCaptcha, undefined, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect((await mall.ask(getCaptcha, undefined, newcomer())).status).toBe(200)
    mall.time.now += 601_000
    expect((await mall.ask(getCaptcha, undefined, from)).status).toBe(200)
  })
})
