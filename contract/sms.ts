import * as z from 'zod/mini'
import { captchaToken } from './captcha'
import { count, moment } from './common'
import { endpoint, nothing } from './endpoint'
import { mobilePhone } from './phone'

/** What a code is for; one for signing in changes no password. */
export const SMS_SCENES = [
  'register',
  'login',
  'reset',
  'oldPhone',
  'newPhone',
  'merchant',
  'merchantStatus',
] as const
export type SmsScene = (typeof SMS_SCENES)[number]

/** How long a code is good, ms, and how often it may be tried. */
export const CODE_LIFE_MS = 5 * 60_000
export const CODE_TRIES_MAX = 5
/** Seconds between two codes to a phone. */
export const RESEND_S = 60

export const SMS_CODE = /^\d{6}$/
const CODE_MAX = 12

/** A code somebody types: six digits, the leading zeros too. */
export const smsCode = z.string().check(
  z.maxLength(CODE_MAX, '请填写 6 位数字验证码'),
  z.overwrite((text) => text.normalize('NFKC').trim()),
  z.regex(SMS_CODE, '请填写 6 位数字验证码'),
)

/** The same whether or not the phone is known. */
const sent = z.looseObject({
  /** Seconds until the next one may be asked for. */
  resendAfter: count,
  /** The mall sends no real SMS: it is to be read on the page of the outbox. */
  isDemo: z.boolean(),
})
export type SmsSent = z.infer<typeof sent>

export const sendSms = endpoint({
  name: 'sendSms',
  method: 'POST',
  path: '/api/oauth/sendSms',
  auth: 'none',
  summary: 'A code by SMS, to sign in or for a merchant; the same answer for every phone',
  input: z.object({
    phone: mobilePhone,
    scene: z.enum(['login', 'merchant', 'merchantStatus']),
    captchaToken,
  }),
  output: sent,
})

export const sendNotLoginSms = endpoint({
  name: 'sendNotLoginSms',
  method: 'POST',
  path: '/api/user/sendNotLoginSms',
  auth: 'none',
  sameOrigin: true,
  summary:
    'A code by SMS, to register or for a forgotten password; the same answer for every phone',
  input: z.object({ phone: mobilePhone, scene: z.enum(['register', 'reset']), captchaToken }),
  output: sent,
})

export const getUserVerifyCode = endpoint({
  name: 'getUserVerifyCode',
  method: 'POST',
  path: '/api/user/getUserVerifyCode',
  auth: 'user',
  summary: 'A code by SMS to the phone of the account, or to the one that shall take its place',
  input: z.discriminatedUnion('scene', [
    z.object({ scene: z.literal('oldPhone'), captchaToken }),
    z.object({ scene: z.literal('newPhone'), phone: mobilePhone, captchaToken }),
  ]),
  output: sent,
})

const outboxMessage = z.looseObject({
  id: z.string(),
  /** Masked: 138****0000. */
  phone: z.string(),
  text: z.string(),
  createdAt: moment,
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
