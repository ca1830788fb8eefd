import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { register } from 'prom-client'
import type { Env } from '@/server/kernel/env'
import { clientAddress, type Socket } from '@/server/kernel/http/client-address'
import { HttpError } from '@/server/kernel/http/http-error'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

const digestOf = (text: string) => createHash('sha256').update(text).digest()

type Config = Pick<Env, 'TRUSTED_PROXY'> & Partial<Pick<Env, 'METRICS_TOKEN'>>

/**
 * Whether a request may read the metrics: by METRICS_TOKEN, or without one from this machine. What a proxy
 * passed on is from elsewhere.
 */
function mayRead(
  { METRICS_TOKEN: token, TRUSTED_PROXY }: Config,
  headers: Headers,
  socket: Socket,
) {
  if (token) {
    const given = headers.get('Authorization') ?? ''
    return timingSafeEqual(digestOf(given), digestOf(`Bearer ${token}`))
  }
  const isPassedOn = headers.has('X-Forwarded-For') || headers.has('Forwarded')
  return !isPassedOn && LOOPBACK.test(clientAddress(headers, socket, TRUSTED_PROXY))
}

/** What this process counts, for Prometheus (docs/operations/monitoring.md); to all others it is not there. */
export function metricsRoutes(config: Config): Hono<{ Bindings: Socket }> {
  const app = new Hono<{ Bindings: Socket }>()
  app.get('/api/metrics', async (context) => {
    if (!mayRead(config, context.req.raw.headers, context.env)) {
      throw new HttpError('NO_SUCH_CALL', '接口不存在')
    }
    return context.body(await register.metrics(), 200, { 'Content-Type': register.contentType })
  })
  return app
}
