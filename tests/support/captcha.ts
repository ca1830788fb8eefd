import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { CAPTCHA_LIFE_MS, type CaptchaPurpose } from '@/contract/account/verification-calls'
import { captchaTokens } from '@/server/kernel/db/access-schema'
import { digest, randomToken } from '@/server/kernel/db/digest'
import { work } from '@/services/captcha/work'
import type { TestMall } from './test-mall'

/** A caller of its own, for a mall that trusts its proxy: the limits of others do not touch it. */
export function ownAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 65_536).toString(16)
  return { 'X-Forwarded-For': `2001:db8:${part()}:${part()}::1` }
}

type Mall = Pick<TestMall, 'call'>
type Options = { headers?: Record<string, string>; token?: string }

/** A challenge and its solution, as a buyer's browser finds it. */
export async function solvedCaptcha(mall: Mall, options: Options = {}) {
  const challenge = await mall.call(getCaptcha, undefined, options)
  const solution = await work(challenge)
  if (!solution) throw new Error('the captcha cannot be solved')
  return { challenge, solution }
}

/** A captcha's token, earned. */
export async function captchaTokenFor(mall: Mall, purpose: CaptchaPurpose, options: Options = {}) {
  const solved = await solvedCaptcha(mall, options)
  const { captchaToken } = await mall.call(verifyCaptcha, { ...solved, purpose }, options)
  return captchaToken
}

/** A captcha's token without the second of work it takes, which captcha.test.ts does. */
export async function givenCaptchaToken(
  { db, time }: Pick<TestMall, 'db' | 'time'>,
  purpose: CaptchaPurpose,
) {
  const token = randomToken()
  await db.insert(captchaTokens).values({
    challengeHash: digest(randomToken()),
    tokenHash: digest(token),
    purpose,
    expiresAt: new Date(time.now + CAPTCHA_LIFE_MS),
  })
  return token
}

/** A phone nobody has. */
export const newPhone = () => `199${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
