import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApi } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { readEnv } from '@/server/env'
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
  const env = { ...given, DATA_DIR: join(given.DATA_DIR, 'mock-api') }
  await requireFreePort(env.PORT, env.HOST)
  const database = await openDatabase(env)
  await database.migrate()
  await fillDatabase(database.db, env.SEED_SKUS)
  const api = createApi({ db: database.db, config: env, log: createLog(env.LOG_LEVEL) })
  const server = serve({ fetch: api.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    console.log(`Product API: http://localhost:${port} on ${database.label}`)
    printDemoAccounts()
  })
  const stop = () => server.close(() => void database.close().then(() => process.exit(0)))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})
