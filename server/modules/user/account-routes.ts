import {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
  verifyOldPhone,
} from '@/contract/account'
import type { Db } from '@/server/db/client'
import type { CallContext, Caller, Calls } from '@/server/http/calls'
import { createSharedLimit } from '@/server/http/shared-limit'
import { deviceOf } from '@/server/modules/oauth/device'
import type { Sessions } from '@/server/modules/oauth/session-repository'
import type { SmsService } from '@/server/modules/sms/sms-service'
import { createAccountService } from './account-service'

/** Accounts an address may make in an hour, and passwords it may reset. */
const REGISTRATIONS = { name: 'register', calls: 5, seconds: 3600 }
const RESETS = { name: 'reset', calls: 20, seconds: 3600 }

type Deps = { db: Db; now: () => number; sessions: Sessions; sms: SmsService }

/** Registering, and changing what opens an account. */
export function accountRoutes(calls: Calls, deps: Deps) {
  const { db, now, sessions } = deps
  const accounts = createAccountService(deps)
  const registrations = createSharedLimit(db, now, REGISTRATIONS)
  const resets = createSharedLimit(db, now, RESETS)
  const own = (call: CallContext<unknown> & { caller: Caller }) => ({
    ...call.caller,
    device: deviceOf(call),
  })

  calls
    .open(register, async (call) => {
      await registrations.consume(call.address)
      const userId = await accounts.create(call.input).catch(async (error: unknown) => {
        // Only what was made counts.
        await registrations.giveBack(call.address)
        throw error
      })
      return sessions.open(userId, deviceOf(call))
    })
    .open(updatePassword, async (call) => {
      await resets.consume(call.address)
      return accounts.reset(call.input, deviceOf(call))
    })
    .personal(modifyPassword, (call) => accounts.changePassword(own(call), call.input))
    .personal(verifyOldPhone, ({ caller, input }) =>
      accounts.verifyPhone(caller.userId, input.code),
    )
    .personal(modifyPhone, (call) => accounts.changePhone(own(call), call.input))
}
