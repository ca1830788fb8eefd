import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { CAPTCHA_PURPOSES, captchaToken } from './verification-calls'

const hex = (min: number, max: number) =>
  z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/), z.minLength(min), z.maxLength(max))

/** A proof-of-work challenge, signed by the server (ALTCHA, version 2). */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: hex(32, 64),
    salt: hex(32, 64),
    /** Hash rounds per guess. */
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
  core: true,
  summary: 'A token, good once, for a solved challenge; it opens what it was asked for',
  input: z.object({ challenge, solution, purpose: z.enum(CAPTCHA_PURPOSES) }),
  output: z.looseObject({ captchaToken }),
})
