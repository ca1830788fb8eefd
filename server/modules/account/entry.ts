import type { LoginInfo } from '@/contract/account/oauth-calls'
import type { CallContext } from '@/server/kernel/http/calls'
import { deviceOf } from './device'
import type { KnownBrowsers } from './known-browsers'
import type { Sessions } from './session-repository'

/** Who enters; `provedBy`: the hash of the password that was typed. */
type Entering = { userId: string; provedBy?: string }

type Deps = { sessions: Sessions; browsers: KnownBrowsers }

/** Opens a session for a user who signed in or registered, and remembers the browser. */
export function createEntry({ sessions, browsers }: Deps) {
  return async (call: CallContext<unknown>, { userId, provedBy }: Entering): Promise<LoginInfo> => {
    const tokens = await sessions.open(userId, deviceOf(call), provedBy)
    call.keepDevice(await browsers.remember(userId, call.deviceId))
    return tokens
  }
}
