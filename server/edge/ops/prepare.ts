import { requirePrivateMall } from '@/server/edge/faults/permission'
import {
  AUTOPILOT_TEXT,
  hasDemoAccounts,
  printDemoAccounts,
} from '@/server/edge/seed/demo-accounts'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { readSmsConfig } from '@/server/modules/account/sms/sms-config'
import { readPayConfig } from '@/server/modules/payment/pay-config'
import { fillDatabase } from './database'
import { requireFreePort } from './port'
import { run } from './run'

// Before `npm start` serves: checks the settings, migrates and seeds the database.
run(async () => {
  const env = readEnv(process.env)
  requirePrivateMall(env)
  readSmsConfig(env)
  readPayConfig(env)
  await requireFreePort(env.PORT, env.HOST)
  if (env.API_HOST) {
    console.log(`Product API: ${env.API_HOST}`)
    return
  }
  const database = await openDatabase(env)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await database.unlimited((db) => fillDatabase(db, env.SEED_SKUS))
  const isDemo = await hasDemoAccounts(database.db)
  await database.close()
  printDemoAccounts()
  if (isDemo && env.AUTOPILOT) console.log(AUTOPILOT_TEXT)
})
