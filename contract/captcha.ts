import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint'

/** What a solved captcha opens; one for signing in sends no SMS. */
export const CAPTCHA_PURPOSES = ['sms', 'login', 'merchant'] as const
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number]

/** How long a challenge may be worked on, and how long its token is good, ms. */
export const CAPTCHA_LIFE_MS = 5 * 60_000

const hex = (least: number, most: number) =>
  z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/), z.minLength(least), z.maxLength(most))

/** A piece of work for the buyer's machine, signed by the server (ALTCHA, version 2). */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: hex(32, 64),
    salt: hex(32, 64),
    /** Rounds of hashing a guess. */
    cost: z.int().check(z.minimum(1), z.maximum(1000)),
    keyLength: z.literal(32),
    keyPrefix: hex(2, 32),
    keySignature: hex(64, 64),
    /** Epoch seconds. */
    expiresAt: z.int().check(z.minimum(0)),
  }),
  signature: hex(64, 64),
})
export type CaptchaChallenge = z.infer<typeof challenge>

const solution = z.object({
  counter: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
  derivedKey: hex(64, 64),
})
export type CaptchaSolution = z.infer<typeof solution>

/** What a call that wants a captcha takes. */
export const captchaToken = z.string().check(z.minLength(1), z.maxLength(100))

export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/oauth/getCaptcha',
  auth: 'bearer',
  summary: 'A challenge to solve before an SMS is sent, or after failed sign-ins',
  input: nothing,
  output: challenge,
})

export const verifyCaptcha = endpoint({
  name: 'verifyCaptcha',
  method: 'POST',
  path: '/api/oauth/verifyCaptcha',
  auth: 'bearer',
  summary: 'A token, good once, for a solved challenge; it opens what it was asked for',
  input: z.object({ challenge, solution, purpose: z.enum(CAPTCHA_PURPOSES) }),
  output: z.looseObject({ captchaToken }),
})
