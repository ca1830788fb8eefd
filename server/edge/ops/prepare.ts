import { requirePrivateMall } from '@/server/edge/faults/permission'
import { readEnv } from '@/server/kernel/env'
import { readSmsConfig } from '@/server/modules/account/sms/sms-config'
import { readPayConfig } from '@/server/modules/payment/pay-config'
import { openDemo, openProduction } from './database'
import { requireFreePort } from './require-free-port'
import { run } from './run'

// Beside the build of `npm start`, and before a server that has found its database unfilled starts
// again: checks the settings, migrates the database, fills that of a demo. What the server tells at
// its start is told by enter-mode.ts.
run(async () => {
  const env = readEnv(process.env)
  requirePrivateMall(env)
  readSmsConfig(env)
  readPayConfig(env)
  await requireFreePort(env.PORT, env.HOST)
  if (env.API_HOST) return
  const database = await (env.MALL_MODE === 'demo' ? openDemo(env) : openProduction(env))
  await database.close()
})
