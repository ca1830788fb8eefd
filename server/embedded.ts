import { type Api, createApi } from './app'
import { openDatabase } from './db/client'
import { OperatorError } from './db/data-dir'
import { readEnv } from './env'
import { createFaults } from './faults/faults'
import { requirePrivateMall } from './faults/permission'
import { createForward } from './forward'
import { startJobs } from './jobs/jobs'
import { createLog } from './log'
import { readPayConfig } from './modules/payment/pay-config'
import { readSmsConfig } from './modules/sms/sms-config'

declare global {
  var __mallDoor: Promise<Api> | undefined
  var __mallApi: ((request: Request) => Response | Promise<Response>) | undefined
}

async function open(): Promise<Api> {
  const env = readEnv(process.env)
  requirePrivateMall(env)
  if (env.API_HOST) return createForward(env.API_HOST, { isProxied: env.TRUSTED_PROXY })
  const sms = readSmsConfig(env)
  const database = await openDatabase(env)
  await database.migrate()
  const { db } = database
  const log = createLog(env.LOG_LEVEL)
  const pay = readPayConfig(env)
  const faults = env.FAULTS ? createFaults(database) : undefined
  startJobs({ db, now: faults ? faults.clock(Date.now) : Date.now, log, config: env, pay, sms })
  return createApi({ db, config: env, log, pay, sms, ...(faults && { faults }) })
}

/**
 * The one product API of this process: embedded, or another host's behind the same door. Kept on
 * globalThis, because Next bundles instrumentation and API routes apart.
 */
export function productApi(): Promise<Api> {
  globalThis.__mallDoor ??= open()
  return globalThis.__mallDoor
}

/** Opens the API for this process, or ends it with one line. Rendering then finds it on globalThis. */
export async function openForRendering(): Promise<void> {
  try {
    const api = await productApi()
    globalThis.__mallApi = api.fetch
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  }
}
