import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { nothing, timestamp } from '@/contract/fields'

export const userInfo = z.looseObject({
  id: z.string(),
  username: z.string(),
  nickname: z.optional(z.string()),
  phone: z.optional(z.string()),
  companyName: z.optional(z.string()),
  /** Optional profile data (contract/account/profile-calls.ts); '' where unknown. */
  avatarId: z.optional(z.string()),
  realName: z.optional(z.string()),
  gender: z.optional(z.string()),
  position: z.optional(z.string()),
  email: z.optional(z.string()),
  creditCode: z.optional(z.string()),
  industry: z.optional(z.string()),
  companySize: z.optional(z.string()),
  createTime: z.optional(timestamp),
})
export type UserInfo = z.infer<typeof userInfo>

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  method: 'POST',
  path: '/api/user/getUserInfo',
  auth: 'user',
  core: true,
  summary: 'The signed-in user; the phone is masked',
  input: nothing,
  output: userInfo,
})
