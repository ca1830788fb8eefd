import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { mock } from './mock-server'

/** How many guesses the challenge of a test takes. */
export const GUESSES = 40

/** A challenge that is solved at once. */
export async function easyChallenge() {
  const made = await createChallenge({
    algorithm: 'SHA-256',
    deriveKey,
    cost: 1,
    keyLength: 32,
    counter: GUESSES,
    expiresAt: new Date(Date.now() + 300_000),
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  })
  return getCaptcha.output.parse(made)
}

/** Answers both calls of a captcha. */
export async function mockCaptcha(captchaToken = 'captcha-1') {
  mock(getCaptcha, await easyChallenge())
  return mock(verifyCaptcha, { captchaToken })
}
