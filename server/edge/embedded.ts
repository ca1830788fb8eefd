import { collectDefaultMetrics } from 'prom-client'
import { openDatabase } from '@/server/kernel/db/client'
import { hasData } from '@/server/kernel/db/data-place.mjs'
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
import { logPages } from './incoming'
import { logLoopDelay } from './loop-watch'

declare global {
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
    const { createForward } = await import('./forward')
    return createForward(env.API_HOST, { config: env, log })
  }
  const sms = readSmsConfig(env)
  const pay = readPayConfig(env)
  // Opened here it would be an empty one, into which no archive could be unpacked.
  if (!env.DATABASE_URL && !hasData(env.DATA_DIR)) process.exit(UNFILLED)
  // Most of the code is read while the embedded database opens in its thread. A connection to
  // PostgreSQL would time out on a busy machine, were its answer to wait for that.
  const reading = import('./embedded-mall')
  if (env.DATABASE_URL) await reading
  const database = await openDatabase(env, { report: (line) => log.warn({}, line) })
  const { startEmbeddedMall } = await reading
  const api = await startEmbeddedMall(database, { config: env, log, pay, sms })
  if (api) return api
  await database.close()
  process.exit(UNFILLED)
}

function endProcess(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(error instanceof OperatorError ? MISTAKE : 1)
}

/**
 * Opens the product API of this process, embedded or forwarded to another host, on globalThis: Next bundles
 * instrumentation, pages and the API route separately. Requests wait until it is open; a start that
 * cannot work ends the process with one line. Resolves when Next may load its pages: with PostgreSQL
 * when it is open, otherwise at once.
 */
export async function openForRequests(): Promise<void> {
  const opening = open().then(readyWithFirstPage).then(drainable)
  globalThis.__mallApi = async (request, from) => (await opening).fetch(request, from)
  const ending = opening.catch(endProcess)
  if (process.env.DATABASE_URL) await ending
}
