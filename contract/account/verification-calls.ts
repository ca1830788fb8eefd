import * as z from 'zod/mini'
import { plainCode } from '@/contract/text-line'

/** Purpose of a captcha; one for sign-in cannot send an SMS. */
export const CAPTCHA_PURPOSES = ['sms', 'login', 'merchant'] as const
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number]

/** Lifetime of a challenge and of its token, ms. */
export const CAPTCHA_LIFE_MS = 5 * 60_000

/** A captcha token as call input. */
export const captchaToken = z.string().check(z.minLength(1), z.maxLength(100))

/** An SMS code. */
export const SMS_CODE = /^\d{6}$/
const CODE_MAX = 12
const RULE = '请填写 6 位数字验证码'

/** A typed SMS code: six digits, including leading zeros. */
export const smsCode = z
  .string()
  .check(z.maxLength(CODE_MAX, RULE), plainCode(), z.regex(SMS_CODE, RULE))
