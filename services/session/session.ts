import type { LoginInfo } from '@/contract/oauth'
import { ApiError } from '@/services/http/api-error'
import type { TokenStore } from './tokens'

/** Renew this long before the access token expires, ms. */
const EARLY_MS = 10_000
/** How long a tab waits for another tab's renewal, ms. */
const LOCK_WAIT_MS = 8000
const LOCK_NAME = 'mall-refresh'

type SessionDeps = {
  store: TokenStore
  /** Exchanges a refresh token for a new pair. */
  refresh: (refreshToken: string) => Promise<LoginInfo>
  now?: () => number
  locks?: Pick<LockManager, 'request'> | undefined
}

export type Session = {
  /** The token to send now, renewed first when it has expired; null means "go as a visitor". */
  bearer(): Promise<string | null>
  /** After a 401 for `rejected`: a newer token, or null when there is none to be had. */
  renewAfter(rejected: string): Promise<string | null>
  isSignedIn(): boolean
  signIn(tokens: LoginInfo): void
  /** Forgets the tokens here; telling the server is the caller's. */
  signOut(): void
  subscribe(listener: () => void): () => void
}

/** The refused grant is the only failure that ends a session; a hiccup keeps it. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429
}

/** Tokens of one tab, with one renewal at a time in this tab and across tabs (DESIGN 3). */
export function createSession({ store, refresh, now = Date.now, locks }: SessionDeps): Session {
  let renewing: Promise<string | null> | null = null
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  function signOut() {
    store.clear()
    changed()
  }

  async function exchange(stale: string): Promise<string | null> {
    const tokens = store.read()
    if (!tokens) return null
    if (tokens.accessToken !== stale) return tokens.accessToken // another tab was faster
    if (now() >= tokens.refreshExpires) {
      signOut()
      return null
    }
    try {
      const fresh = await refresh(tokens.refreshToken)
      if (store.read()?.refreshToken !== tokens.refreshToken) return null // signed out meanwhile
      store.write(fresh)
      return fresh.accessToken
    } catch (error) {
      const current = store.read()
      if (current && current.accessToken !== stale) return current.accessToken
      if (!isRefused(error)) throw error
      signOut()
      return null
    }
  }

  function renew(stale: string): Promise<string | null> {
    const run = () => exchange(stale)
    renewing ??= (
      locks ? locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, run) : run()
    ).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    async bearer() {
      const tokens = store.read()
      if (!tokens) return null
      if (now() < tokens.accessExpires - EARLY_MS) return tokens.accessToken
      return renew(tokens.accessToken)
    },
    async renewAfter(rejected) {
      const tokens = store.read()
      if (!tokens) return null
      return tokens.accessToken === rejected ? renew(rejected) : tokens.accessToken
    },
    isSignedIn: () => store.read() !== null,
    signIn(tokens) {
      store.write(tokens)
      changed()
    },
    signOut,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
