import type { LoginInfo } from '@/contract/account/oauth-calls'
import { CODE } from '@/contract/constants'
import { getOauthToken } from '@/contract/deferred-calls'
import { ApiError } from '@/services/http/api-error'
import type { TokenStore } from './tokens'

const LOCK_NAME = 'mall-refresh'
/** How long a tab waits for another tab's renewal, ms. */
const LOCK_WAIT_MS = 8000
/** Maximum number of calls waiting for one renewal; no page has so many. */
const WAITING_MAX = 100
/** Backoff after a temporary failure: first delay, tripled each time, ms. */
const PAUSE_MS = 5000
const PAUSE_MAX_MS = 45_000

/** The part of the browser's Web Locks in use. */
export type RenewalLocks = {
  request<T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>): Promise<T>
}

export type RenewalDeps = {
  store: TokenStore
  /** Exchanges a refresh token for a new pair, with expiries in local time. */
  refresh: (refreshToken: string) => Promise<LoginInfo>
  /** The session has ended: refused by the server, or expired. */
  onEnd: () => void
  now: () => number
  /** Missing in an insecure context; the server's grace period then protects concurrent tabs. */
  locks: RenewalLocks | undefined
}

const NAME = getOauthToken.name

/** An explicitly refused grant ends the session; any other failure is temporary. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === CODE.underRepair) return false
  if (error.isSignedOut) return true
  // Without an envelope it is a proxy's page, not the server's answer.
  return error.code !== CODE.ok && error.status < 429 && !isTemporary(error.code)
}

/** Some hosts answer everything with HTTP 200, and an HTTP status as the code of the envelope. */
function isTemporary(code: number): boolean {
  return code === 429 || (code >= 500 && code <= 599)
}

type Pause = { error: unknown; lengthMs: number; since: number }

/**
 * Renews tokens, once for all callers in this and other tabs (RELIABILITY R3-R5).
 * The returned function resolves to the token that replaces `stale`, or to null when nobody is
 * signed in, and throws an ApiError: 401 when the session has ended, else the temporary failure.
 */
export function createRenewal({ store, refresh, onEnd, now, locks }: RenewalDeps) {
  let running: Promise<string | null> | null = null
  let waiting = 0
  let pause: Pause | null = null

  function isPaused({ since, lengthMs }: Pause): boolean {
    const elapsed = now() - since
    return elapsed >= 0 && elapsed < lengthMs // a clock set back must not pause for ever
  }

  function failed(error: unknown, stale: string): string | null {
    const current = store.read()
    if (!current) return null // signed out meanwhile
    if (current.accessToken !== stale) return current.accessToken // another tab renewed it
    if (isRefused(error)) {
      onEnd()
      throw new ApiError({ kind: 'http', endpoint: NAME, status: 401, cause: error })
    }
    const lengthMs = pause ? Math.min(pause.lengthMs * 3, PAUSE_MAX_MS) : PAUSE_MS
    pause = { error, lengthMs, since: now() }
    throw error
  }

  async function exchange(stale: string): Promise<string | null> {
    const tokens = store.read()
    if (!tokens) return null
    if (tokens.accessToken !== stale) return tokens.accessToken // another tab was faster
    if (now() >= tokens.refreshExpires) {
      onEnd()
      return null
    }
    if (pause && isPaused(pause)) throw pause.error
    try {
      const fresh = await refresh(tokens.refreshToken)
      pause = null
      const current = store.read()
      if (current?.refreshToken !== tokens.refreshToken) return current?.accessToken ?? null
      store.write(fresh)
      return fresh.accessToken
    } catch (error) {
      return failed(error, stale)
    }
  }

  async function locked(stale: string): Promise<string | null> {
    if (!locks) return exchange(stale)
    try {
      const signal = AbortSignal.timeout(LOCK_WAIT_MS)
      return await locks.request(LOCK_NAME, { signal }, () => exchange(stale))
    } catch (error) {
      if (error instanceof ApiError) throw error
      // Another tab holds the lock and does not answer.
      return failed(new ApiError({ kind: 'timeout', endpoint: NAME, cause: error }), stale)
    }
  }

  return async (stale: string): Promise<string | null> => {
    if (waiting >= WAITING_MAX) throw new ApiError({ kind: 'timeout', endpoint: NAME })
    waiting += 1
    running ??= locked(stale).finally(() => {
      running = null
    })
    return running.finally(() => {
      waiting -= 1
    })
  }
}
