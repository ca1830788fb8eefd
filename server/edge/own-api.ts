import { Hono } from 'hono'
import { ENDPOINTS } from '@/contract/endpoints'
import type { Env } from '@/server/kernel/env'
import { Calls, onError } from '@/server/kernel/http/calls'
import type { Socket } from '@/server/kernel/http/client-address'
import { standardMiddleware } from '@/server/kernel/http/standard-middleware'
import type { Log } from '@/server/kernel/log'
import { helpRoutes } from '@/server/modules/help/help-routes'
import { logRoutes } from '@/server/modules/site/error-report-routes'
import { originOf, siteRoutes } from '@/server/modules/site/site-routes'
import type { Api } from './faults/api'
import { metricsRoutes } from './metrics-routes'
import { systemRoutes } from './system-routes'

const OWN_PATHS = new Set<string>(ENDPOINTS.filter(({ own }) => own).map(({ path }) => path))
const SYSTEM = /^\/api\/(healthz|readyz|metrics|openapi\.json|docs|site\/[\w-]+\.(txt|xml))$/

/** Whether the mall's own process answers this path, whatever API_HOST says. */
export function isOwnPath(path: string): boolean {
  return OWN_PATHS.has(path) || SYSTEM.test(path)
}

export type OwnApiOptions = {
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'TRUSTED_PROXY'> &
    Partial<Pick<Env, 'PUBLIC_URL' | 'PORT' | 'METRICS_TOKEN'>>
  log: Log
  isReady: () => Promise<boolean>
}

/**
 * What a mall on another host's API answers itself: its own texts, crash reports, probes, and files
 * for search engines. The catalogue is the host's, so the sitemap has the mall's pages alone.
 */
export function createOwnApi({ config, log, isReady }: OwnApiOptions): Api {
  const app = new Hono<{ Bindings: Socket }>()
  // Own content is for everybody: there is nobody to recognise.
  const calls = new Calls(async () => null, config)
  standardMiddleware(app, { config: { ...config, CORS_ORIGINS: [] }, log, now: Date.now })
  app.route('/', systemRoutes(isReady))
  app.route('/', metricsRoutes(config))
  app.route('/', siteRoutes(originOf(config), null))
  helpRoutes(calls)
  logRoutes(calls, { log })
  app.route('/', calls.app)
  app.onError((error) => onError(error, (fault) => log.error({ err: fault }, 'call failed')))
  return app
}
