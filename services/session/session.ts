import type { LoginInfo } from '@/contract/account/oauth-calls'
import type { RenewalDeps } from './renewal'
import type { ServerClock } from './server-clock'
import type { Tabs } from './tabs'

/** Renew this long before the access token expires, ms. */
const EARLY_MS = 10_000
/** A freshly issued token is used whatever the clock says: the server refuses it if it expired. */
const YOUNG_MS = 60_000

type SessionDeps = Pick<RenewalDeps, 'store' | 'refresh'> & {
  clock?: Pick<ServerClock, 'toLocal'>
  tabs?: Pick<Tabs, 'broadcast'>
  now?: () => number
  locks?: RenewalDeps['locks']
}

export type Session = {
  /** The token to send now, renewed first when it has expired; null for a visitor. */
  bearer(): Promise<string | null>
  /** After a 401 for `rejected`: a newer token, or null when there is none. */
  renewAfter(rejected: string): Promise<string | null>
  /** Whether this browser has tokens now: for what is about to be done. */
  isSignedIn(): boolean
  /** As of the latest notification: for what is shown, which must not change while it is rendered. */
  wasSignedIn(): boolean
  /** Incremented by every sign-in and sign-out: answers of an earlier session are dropped. */
  generation(): number
  /** False when the browser rejects cookies: the session then ends with the page. */
  signIn(tokens: LoginInfo): boolean
  /** Clears the local tokens; the caller notifies the server. */
  signOut(): void
  /** Whether another tab signed in or out since this one last checked. */
  hasMoved(): boolean
  /** Re-reads the tokens after another tab changed them. */
  recheck(): void
  subscribe(listener: () => void): () => void
}

const SAME_CLOCK = { toLocal: (time: number) => time }

/** The session of one tab: the user and their tokens (DESIGN 3, RELIABILITY R1-R6). */
export function createSession(deps: SessionDeps): Session {
  const { store, tabs, clock = SAME_CLOCK, now = Date.now, locks } = deps
  const isSignedIn = () => store.read() !== null
  const listeners = new Set<() => void>()
  let generation = 0
  let known = isSignedIn()
  let freshlyIssued: { accessToken: string; since: number } | null = null

  function changed() {
    generation += 1
    known = isSignedIn()
    for (const listener of listeners) listener()
  }

  function received(tokens: LoginInfo): LoginInfo {
    freshlyIssued = { accessToken: tokens.accessToken, since: now() }
    return {
      ...tokens,
      accessExpires: clock.toLocal(tokens.accessExpires),
      refreshExpires: clock.toLocal(tokens.refreshExpires),
    }
  }

  function signOut() {
    if (!known && !isSignedIn()) return
    store.clear()
    changed()
    tabs?.broadcast('out')
  }

  async function createRenew() {
    // In the file of the transport, which alone asks for tokens: a page that makes no call goes without.
    const { createRenewal } = await import(/* webpackChunkName: 'transport' */ './renewal')
    return createRenewal({
      store,
      refresh: async (refreshToken) => received(await deps.refresh(refreshToken)),
      onEnd: signOut,
      now,
      locks,
    })
  }

  let renewal: ReturnType<typeof createRenew> | null = null
  async function renew(stale: string): Promise<string | null> {
    renewal ??= createRenew()
    return (await renewal)(stale)
  }

  function isFreshlyIssued(accessToken: string): boolean {
    return (
      freshlyIssued?.accessToken === accessToken && Math.abs(now() - freshlyIssued.since) < YOUNG_MS
    )
  }

  return {
    async bearer() {
      const tokens = store.read()
      if (!tokens) return null
      const { accessToken, accessExpires } = tokens
      if (now() < accessExpires - EARLY_MS || isFreshlyIssued(accessToken)) return accessToken
      return renew(accessToken)
    },
    async renewAfter(rejected) {
      const tokens = store.read()
      if (!tokens) return null
      return tokens.accessToken === rejected ? renew(rejected) : tokens.accessToken
    },
    isSignedIn,
    generation: () => generation,
    signIn(tokens) {
      const isSaved = store.write(received(tokens))
      changed()
      tabs?.broadcast('in')
      return isSaved
    },
    signOut,
    wasSignedIn: () => known,
    hasMoved: () => known !== isSignedIn(),
    recheck: changed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
