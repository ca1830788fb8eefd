import { parseArgs } from 'node:util'
import { ensureDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { seedCatalog } from '@/server/edge/seed/seed-catalog'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { progressPrinter } from './database'
import { run } from './run'

const SKUS_MIN = 1000
const SKUS_MAX = 2_000_000

// npm run seed -- --skus 1000000: replaces the catalogue; accounts and carts stay.
run(async () => {
  const env = readEnv(process.env)
  const { values } = parseArgs({ options: { skus: { type: 'string' } } })
  const skus = values.skus === undefined ? env.SEED_SKUS : Number(values.skus)
  if (!Number.isInteger(skus) || skus < SKUS_MIN || skus > SKUS_MAX) {
    throw new OperatorError(`--skus must be a whole number from ${SKUS_MIN} to ${SKUS_MAX}`)
  }
  const database = await openDatabase(env)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await database.unlimited(async (db) => {
    await seedCatalog(db, { skus, onProgress: progressPrinter('Seeding the catalogue') })
    await ensureDemoAccounts(db)
  })
  await database.close()
})
