import { isLoopback, requirePrivateMall } from '@/server/edge/faults/permission'
import {
  AUTOPILOT_TEXT,
  blockDemoAccounts,
  openDemoAccounts,
  printAccounts,
} from '@/server/edge/seed/demo-accounts'
import { type Db, openDatabase } from '@/server/kernel/db/client'
import { type Env, readEnv } from '@/server/kernel/env'
import { readSmsConfig } from '@/server/modules/account/sms/sms-config'
import { readPayConfig } from '@/server/modules/payment/pay-config'
import { fillDemo, fillProduction } from './database'
import { requireFreePort } from './port'
import { run } from './run'

async function prepareDemo(db: Db, env: Env): Promise<void> {
  await fillDemo(db, env.SEED_SKUS)
  const accounts = await openDemoAccounts(db)
  printAccounts(accounts)
  if (accounts.length > 0 && env.AUTOPILOT) console.log(AUTOPILOT_TEXT)
  if (isLoopback(env.HOST)) return
  console.log(
    `HOST=${env.HOST} opens this demo to the network: its accounts are public, and so are the SMS codes of all phones`,
  )
}

async function prepareProduction(db: Db): Promise<void> {
  await fillProduction(db)
  const blocked = await blockDemoAccounts(db)
  if (blocked.length > 0) console.log(`Blocked the demo accounts: ${blocked.join(', ')}`)
}

// Before `npm start` serves: checks the settings, migrates the database, fills that of a demo.
run(async () => {
  const env = readEnv(process.env)
  requirePrivateMall(env)
  readSmsConfig(env)
  readPayConfig(env)
  await requireFreePort(env.PORT, env.HOST)
  if (env.API_HOST) {
    console.log(`Mode: ${env.MALL_MODE}`)
    console.log(`Product API: ${env.API_HOST}`)
    return
  }
  const database = await openDatabase(env)
  console.log(`Mode: ${env.MALL_MODE}`)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await database.unlimited((db) =>
    env.MALL_MODE === 'demo' ? prepareDemo(db, env) : prepareProduction(db),
  )
  await database.close()
})
