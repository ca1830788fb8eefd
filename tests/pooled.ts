// TEST_DATABASE_URL=… npm run test:pooled [-- files]: the API tests with a PgBouncer in front of that server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sessionOf } from '@/server/kernel/db/postgres-pool'
import { hasPgbouncer, openPooler } from './support/pgbouncer'
import { portAt } from './support/servers'
import { UNHURRIED } from './support/unhurried'

const server = process.env.TEST_DATABASE_URL
if (!server) throw new Error('say which PostgreSQL in TEST_DATABASE_URL')
if (!hasPgbouncer()) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')

const connectQuery = sessionOf(UNHURRIED.limits.calls)
const pooler = await openPooler({ port: portAt(60), server, connectQuery })
const child = spawn('npx', ['vitest', 'run', '--project', 'api', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_POOL_URL: pooler.through(server) },
})
const [status] = await once(child, 'exit')
await pooler.close()
process.exitCode = typeof status === 'number' ? status : 1
