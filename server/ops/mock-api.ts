import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApi } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { readEnv } from '@/server/env'
import { createFaults } from '@/server/faults/faults'
import { requireNoProduction } from '@/server/faults/permission'
import { startJobs } from '@/server/jobs/jobs'
import { createLog } from '@/server/log'
import { printDemoAccounts } from './accounts'
import { fillDatabase } from './database'
import { requireFreePort } from './port'
import { run } from './run'

const DEFAULT_PORT = '4010'

// npm run mock-api -- --port 4010: the product API alone, on data of its own.
run(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } })
  const given = readEnv({ ...process.env, PORT: values.port })
  requireNoProduction(given, process.env.NODE_ENV)
  const env = { ...given, DATA_DIR: join(given.DATA_DIR, 'mock-api') }
  await requireFreePort(env.PORT, env.HOST)
  const database = await openDatabase(env)
  await database.migrate()
  await fillDatabase(database.db, env.SEED_SKUS)
  const { db } = database
  const log = createLog(env.LOG_LEVEL)
  const faults = env.FAULTS ? createFaults(database) : undefined
  const api = createApi({ db, config: env, log, ...(faults && { faults }) })
  const stopJobs = startJobs({
    db,
    now: faults ? faults.clock(Date.now) : Date.now,
    log,
    config: env,
  })
  const server = serve({ fetch: api.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    console.log(`Product API: http://localhost:${port} on ${database.label}`)
    printDemoAccounts()
    if (env.FAULTS) console.log('Faults on demand: docs/qa.md')
  })
  const stop = () => {
    stopJobs()
    server.close(() => void database.close().then(() => process.exit(0)))
    // A call a tester left hanging would keep it open for ever.
    if (env.FAULTS && 'closeAllConnections' in server) server.closeAllConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})
