import type { Env } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

/** Whether only this machine reaches a server that listens at `host`. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host)

/** In the mall itself FAULTS=1 is for tests: unreachable for others, and without real data. */
export function requirePrivateMall(env: Pick<Env, 'FAULTS' | 'HOST' | 'DATABASE_URL'>): void {
  if (!env.FAULTS || (isLoopback(env.HOST) && !env.DATABASE_URL)) return
  throw new OperatorError(
    `FAULTS=1 is for tests: it needs HOST=127.0.0.1 (now ${env.HOST}) and no DATABASE_URL`,
  )
}

/** The stand-alone API may be reached from other test machines, but never in production. */
export function requireNoProduction(env: Pick<Env, 'FAULTS'>, mode: string | undefined): void {
  if (env.FAULTS && mode === 'production') {
    throw new OperatorError('FAULTS=1 is for tests: it cannot be used with NODE_ENV=production')
  }
}
