import {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
  verifyOldPhone,
} from '@/contract/account/account-calls'
import type { Db } from '@/server/kernel/db/client'
import type { CallContext, Caller, Calls } from '@/server/kernel/http/calls'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { createAccountService } from './account-service'
import { deviceOf } from './device'
import type { Sessions } from './session-repository'
import type { SmsService } from './sms/sms-service'

/** Rate limits per address and hour: registrations and password resets. */
const REGISTRATIONS = { name: 'register', calls: 5, seconds: 3600 }
const RESETS = { name: 'reset', calls: 20, seconds: 3600 }

type Deps = { db: Db; now: () => number; sessions: Sessions; sms: SmsService }

/** Registration and changes of credentials. */
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
    .on(register, async (call) => {
      await registrations.consume(call.address)
      const userId = await accounts.create(call.input).catch(async (error: unknown) => {
        // Only successful registrations count.
        await registrations.giveBack(call.address)
        throw error
      })
      return sessions.open(userId, deviceOf(call))
    })
    .on(updatePassword, async (call) => {
      await resets.consume(call.address)
      return accounts.reset(call.input, deviceOf(call))
    })
    .on(modifyPassword, (call) => accounts.changePassword(own(call), call.input))
    .on(verifyOldPhone, ({ caller, input }) => accounts.verifyPhone(caller.userId, input.code))
    .on(modifyPhone, (call) => accounts.changePhone(own(call), call.input))
}
