import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { loginInfo } from './oauth-calls'
import { mobilePhone } from './phone-calls'
import { smsCode } from './verification-calls'

export const USERNAME_MAX = 20
const USERNAME = /^[\w\p{Script=Han}]{4,20}$/u
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64
export const COMPANY_MAX = 60

const USERNAME_MAX_UNITS = 40
const USERNAME_RULE = '4–20 个字符：汉字、字母、数字或下划线，不能全是数字'
const PASSWORD_RULE = '8–64 个字符'

/** Whether a user name is valid (DOMAIN 3.8). */
export function isUsername(name: string): boolean {
  return USERNAME.test(name) && !/^\d+$/.test(name)
}

/** Whether a password is long enough, counted in characters rather than code units. */
export function isPasswordLong(password: string): boolean {
  const length = [...password].length
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** A new user name. */
const newUsername = z.string().check(
  z.overwrite((name) => name.normalize('NFC').trim()),
  // At most two code units per character; isUsername counts them.
  z.maxLength(USERNAME_MAX_UNITS, `用户名为 ${USERNAME_RULE}`),
  z.refine(isUsername, `用户名为 ${USERNAME_RULE}`),
)

/** At most two code units per character; kept as typed, including spaces. */
export const newPassword = z.string().check(
  z.maxLength(PASSWORD_MAX * 2, `密码为 ${PASSWORD_RULE}`),
  z.refine(isPasswordLong, `密码为 ${PASSWORD_RULE}`),
  z.refine((password) => !/\p{Surrogate}/u.test(password), '密码含有无效字符'),
)

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/user/register',
  auth: 'none',
  core: true,
  sameOrigin: true,
  summary: 'A new account for whoever holds the phone; signed in at once',
  input: z.object({
    username: newUsername,
    phone: mobilePhone,
    code: smsCode,
    password: newPassword,
    companyName: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(COMPANY_MAX),
        z.refine((name) => !/[\p{Cc}\p{Cf}\p{Surrogate}]/u.test(name), '公司名称含有无效字符'),
      ),
      '',
    ),
    /** Consent to the user agreement and the privacy policy. */
    agreed: z.literal(true, '请先阅读并同意用户协议和隐私政策'),
  }),
  output: loginInfo,
})

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/user/updatePassword',
  auth: 'none',
  core: true,
  sameOrigin: true,
  summary: 'A new password for whoever holds the phone; ends every session of the account',
  input: z.object({ phone: mobilePhone, code: smsCode, password: newPassword }),
  output: z.null(),
})

export const modifyPassword = endpoint({
  name: 'modifyPassword',
  method: 'POST',
  path: '/api/user/modifyPassword',
  auth: 'user',
  core: true,
  summary: 'A new password for whoever knows the old one; ends the other sessions',
  input: z.object({
    oldPassword: z.string().check(z.minLength(1, '请填写原密码'), z.maxLength(256)),
    password: newPassword,
  }),
  output: z.null(),
})

export const verifyOldPhone = endpoint({
  name: 'verifyOldPhone',
  method: 'POST',
  path: '/api/user/verifyOldPhone',
  auth: 'user',
  core: true,
  summary: 'A ticket, good once and for ten minutes, to change the phone of the account',
  input: z.object({ code: smsCode }),
  output: z.looseObject({ ticket: z.string().check(z.minLength(1)) }),
})

export const modifyPhone = endpoint({
  name: 'modifyPhone',
  method: 'POST',
  path: '/api/user/modifyPhone',
  auth: 'user',
  core: true,
  summary: 'Another phone, unused so far, for whoever holds both; ends every session',
  input: z.object({
    ticket: z.string().check(z.minLength(1), z.maxLength(100)),
    phone: mobilePhone,
    code: smsCode,
  }),
  output: z.null(),
})
