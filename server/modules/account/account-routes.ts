import {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
  verifyOldPhone,
} from '@/contract/account/account-calls'
import { closeAccount, getClosingObstacles } from '@/contract/account/own-data-calls'
import type { CallContext, Caller, Calls } from '@/server/kernel/http/calls'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { createAccountService } from './account-service'
import { closingObstacles } from './closing-obstacles'
import { deviceOf } from './device'
import { createEntry } from './entry'
import { visitorAsker } from './sms/asker'

/** Rate limits per address and hour: registrations and password resets. */
const REGISTRATIONS = { name: 'register', calls: 5, seconds: 3600 }
const RESETS = { name: 'reset', calls: 20, seconds: 3600 }

type Deps = Parameters<typeof createAccountService>[0]

/** Registration and changes of credentials. */
export function accountRoutes(calls: Calls, deps: Deps) {
  const { db, now, browsers } = deps
  const accounts = createAccountService(deps)
  const enter = createEntry(deps)
  const registrations = createSharedLimit(db, now, REGISTRATIONS)
  const resets = createSharedLimit(db, now, RESETS)
  const own = (call: CallContext<unknown> & { caller: Caller }) => ({
    ...call.caller,
    device: deviceOf(call),
  })

  /** A new password makes the account forget every browser but the one it was set on. */
  async function remember(call: CallContext<unknown>, userId: string): Promise<null> {
    call.keepDevice(await browsers.remember(userId, call.deviceId))
    return null
  }

  calls
    .on(register, async (call) => {
      await registrations.consume(call.network)
      const created = accounts.create(call.input, visitorAsker(call))
      const userId = await created.catch(async (error: unknown) => {
        // Only successful registrations count.
        await registrations.giveBack(call.network)
        throw error
      })
      return enter(call, { userId })
    })
    .on(updatePassword, async (call) => {
      await resets.consume(call.network)
      const visitor = { asker: visitorAsker(call), device: deviceOf(call) }
      return remember(call, await accounts.reset(call.input, visitor))
    })
    .on(modifyPassword, async (call) => {
      await accounts.changePassword(own(call), call.input)
      return remember(call, call.caller.userId)
    })
    .on(verifyOldPhone, ({ caller, input }) => accounts.verifyPhone(caller.userId, input.code))
    .on(modifyPhone, (call) => accounts.changePhone(own(call), call.input))
    .on(getClosingObstacles, ({ caller }) => closingObstacles(db, caller.userId))
    .on(closeAccount, ({ caller, input }) => accounts.close(caller.userId, input))
}
