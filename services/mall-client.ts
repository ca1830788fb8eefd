import type { IncomingMessage } from 'node:http'
import { FAULT_SCOPE } from '@/contract/constants'
import { getOauthToken } from '@/contract/deferred-calls'
import { PUBLIC_ENV } from './env'
import type { Http } from './http/http'
import { createHttp } from './http/http'
import type { KnownAnswers } from './http/known-answers'
import { createMissingStore, type MissingStore } from './http/missing-store'
import { createServerClock } from './session/server-clock'
import type { Session } from './session/session'
import { createSession } from './session/session'
import type { Tabs } from './session/tabs'
import { createTabs } from './session/tabs'
import { createTokenStore } from './session/tokens'

declare global {
  /** This process's API, set by instrumentation.ts: SSR calls it without a socket. */
  var __mallApi: ((request: Request, from?: Connection) => Response | Promise<Response>) | undefined
}

/** The connection of a visitor whose page is rendered; limits count by its address. */
type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } }

export type MallClient = {
  http: Http
  session: Session | null
  tabs: Tabs | null
  /** Extra calls the API host lacks; null for the mall's own API, which has them all. */
  missing: MissingStore | null
}

/**
 * The client of one browser tab. `apiBase` is '' for the mall's own origin; `known` are calls
 * known to be missing, undefined when the API is the mall's own.
 */
export function createBrowserClient(apiBase: string, known?: readonly string[]): MallClient {
  const clock = createServerClock()
  const tabs = createTabs()
  const base = { baseURL: apiBase, siteId: PUBLIC_ENV.siteId, onServerDate: clock.onServerDate }
  const plain = createHttp(base)
  const session = createSession({
    store: createTokenStore(),
    refresh: (refreshToken) =>
      plain.call(getOauthToken, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    clock,
    tabs,
    locks: globalThis.navigator?.locks,
  })
  const missing = known ? createMissingStore(known) : null
  return { http: createHttp({ ...base, session, missing }), session, tabs, missing }
}

/** Never looked up: the process's API answers, and forwards what is not its own (API_HOST). */
const IN_PROCESS = 'http://embedded.invalid'
/**
 * What a rendering passes on of its visitor's request: the address, which is believed only behind a proxy
 * of ours (server/kernel/http/client-address.ts), and the id that finds page and calls in the log.
 */
function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const found = ['x-forwarded-for', 'x-request-id'].map((name) => [name, headers[name]] as const)
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

type Rendering = {
  missing?: MissingStore | null
  /** The testers' world that the page is rendered of. */
  scope?: string | undefined
  /** The visitor's request: what it costs is counted for its address, not for the mall's own. */
  visitor?: IncomingMessage | undefined
  /** What renderings have read before. */
  known?: KnownAnswers
}

/** The client of one server-side rendering: always a visitor (DESIGN decision 4). */
export function createServerClient({
  missing = null,
  scope,
  visitor,
  known,
}: Rendering = {}): MallClient {
  const api = globalThis.__mallApi
  const from = visitor ? { incoming: visitor } : {}
  const http = createHttp({
    baseURL: IN_PROCESS,
    ownURL: IN_PROCESS,
    siteId: PUBLIC_ENV.siteId,
    missing,
    known,
    headers: {
      ...(scope !== undefined && { [FAULT_SCOPE]: scope }),
      ...(visitor && passedOn(visitor)),
    },
    ...(api && { api: (request) => api(request, from) }),
  })
  return { http, session: null, tabs: null, missing }
}
