import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { and, eq, gt, isNull } from 'drizzle-orm'
import {
  type CaptchaChallenge,
  getCaptcha,
  type verifyCaptcha,
} from '@/contract/account/captcha-calls'
import { CAPTCHA_LIFE_MS, type CaptchaPurpose } from '@/contract/account/verification-calls'
import type { ParsedInput } from '@/contract/endpoint'
import { captchaTokens } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import { rememberedSecret } from '@/server/kernel/db/secret'
import { HttpError } from '@/server/kernel/http/http-error'

/** Hash rounds per guess and guesses per challenge: under a second on a phone. */
const COST = 50
const GUESSES = { min: 1500, max: 4500 }

const refuse = (why: string) => new HttpError('BAD_INPUT', `${why}，请重新完成人机验证`)

/** Proof-of-work captchas: signed, solvable once, each token valid for one call. */
export function createCaptcha(db: Db, now: () => number) {
  const secret = rememberedSecret(db, 'captcha_secret')

  async function keys() {
    const base = await secret()
    const derived = createHmac('sha256', base).update('captcha answer').digest('base64url')
    return { hmacSignatureSecret: base, hmacKeySignatureSecret: derived }
  }

  async function challenge(): Promise<CaptchaChallenge> {
    const made = await createChallenge({
      algorithm: 'SHA-256',
      deriveKey,
      cost: COST,
      keyLength: 32,
      counter: randomInt(GUESSES.min, GUESSES.max),
      expiresAt: new Date(now() + CAPTCHA_LIFE_MS),
      ...(await keys()),
    })
    return getCaptcha.output.parse(made)
  }

  /** Returns a token for a solved challenge; each challenge yields one. */
  async function verify(input: ParsedInput<typeof verifyCaptcha>) {
    const { expiresAt, nonce } = input.challenge.parameters
    if (expiresAt * 1000 <= now()) throw refuse('验证已过期')
    const { verified } = await verifySolution({
      challenge: input.challenge,
      solution: input.solution,
      deriveKey,
      ...(await keys()),
    })
    if (!verified) throw refuse('验证未通过')
    const token = randomToken()
    const saved = await db
      .insert(captchaTokens)
      .values({
        challengeHash: digest(nonce),
        tokenHash: digest(token),
        purpose: input.purpose,
        expiresAt: new Date(now() + CAPTCHA_LIFE_MS),
      })
      .onConflictDoNothing()
      .returning({ tokenHash: captchaTokens.tokenHash })
    if (saved.length === 0) throw refuse('这次验证已经用过')
    return { captchaToken: token }
  }

  /** Spends a token; throws when it is missing, unknown, spent, expired or issued for another purpose. */
  async function spend(token: string | undefined, purpose: CaptchaPurpose): Promise<void> {
    if (!token) throw refuse('缺少人机验证')
    const spent = await db
      .update(captchaTokens)
      .set({ spentAt: new Date(now()) })
      .where(
        and(
          eq(captchaTokens.tokenHash, digest(token)),
          eq(captchaTokens.purpose, purpose),
          isNull(captchaTokens.spentAt),
          gt(captchaTokens.expiresAt, new Date(now())),
        ),
      )
      .returning({ tokenHash: captchaTokens.tokenHash })
    if (spent.length === 0) throw refuse('人机验证已失效')
  }

  return { challenge, verify, spend }
}

export type Captcha = ReturnType<typeof createCaptcha>
