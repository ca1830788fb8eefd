import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApi } from '@/server/edge/app'
import { mockApiDir } from '@/server/edge/data-dirs'
import { printCatalogueAge } from '@/server/edge/enter-mode'
import { requireNoProduction } from '@/server/edge/faults/permission'
import type { ScenarioDeps } from '@/server/edge/faults/scenarios/scenario-buyer'
import { runScenario } from '@/server/edge/faults/scenarios/scenarios'
import { createRunningMall } from '@/server/edge/running-mall'
import { openDemoAccounts, printAccounts } from '@/server/edge/seed/demo-accounts'
import { readEnv } from '@/server/kernel/env'
import { HttpError } from '@/server/kernel/http/http-error'
import { createLog } from '@/server/kernel/log'
import { OperatorError } from '@/server/kernel/operator-error'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { openDemo } from './database'
import { requireFreePort } from './require-free-port'
import { run } from './run'

const DEFAULT_PORT = '4010'

/** Brings the first demo account into these states before anybody asks. */
async function makeScenarios(names: string[], deps: ScenarioDeps) {
  try {
    for (const name of names) console.log(name, JSON.stringify(await runScenario(deps, { name })))
  } catch (error) {
    throw error instanceof HttpError ? new OperatorError(`--scenario: ${error.message}`) : error
  }
}

// npm run mock-api -- --port 4010: the product API alone, with data of its own.
run(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      scenario: { type: 'string', multiple: true, default: [] },
    },
  })
  const input = readEnv({ ...process.env, PORT: values.port })
  requireNoProduction(input, process.env.NODE_ENV)
  const env = { ...input, DATA_DIR: mockApiDir(input.DATA_DIR) }
  await requireFreePort(env.PORT, env.HOST)
  const database = await openDemo(env)
  const { db } = database
  await printCatalogueAge(db)
  const accounts = await openDemoAccounts(db)
  const log = createLog(env)
  const mall = createRunningMall(database, { config: env, log })
  const unlimited = createApi({ db, config: env, log, orderLimits: NO_ORDER_LIMITS })
  await makeScenarios(values.scenario, {
    db,
    now: Date.now,
    siteId: env.NEXT_PUBLIC_SITE_ID,
    // What several scenarios order in a second is more than one buyer may in a minute.
    fetch: (request) => unlimited.fetch(request),
  })
  await mall.start()
  const server = serve(
    { fetch: mall.api.fetch, port: env.PORT, hostname: env.HOST },
    ({ port }) => {
      console.log(`Product API: http://localhost:${port} on ${database.label}`)
      printAccounts(accounts)
      if (env.FAULTS) console.log('Faults on demand: docs/qa.md')
      console.log(`The other side: DATA_DIR=${input.DATA_DIR} npm run ops -- --mock-api`)
    },
  )
  const stop = () => {
    const closed = new Promise((resolve) => server.close(resolve))
    void Promise.all([closed, mall.stop()])
      .then(() => database.close())
      .then(() => process.exit(0))
    // A call left hanging by a tester would keep the server open for ever.
    if (env.FAULTS && 'closeAllConnections' in server) server.closeAllConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})
