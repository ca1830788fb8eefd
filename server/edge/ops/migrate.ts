import { parseArgs } from 'node:util'
import { openDatabase } from '@/server/kernel/db/client'
import { hasData } from '@/server/kernel/db/data-place.mjs'
import { pendingMigrations } from '@/server/kernel/db/pending-migrations'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { run } from './run'

// npm run migrate [-- --dry-run]: brings the schema to this version, or says what that would run. A start
// does it too; whoever comes second waits for the first.
run(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const env = readEnv(process.env)
  if (!env.DATABASE_URL && !hasData(env.DATA_DIR)) {
    // Opening it would make one.
    throw new OperatorError(`no mall has been started on DATA_DIR ${env.DATA_DIR}`)
  }
  const database = await openDatabase(env)
  try {
    const pending = await pendingMigrations(database.db)
    if (!values['dry-run']) await database.migrate()
    const [did, nothing] = values['dry-run']
      ? ['would run', 'would run nothing']
      : ['ran', 'nothing to run']
    console.log(`${database.label}: ${pending.length > 0 ? did : nothing}`)
    for (const name of pending) console.log(`  ${name}`)
  } finally {
    await database.close()
  }
})
