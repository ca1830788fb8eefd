import { getOauthToken } from '@/contract/oauth'
import { apiHost, PUBLIC_ENV } from './env'
import type { Http } from './http/http'
import { createHttp, warmHttp } from './http/http'
import { inProcessFetch } from './http/in-process'
import { createServerClock } from './session/server-clock'
import type { Session } from './session/session'
import { createSession } from './session/session'
import type { Tabs } from './session/tabs'
import { createTabs } from './session/tabs'
import { createTokenStore } from './session/tokens'

declare global {
  /** The embedded API, put here by instrumentation.ts: rendering calls it without a socket. */
  var __mallApi: ((request: Request) => Response | Promise<Response>) | undefined
}

export type MallClient = { http: Http; session: Session | null; tabs: Tabs | null }

function onceLoaded(action: () => void): void {
  if (document.readyState === 'complete') action()
  else addEventListener('load', action, { once: true })
}

/** The client of one browser tab; `apiBase` is '' for the mall's own door. */
export function createBrowserClient(apiBase: string): MallClient {
  onceLoaded(warmHttp)
  const clock = createServerClock()
  const tabs = createTabs()
  const base = { baseURL: apiBase, siteId: PUBLIC_ENV.siteId, hear: clock.hear }
  const plain = createHttp(base)
  const session = createSession({
    store: createTokenStore(),
    refresh: (refreshToken) =>
      plain.call(getOauthToken, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    clock,
    tabs,
    locks: globalThis.navigator?.locks,
  })
  return { http: createHttp({ ...base, session }), session, tabs }
}

/** Rendering waits no longer for a call than leaves time to answer within 4.5 s, ms. */
export const SSR_TIMEOUT_MS = 3500

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
  return { http, session: null, tabs: null }
}
