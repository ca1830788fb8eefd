import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint'
import { mobilePhone } from './phone'
import { smsCode } from './sms'

/** Kept in the loginInfo cookie (SPEC section 3). Expiries are epoch ms. */
export const loginInfo = z.looseObject({
  accessToken: z.string().check(z.minLength(1)),
  accessExpires: z.int(),
  refreshToken: z.string().check(z.minLength(1)),
  refreshExpires: z.int(),
})
export type LoginInfo = z.infer<typeof loginInfo>

export const getOauthToken = endpoint({
  name: 'getOauthToken',
  method: 'POST',
  path: '/api/oauth/getOauthToken',
  auth: 'basic',
  summary:
    'Tokens for a password or a code by SMS, or a new pair for a refresh token (query or body)',
  input: z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('password'),
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    z.object({ grant_type: z.literal('sms'), phone: mobilePhone, code: smsCode }),
    z.object({
      grant_type: z.literal('refresh_token'),
      refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
    }),
  ]),
  output: loginInfo,
})

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/api/oauth/logout',
  auth: 'bearer',
  summary: 'End this session',
  input: nothing,
  output: z.null(),
})
