import { parseArgs } from 'node:util'
import { seedCatalog } from '@/server/edge/seed/seed-catalog'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { progressPrinter } from './database'
import { run } from './run'

const SKUS_MIN = 1000
const SKUS_MAX = 2_000_000

// npm run catalogue -- --demo --skus 1000000: replaces the catalogue by invented goods; accounts and carts stay.
run(async () => {
  const env = readEnv(process.env)
  const { values } = parseArgs({ options: { demo: { type: 'boolean' }, skus: { type: 'string' } } })
  if (!values.demo) {
    throw new OperatorError(
      '--demo replaces the catalogue by invented goods; real ones: npm run ops -- import',
    )
  }
  const skus = values.skus === undefined ? env.SEED_SKUS : Number(values.skus)
  if (!Number.isInteger(skus) || skus < SKUS_MIN || skus > SKUS_MAX) {
    throw new OperatorError(`--skus must be a whole number from ${SKUS_MIN} to ${SKUS_MAX}`)
  }
  const database = await openDatabase(env)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await database.unlimited((db) =>
    seedCatalog(db, { skus, onProgress: progressPrinter('Seeding the catalogue') }),
  )
  await database.close()
})
