import { type Api, createApi } from './app'
import { openDatabase } from './db/client'
import { readEnv } from './env'
import { createForward } from './forward'
import { createLog } from './log'

declare global {
  var __mallDoor: Promise<Api> | undefined
}

async function open(): Promise<Api> {
  const env = readEnv(process.env)
  if (env.API_HOST) return createForward(env.API_HOST)
  const database = await openDatabase(env)
  await database.migrate()
  return createApi({ db: database.db, config: env, log: createLog(env.LOG_LEVEL) })
}

/**
 * The one product API of this process: embedded, or another host's behind the same door. Kept on
 * globalThis, because Next bundles instrumentation and API routes apart.
 */
export function productApi(): Promise<Api> {
  globalThis.__mallDoor ??= open()
  return globalThis.__mallDoor
}
