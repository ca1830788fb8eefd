import * as z from 'zod/mini'
import { count, timestamp } from '@/contract/fields'
import { operation, optionalWord, typedNumber, word } from './operation-calls'

const user = z.looseObject({
  userName: z.string(),
  phone: z.string(),
  company: z.string(),
  createdAt: timestamp,
  lockedAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
})
const named = z.object({ userName: word })
const ended = z.looseObject({ userName: z.string(), sessions: count })

export const opsUsers = operation('users', {
  summary: 'Finds users by part of a name, company or phone, newest first',
  words: ['text'],
  input: z.object({
    text: optionalWord,
    limit: z._default(typedNumber.check(z.minimum(1), z.maximum(500)), 50),
  }),
  output: z.looseObject({ list: z.array(user) }),
})

export const opsUser = operation('user', {
  summary: 'Shows a user: company, orders, sessions, whether it is locked',
  words: ['userName'],
  input: named,
  output: z.looseObject({ user, orders: count, sessions: count }),
})

export const opsLockUser = operation('lock-user', {
  summary: 'Locks a user: its sessions end, and no new one begins',
  words: ['userName'],
  input: named,
  output: z.looseObject({ userName: z.string() }),
})

export const opsUnlockUser = operation('unlock-user', {
  summary: 'Lets a locked user sign in again',
  words: ['userName'],
  input: named,
  output: z.looseObject({ userName: z.string() }),
})

export const opsEndSessions = operation('end-sessions', {
  summary: 'Signs a user out everywhere',
  words: ['userName'],
  input: named,
  output: ended,
})
