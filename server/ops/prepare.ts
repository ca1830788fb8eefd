import { openDatabase } from '@/server/db/client'
import { readEnv } from '@/server/env'
import { requirePrivateMall } from '@/server/faults/permission'
import { readSmsConfig } from '@/server/modules/sms/sms-config'
import { AUTOPILOT_TEXT, hasDemoAccounts, printDemoAccounts } from './accounts'
import { fillDatabase } from './database'
import { requireFreePort } from './port'
import { run } from './run'

// What `npm start` does before it serves: checks the settings, then migrates and fills the database.
run(async () => {
  const env = readEnv(process.env)
  requirePrivateMall(env)
  readSmsConfig(env)
  await requireFreePort(env.PORT, env.HOST)
  if (env.API_HOST) {
    console.log(`Product API: ${env.API_HOST}`)
    return
  }
  const database = await openDatabase(env)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await fillDatabase(database.db, env.SEED_SKUS)
  const isDemo = await hasDemoAccounts(database.db)
  await database.close()
  printDemoAccounts()
  if (isDemo && env.AUTOPILOT) console.log(AUTOPILOT_TEXT)
})
