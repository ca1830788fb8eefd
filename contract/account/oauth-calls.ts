import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { nothing, timestamp } from '@/contract/fields'

/** Stored in the loginInfo cookie (SPEC section 3). */
export const loginInfo = z.looseObject({
  accessToken: z.string().check(z.minLength(1)),
  accessExpires: timestamp,
  refreshToken: z.string().check(z.minLength(1)),
  refreshExpires: timestamp,
})
export type LoginInfo = z.infer<typeof loginInfo>

const shortText = z.string().check(z.maxLength(100))

/** Of whatever length: another host's token may be long, and belongs in the query all the same. */
const anyRefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().check(z.minLength(1)),
})
const refreshGrant = z.object({
  ...anyRefreshGrant.shape,
  refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
})

/** A sign-in by password. */
export const passwordGrant = z.object({
  grant_type: z.literal('password'),
  username: z.string().check(z.trim(), z.minLength(1, '请输入用户名或手机号'), z.maxLength(64)),
  password: z.string().check(z.minLength(1, '请输入密码'), z.maxLength(256)),
  /** Required after failed attempts; a specific refusal says so. */
  captchaToken: z.optional(shortText),
})

export const getOauthToken = endpoint({
  name: 'getOauthToken',
  method: 'POST',
  path: '/api/oauth/getOauthToken',
  auth: 'basic',
  core: true,
  summary: 'Tokens for a password, a code by SMS or, in the query, a refresh token',
  input: z.union([
    passwordGrant,
    // Every page bundles this call, so only the server validates phones and codes.
    z.object({ grant_type: z.literal('sms'), phone: shortText, code: shortText }),
    refreshGrant,
  ]),
  // SPEC section 7. Passwords and codes stay in the body: addresses are logged on their way.
  query: anyRefreshGrant,
  output: loginInfo,
})

export type TokenGrant = z.input<typeof getOauthToken.input>

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/api/oauth/logout',
  auth: 'bearer',
  core: true,
  summary: 'End this session',
  input: nothing,
  output: z.null(),
})
