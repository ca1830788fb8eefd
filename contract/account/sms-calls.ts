import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { count, nothing, timestamp } from '@/contract/fields'
import { mobilePhone } from './phone-calls'
import { captchaToken } from './verification-calls'

/** Purpose of a code; a sign-in code cannot change a password. */
export const SMS_SCENES = [
  'register',
  'login',
  'reset',
  'oldPhone',
  'newPhone',
  'closeAccount',
  'merchant',
  'merchantStatus',
] as const
export type SmsScene = (typeof SMS_SCENES)[number]

/** Lifetime of a code, ms, and number of attempts. */
export const CODE_LIFE_MS = 5 * 60_000
export const CODE_TRIES_MAX = 5
/** Minimum interval between two codes to a phone, s. */
export const RESEND_S = 60

/** Identical whether or not the phone is registered. */
const sent = z.looseObject({
  /** Seconds until the next code may be requested. */
  resendAfter: z._default(count, RESEND_S),
  /** The mall sends no real SMS: the code is on the outbox page. */
  isDemo: z._default(z.boolean(), false),
})
export type SmsSent = z.infer<typeof sent>

/** Required by an API that has getCaptcha, as the embedded one. */
const captcha = z.optional(captchaToken)

export const sendSms = endpoint({
  name: 'sendSms',
  method: 'POST',
  path: '/api/oauth/sendSms',
  auth: 'none',
  core: true,
  summary: 'A code by SMS, to sign in or for a merchant; the same answer for every phone',
  input: z.object({
    phone: mobilePhone,
    scene: z.enum(['login', 'merchant', 'merchantStatus']),
    captchaToken: captcha,
  }),
  output: sent,
})

export const sendNotLoginSms = endpoint({
  name: 'sendNotLoginSms',
  method: 'POST',
  path: '/api/user/sendNotLoginSms',
  auth: 'none',
  core: true,
  sameOrigin: true,
  summary:
    'A code by SMS, to register or for a forgotten password; the same answer for every phone',
  input: z.object({
    phone: mobilePhone,
    scene: z.enum(['register', 'reset']),
    captchaToken: captcha,
  }),
  output: sent,
})

export const getUserVerifyCode = endpoint({
  name: 'getUserVerifyCode',
  method: 'POST',
  path: '/api/user/getUserVerifyCode',
  auth: 'user',
  core: true,
  summary: 'A code by SMS to the phone of the account, or to the one that shall take its place',
  input: z.discriminatedUnion('scene', [
    z.object({ scene: z.literal('oldPhone'), captchaToken: captcha }),
    z.object({ scene: z.literal('closeAccount'), captchaToken: captcha }),
    z.object({ scene: z.literal('newPhone'), phone: mobilePhone, captchaToken: captcha }),
  ]),
  output: sent,
})

const outboxMessage = z.looseObject({
  id: z.string(),
  /** Masked: 138****0000. */
  phone: z.string(),
  text: z.string(),
  createdAt: timestamp,
})
export type OutboxMessage = z.infer<typeof outboxMessage>

export const getSmsOutbox = endpoint({
  name: 'getSmsOutbox',
  method: 'GET',
  path: '/api/oauth/getSmsOutbox',
  auth: 'bearer',
  summary: 'What a demo mall would have sent by SMS, the newest first; a mall that sends has none',
  input: nothing,
  output: z.array(outboxMessage),
})
