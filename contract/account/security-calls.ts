import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { count, nothing, timestamp } from '@/contract/fields'

/** Age from which a password is reported as old, days; more devices than this lower the rating. */
export const PASSWORD_OLD_DAYS = 180
export const DEVICES_FEW = 3

/** A security criterion of an account; the level is the number of criteria met. */
const securityPoint = z.looseObject({
  point: z.enum(['phone', 'password', 'devices']),
  holds: z.boolean(),
})
export type SecurityPoint = z.infer<typeof securityPoint>

const security = z.looseObject({
  /** Masked: 138****0000. */
  phone: z.string(),
  passwordChangedAt: timestamp,
  /** Signed-in devices. */
  deviceCount: count,
  points: z
    .array(securityPoint)
    .check(z.refine((points) => new Set(points.map(({ point }) => point)).size === points.length)),
})
export type AccountSecurity = z.infer<typeof security>

const session = z.looseObject({
  id: z.uuid(),
  /** Name from its user agent: Chrome · Windows. */
  device: z.string(),
  /** Masked: 203.0.*.*; '' when unknown. */
  address: z.string(),
  signedInAt: timestamp,
  /** Rounded to ten minutes. */
  lastSeenAt: timestamp,
  /** The device of this request. */
  isCurrent: z.boolean(),
})
export type DeviceSession = z.infer<typeof session>

export const getAccountSecurity = endpoint({
  name: 'getAccountSecurity',
  method: 'POST',
  path: '/api/user/getAccountSecurity',
  auth: 'user',
  summary: 'What is done for the safety of the account, and what is not',
  input: nothing,
  output: security,
})

export const getSessionList = endpoint({
  name: 'getSessionList',
  method: 'POST',
  path: '/api/user/getSessionList',
  auth: 'user',
  summary: 'Devices signed in to the account, this one first, then the last seen',
  input: nothing,
  output: z.array(session),
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/api/user/endSession',
  auth: 'user',
  summary: 'Sign another device of the account out',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/user/endOtherSessions',
  auth: 'user',
  summary: 'Sign every other device of the account out',
  input: nothing,
  output: z.looseObject({ count }),
})
