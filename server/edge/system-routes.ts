import { Hono } from 'hono'
import { openApiRoutes } from './openapi/openapi-routes'

/** Probes and the contract, answered by every mall process, whatever API it stands on. */
export function systemRoutes(isReady: () => Promise<boolean>): Hono {
  const app = new Hono()
  app.get('/api/healthz', (context) => context.json({ ok: true }))
  app.get('/api/readyz', async (context) => {
    const ready = await isReady()
    return context.json({ ready }, ready ? 200 : 503)
  })
  app.route('/', openApiRoutes())
  return app
}
