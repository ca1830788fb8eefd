import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint'

export const userInfo = z.looseObject({
  id: z.string(),
  username: z.string(),
  nickname: z.optional(z.string()),
  phone: z.optional(z.string()),
  companyName: z.optional(z.string()),
})

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  method: 'POST',
  path: '/api/user/getUserInfo',
  auth: 'user',
  summary: 'The signed-in user; the phone is masked',
  input: nothing,
  output: userInfo,
})
