import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { loginInfo } from './oauth'
import { smsCode } from './one-time'
import { mobilePhone } from './phone'

export const USERNAME_MAX = 20
const USERNAME = /^[\w\p{Script=Han}]{4,20}$/u
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64
export const COMPANY_MAX = 60

const USERNAME_RULE = '4–20 个字符：汉字、字母、数字或下划线，不能全是数字'
const PASSWORD_RULE = '8–64 个字符'

/** Whether a name may be chosen (DOMAIN 3.8). */
export function isUsername(name: string): boolean {
  return USERNAME.test(name) && !/^\d+$/.test(name)
}

/** Characters as people count them: one of many code units is one. */
export function isPasswordLong(password: string): boolean {
  const length = [...password].length
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** A name somebody chooses. */
const newUsername = z.string().check(
  z.overwrite((name) => name.normalize('NFC').trim()),
  z.refine(isUsername, `用户名为${USERNAME_RULE}`),
)

/** Two code units a character at most; kept as it is typed, spaces too. */
const newPassword = z.string().check(
  z.maxLength(PASSWORD_MAX * 2, `密码为${PASSWORD_RULE}`),
  z.refine(isPasswordLong, `密码为${PASSWORD_RULE}`),
  z.refine((password) => !/\p{Surrogate}/u.test(password), '密码含有无效字符'),
)

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/user/register',
  auth: 'none',
  sameOrigin: true,
  timeoutMs: 10_000,
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
    /** The user agreement and the privacy policy. */
    agreed: z.literal(true, '请先阅读并同意用户协议和隐私政策'),
  }),
  output: loginInfo,
})

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/user/updatePassword',
  auth: 'none',
  sameOrigin: true,
  timeoutMs: 10_000,
  summary: 'A new password for whoever holds the phone; ends every session of the account',
  input: z.object({ phone: mobilePhone, code: smsCode, password: newPassword }),
  output: z.null(),
})

export const modifyPassword = endpoint({
  name: 'modifyPassword',
  method: 'POST',
  path: '/api/user/modifyPassword',
  auth: 'user',
  timeoutMs: 10_000,
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
  summary: 'A ticket, good once and for ten minutes, to change the phone of the account',
  input: z.object({ code: smsCode }),
  output: z.looseObject({ ticket: z.string().check(z.minLength(1)) }),
})

export const modifyPhone = endpoint({
  name: 'modifyPhone',
  method: 'POST',
  path: '/api/user/modifyPhone',
  auth: 'user',
  summary: 'Another phone, unused so far, for whoever holds both; ends every session',
  input: z.object({
    ticket: z.string().check(z.minLength(1), z.maxLength(100)),
    phone: mobilePhone,
    code: smsCode,
  }),
  output: z.null(),
})
