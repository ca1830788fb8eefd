import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint'

/** Kept in the loginInfo cookie (SPEC section 3). Expiries are epoch ms. */
export const loginInfo = z.looseObject({
  accessToken: z.string().check(z.minLength(1)),
  accessExpires: z.int(),
  refreshToken: z.string().check(z.minLength(1)),
  refreshExpires: z.int(),
})
export type LoginInfo = z.infer<typeof loginInfo>

const shortText = z.string().check(z.maxLength(100))

export const getOauthToken = endpoint({
  name: 'getOauthToken',
  method: 'POST',
  path: '/api/oauth/getOauthToken',
  auth: 'basic',
  summary:
    'Tokens for a password or a code by SMS, or a new pair for a refresh token (query or body)',
  input: z.union([
    z.object({
      grant_type: z.literal('password'),
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(256)),
      /** Wanted after failed tries: a refusal of its own says so. */
      captchaToken: z.optional(shortText),
    }),
    // Every page carries this call: what a phone and a code are, the server knows alone.
    z.object({ grant_type: z.literal('sms'), phone: shortText, code: shortText }),
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
