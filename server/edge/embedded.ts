import { collectDefaultMetrics } from 'prom-client'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { MISTAKE, UNFILLED } from '@/server/kernel/exit-codes.mjs'
import type { Visitor } from '@/server/kernel/http/client-address'
import { createLog } from '@/server/kernel/log'
import { OperatorError } from '@/server/kernel/operator-error'
import { readSmsConfig } from '@/server/modules/account/sms/sms-config'
import { readPayConfig } from '@/server/modules/payment/pay-config'
import { drainable } from './drainable'
import type { Api } from './faults/api'
import { requirePrivateMall } from './faults/permission'
import { readyWithFirstPage } from './first-page'
import { createForward } from './forward'
import { logPages } from './incoming'
import { logLoopDelay } from './loop-watch'
import { tellMallFigures } from './mall-figures'
import { enterMode, UnfilledDatabase } from './ops/enter-mode'
import { createRunningMall } from './running-mall'

declare global {
  var __mallDoor: Promise<Api> | undefined
  var __mallApi: ((request: Request, from?: Visitor) => Response | Promise<Response>) | undefined
}

async function open(): Promise<Api> {
  const env = readEnv(process.env)
  // Pages say what was decided here (services/env.ts).
  process.env.MALL_MODE = env.MALL_MODE
  requirePrivateMall(env)
  const log = createLog(env)
  logPages(log)
  logLoopDelay(log)
  collectDefaultMetrics()
  if (env.API_HOST) {
    console.log(`Mode: ${env.MALL_MODE}`)
    console.log(`Product API: ${env.API_HOST}`)
    return createForward(env.API_HOST, { config: env, log })
  }
  const sms = readSmsConfig(env)
  const database = await openDatabase(env, { report: (line) => log.warn({}, line) })
  await database.migrate()
  try {
    await enterMode(database, env)
  } catch (error) {
    await database.close()
    throw error
  }
  const mall = createRunningMall(database, { config: env, log, pay: readPayConfig(env), sms })
  await mall.start()
  tellMallFigures(database.slowDb, Date.now)
  const fail = (error: unknown) => log.error({ err: error }, 'stop failed')
  const stop = () => void mall.stop().catch(fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  return mall.api
}

/**
 * The product API of this process: embedded, or forwarded to another host. Stored on
 * globalThis, because Next bundles instrumentation and API routes separately.
 */
export function productApi(): Promise<Api> {
  globalThis.__mallDoor ??= open().then(readyWithFirstPage).then(drainable)
  return globalThis.__mallDoor
}

/** Opens the API on globalThis for SSR, or exits: with a one-line error, or to have its database filled. */
export async function openForRendering(): Promise<void> {
  try {
    const api = await productApi()
    globalThis.__mallApi = api.fetch
  } catch (error) {
    if (error instanceof UnfilledDatabase) process.exit(UNFILLED)
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(error instanceof OperatorError ? MISTAKE : 1)
  }
}
