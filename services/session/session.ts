import type { LoginInfo } from '@/contract/oauth'
import { createRenewal, type RenewalDeps } from './renewal'
import type { ServerClock } from './server-clock'
import type { Tabs } from './tabs'

/** Renew this long before the access token expires, ms. */
const EARLY_MS = 10_000
/** A token this young is good whatever the clock says: the server refuses it if it is not. */
const YOUNG_MS = 60_000

type SessionDeps = Pick<RenewalDeps, 'store' | 'refresh'> & {
  clock?: Pick<ServerClock, 'toLocal'>
  tabs?: Pick<Tabs, 'tell'>
  now?: () => number
  locks?: RenewalDeps['locks']
}

export type Session = {
  /** The token to send now, renewed first when it has expired; null means "go as a visitor". */
  bearer(): Promise<string | null>
  /** After a 401 for `rejected`: a newer token, or null when there is none to be had. */
  renewAfter(rejected: string): Promise<string | null>
  isSignedIn(): boolean
  /** Grows when somebody signs in or out: answers to an earlier one's calls are not to be shown. */
  epoch(): number
  /** False when the browser kept no cookie: the session then ends with the page. */
  signIn(tokens: LoginInfo): boolean
  /** Forgets the tokens here; telling the server is the caller's. */
  signOut(): void
  /** Whether another tab signed in or out since this one last looked. */
  hasMoved(): boolean
  /** Looks anew, because another tab did. */
  recheck(): void
  subscribe(listener: () => void): () => void
}

const SAME_CLOCK = { toLocal: (time: number) => time }

/** Tokens of one tab: who is signed in, and what to send for them (DESIGN 3, RELIABILITY R1-R6). */
export function createSession(deps: SessionDeps): Session {
  const { store, tabs, clock = SAME_CLOCK, now = Date.now, locks } = deps
  const isSignedIn = () => store.read() !== null
  const listeners = new Set<() => void>()
  let epoch = 0
  let known = isSignedIn()
  let young: { accessToken: string; since: number } | null = null

  function changed() {
    epoch += 1
    known = isSignedIn()
    for (const listener of listeners) listener()
  }

  function received(tokens: LoginInfo): LoginInfo {
    young = { accessToken: tokens.accessToken, since: now() }
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
    tabs?.tell('out')
  }

  const renew = createRenewal({
    store,
    refresh: async (refreshToken) => received(await deps.refresh(refreshToken)),
    onEnd: signOut,
    now,
    locks,
  })

  function isYoung(accessToken: string): boolean {
    return young?.accessToken === accessToken && Math.abs(now() - young.since) < YOUNG_MS
  }

  return {
    async bearer() {
      const tokens = store.read()
      if (!tokens) return null
      const { accessToken, accessExpires } = tokens
      if (now() < accessExpires - EARLY_MS || isYoung(accessToken)) return accessToken
      return renew(accessToken)
    },
    async renewAfter(rejected) {
      const tokens = store.read()
      if (!tokens) return null
      return tokens.accessToken === rejected ? renew(rejected) : tokens.accessToken
    },
    isSignedIn,
    epoch: () => epoch,
    signIn(tokens) {
      const isKept = store.write(received(tokens))
      changed()
      tabs?.tell('in')
      return isKept
    },
    signOut,
    hasMoved: () => known !== isSignedIn(),
    recheck: changed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
