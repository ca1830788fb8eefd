import * as z from 'zod/mini'

/** What a solved captcha opens; one for signing in sends no SMS. */
export const CAPTCHA_PURPOSES = ['sms', 'login', 'merchant'] as const
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number]

/** How long a challenge may be worked on, and how long its token is good, ms. */
export const CAPTCHA_LIFE_MS = 5 * 60_000

/** A captcha's token, as a call that wants one takes it. */
export const captchaToken = z.string().check(z.minLength(1), z.maxLength(100))

/** A code as an SMS brings it. */
export const SMS_CODE = /^\d{6}$/
const CODE_MAX = 12
const RULE = '请填写 6 位数字验证码'

/** A code somebody types: six digits, the leading zeros too. */
export const smsCode = z.string().check(
  z.maxLength(CODE_MAX, RULE),
  z.overwrite((text) => text.normalize('NFKC').trim()),
  z.regex(SMS_CODE, RULE),
)
