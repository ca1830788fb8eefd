import { getOauthToken } from '@/contract/oauth'
import { apiHost, PUBLIC_ENV } from './env'
import type { Http } from './http/http'
import { createHttp } from './http/http'
import { inProcessFetch } from './http/in-process'
import type { Session } from './session/session'
import { createSession } from './session/session'
import { createTokenStore } from './session/tokens'

declare global {
  /** The embedded API, put here by instrumentation.ts: rendering calls it without a socket. */
  var __mallApi: ((request: Request) => Response | Promise<Response>) | undefined
}

export type MallClient = { http: Http; session: Session | null }

/** The client of one browser tab. */
export function createBrowserClient(): MallClient {
  const base = { baseURL: '', siteId: PUBLIC_ENV.siteId }
  const plain = createHttp(base)
  const session = createSession({
    store: createTokenStore(),
    refresh: (refreshToken) =>
      plain.call(getOauthToken, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    locks: globalThis.navigator?.locks,
  })
  return { http: createHttp({ ...base, session }), session }
}

/** Rendering waits no longer for a call than leaves time to answer within 4.5 s, ms. */
const SSR_TIMEOUT_MS = 3500

/** The client of one rendering: a visitor, whoever asks (DESIGN decision 4). */
export function createServerClient(): MallClient {
  const host = apiHost()
  const embedded = globalThis.__mallApi
  const http = createHttp({
    baseURL: host || 'http://embedded.invalid',
    siteId: PUBLIC_ENV.siteId,
    timeoutMs: SSR_TIMEOUT_MS,
    ...(!host && embedded && { fetch: inProcessFetch(embedded) }),
  })
  return { http, session: null }
}
