import type { LoginInfo } from '@/contract/account/oauth-calls'
import type { RenewalLocks } from '@/services/session/renewal'
import { createSession } from '@/services/session/session'
import type { TokenStore } from '@/services/session/tokens'

/** Where the clocks of session tests begin, epoch ms. */
export const NOW = 1_000_000_000

/** A pair whose names tell whose it is; `expiresIn` ms from NOW. */
export function tokens(name: string, expiresIn = 600_000): LoginInfo {
  return {
    accessToken: `access-${name}`,
    accessExpires: NOW + expiresIn,
    refreshToken: `refresh-${name}`,
    refreshExpires: NOW + 86_400_000,
  }
}

/** One browser's cookie; tabs that share it are tabs of that browser. */
export function memoryStore(initial: LoginInfo | null): TokenStore {
  let saved = initial
  return {
    read: () => saved,
    write(next) {
      saved = next
      return true
    },
    clear() {
      saved = null
    },
  }
}

/** Locks as browsers give them: one holder a name, the others in turn. */
export function webLocks(): RenewalLocks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name, _options, run) => {
      const turn = last.then(run)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

type Tab = { store: TokenStore; time?: { now: number }; locks?: RenewalLocks }

/** A tab's session over a store, with a clock the test sets. */
export function openTab(refresh: (token: string) => Promise<LoginInfo>, tab: Tab) {
  const { store, time = { now: NOW }, locks } = tab
  return createSession({ store, refresh, now: () => time.now, locks })
}
